import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { consoleSafetyTexts } from '#domain/texts/generated/console-safety.ts';
import type { ConsoleProviderBanFragment } from '../gql/generated.ts';
import { dayText } from '../groups/record/group-record.ts';
import { textsOf } from '../language/console-locale.ts';
import { volunteerName } from '../records/volunteer-name.ts';
import { useAnswer } from '../resources/use-method.ts';
import { spreadRow } from '../theme/row.ts';
import { AskedChange } from '../widgets/forms/AskedChange.tsx';
import { Tag } from '../widgets/lists/Tag.tsx';
import { SafetyCard } from './SafetyCard.tsx';
import { liftBan, providerBans } from './safety-methods.ts';

/** Rows per page, the API's maximum. */
const PER_PAGE = 100;

/** Whom the charity has blocked, by its own act or because a new record equals an old one. */
export function BannedPeople({ providerId }: { providerId: string }) {
  const [page, setPage] = useState(1);
  const list = useAnswer(providerBans, { providerId, page }, { keepsLast: true });
  const t = textsOf(consoleSafetyTexts);
  const isFull = list.data?.length === PER_PAGE;
  return (
    <SafetyCard
      title={t.blockedTitle}
      explanation={t.blockedExplanation}
      emptyText={t.nobodyBlocked}
      list={list}
      row={(ban) => <BanRow key={ban.chariteer.id} ban={ban} providerId={providerId} />}
    >
      {(isFull || page > 1) && (
        <Box sx={{ display: 'flex', gap: 1, mt: 1.5 }}>
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t.later}
          </Button>
          <Button disabled={!isFull} onClick={() => setPage(page + 1)}>
            {t.earlier}
          </Button>
        </Box>
      )}
    </SafetyCard>
  );
}

function BanRow({ ban, providerId }: { ban: ConsoleProviderBanFragment; providerId: string }) {
  const name = volunteerName(ban.chariteer);
  const { createdAt, isCarried, reason } = ban;
  const t = textsOf(consoleSafetyTexts);
  return (
    <Box component="li" sx={spreadRow}>
      <Box sx={{ minWidth: 0 }}>
        <Box component="span" sx={{ fontWeight: 650, mr: 1 }}>
          {name}
        </Box>
        {isCarried && <Tag text={t.knownAgain} tone="quiet" />}
        <Typography sx={{ color: 'text.secondary' }}>
          {t.since({
            day: dayText(createdAt),
            isCarried: isCarried ? 'carried' : 'other',
            isGiven: reason ? 'given' : 'other',
            reason: reason ?? '',
          })}
        </Typography>
      </Box>
      <AskedChange
        method={liftBan}
        variables={{ providerId, chariteerId: ban.chariteer.id }}
        doneText={t.canSignUp({ name })}
        title={t.liftTitle({ name })}
        content={t.liftContent}
        confirm={t.liftBlock}
        cancel={t.keep}
      >
        {(ask) => (
          <Button variant="outlined" onClick={ask} aria-label={t.liftName({ name })}>
            {t.lift}
          </Button>
        )}
      </AskedChange>
    </Box>
  );
}
