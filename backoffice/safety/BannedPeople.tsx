import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { ConsoleProviderBanFragment } from '../gql/generated.ts';
import { dayText } from '../groups/record/group-record.ts';
import { volunteerName } from '../records/volunteer-name.ts';
import { useAnswer } from '../resources/use-method.ts';
import { spreadRow } from '../theme/row.ts';
import { AskedChange } from '../widgets/forms/AskedChange.tsx';
import { Tag } from '../widgets/lists/Tag.tsx';
import { SafetyCard } from './SafetyCard.tsx';
import { liftBan, providerBans } from './safety-methods.ts';

/** As many as the API gives at once. */
const PER_PAGE = 100;

/** Whom the charity has blocked, by its own act or because a new record equals an old one. */
export function BannedPeople({ providerId }: { providerId: string }) {
  const [page, setPage] = useState(1);
  const list = useAnswer(providerBans, { providerId, page }, { keepsLast: true });
  const isFull = list.data?.length === PER_PAGE;
  return (
    <SafetyCard
      title="Blocked volunteers"
      explanation="They cannot sign up here. A block is known again for two years, even with a new account."
      emptyText="Nobody is blocked."
      list={list}
      row={(ban) => <BanRow key={ban.chariteer.id} ban={ban} providerId={providerId} />}
    >
      {(isFull || page > 1) && (
        <Box sx={{ display: 'flex', gap: 1, mt: 1.5 }}>
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            Later blocks
          </Button>
          <Button disabled={!isFull} onClick={() => setPage(page + 1)}>
            Earlier blocks
          </Button>
        </Box>
      )}
    </SafetyCard>
  );
}

function BanRow({ ban, providerId }: { ban: ConsoleProviderBanFragment; providerId: string }) {
  const name = volunteerName(ban.chariteer);
  return (
    <Box component="li" sx={spreadRow}>
      <Box sx={{ minWidth: 0 }}>
        <Box component="span" sx={{ fontWeight: 650, mr: 1 }}>
          {name}
        </Box>
        {ban.isCarried && <Tag text="Known again" tone="quiet" />}
        <Typography sx={{ color: 'text.secondary' }}>
          since {dayText(ban.createdAt)}
          {ban.isCarried && ': same address, or same name and birth date, as somebody you blocked'}
          {ban.reason && `: «${ban.reason}»`}
        </Typography>
      </Box>
      <AskedChange
        method={liftBan}
        variables={{ providerId, chariteerId: ban.chariteer.id }}
        doneText={`${name} can sign up again.`}
        title={`Lift the block of ${name}?`}
        content="They can sign up again. Places that were given back do not come back."
        confirm="Lift the block"
        cancel="Keep it"
      >
        {(ask) => (
          <Button variant="outlined" onClick={ask} aria-label={`Lift the block of ${name}`}>
            Lift
          </Button>
        )}
      </AskedChange>
    </Box>
  );
}
