import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Confirm, useDelete, useGetList, useNotify, useRefresh } from 'react-admin';
import { isWorthRetrying } from '../api-client/error-code.ts';
import type { ConsoleProviderBanFragment } from '../gql/generated.ts';
import { dayText } from '../groups/record/group-record.ts';
import { volunteerName } from '../records/volunteer-name.ts';
import { Tag } from '../widgets/lists/Tag.tsx';
import { SafetyCard } from './SafetyCard.tsx';

/** As many as the API gives at once. */
const PER_PAGE = 100;
type Ban = ConsoleProviderBanFragment & { id: string };

/** Whom the charity has blocked, by its own act or because a new record equals an old one. */
export function BannedPeople({ providerId }: { providerId: string }) {
  const [page, setPage] = useState(1);
  const list = useGetList<Ban>(
    'providerBans',
    { filter: { providerId }, pagination: { page, perPage: PER_PAGE } },
    { retry: isWorthRetrying, placeholderData: (last) => last, onError: () => undefined },
  );
  const isFull = list.data?.length === PER_PAGE;
  return (
    <SafetyCard
      title="Blocked volunteers"
      explanation="They cannot sign up here. A block is known again for two years, even with a new account."
      emptyText="Nobody is blocked."
      list={list}
      row={(ban) => <BanRow key={ban.id} ban={ban} providerId={providerId} />}
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

function BanRow({ ban, providerId }: { ban: Ban; providerId: string }) {
  const [isAsked, setAsked] = useState(false);
  const { lift, isPending } = useLift(ban, providerId, () => setAsked(false));
  const name = volunteerName(ban.chariteer);
  return (
    <Box component="li" sx={row}>
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
      <Button variant="outlined" onClick={() => setAsked(true)} aria-label={`Lift the block of ${name}`}>
        Lift
      </Button>
      <Confirm
        isOpen={isAsked}
        loading={isPending}
        title={`Lift the block of ${name}?`}
        content="They can sign up again. Places that were given back do not come back."
        confirm="Lift the block"
        cancel="Keep it"
        confirmColor="warning"
        onConfirm={lift}
        onClose={() => setAsked(false)}
      />
    </Box>
  );
}

function useLift({ id, chariteer: volunteer }: Ban, providerId: string, onDone: () => void) {
  const [deleteOne, { isPending }] = useDelete();
  const notify = useNotify();
  const refresh = useRefresh();
  const done = (text: string, type: 'success' | 'error') => {
    notify(text, { type });
    refresh();
    onDone();
  };
  const lift = () =>
    void deleteOne(
      'providerBans',
      { id, previousData: { id, providerId } },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => done(`${volunteerName(volunteer)} can sign up again.`, 'success'),
        onError: (error) => done((error as Error).message, 'error'),
      },
    );
  return { lift, isPending };
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
};
