import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { YOUNG_MESSAGE_KINDS } from '#domain/guardians/young-message.ts';
import { isWorthRetrying } from '../api-client/error-code.ts';
import type { ConsoleYoungMessageFragment } from '../gql/generated.ts';
import { dayText } from '../groups/record/group-record.ts';
import { CardPaging } from '../widgets/lists/CardPaging.tsx';
import { SafetyCard } from './SafetyCard.tsx';

const PER_PAGE = 25;

/** What was written to volunteers under 18 in the charity's name. */
export function YoungMessages({ providerId }: { providerId: string }) {
  const [page, setPage] = useState(1);
  const list = useGetList<ConsoleYoungMessageFragment>(
    'youngMessages',
    { filter: { providerId }, pagination: { page, perPage: PER_PAGE } },
    { retry: isWorthRetrying, placeholderData: (last) => last, onError: () => undefined },
  );
  return (
    <SafetyCard
      title="Written to young volunteers"
      explanation="Notes and messages to volunteers under 18 are kept here for two years. They cannot hold telephone numbers or addresses."
      emptyText="Nothing was written to young volunteers."
      list={list}
      row={(message) => <Message key={message.id} message={message} />}
    >
      <CardPaging
        total={list.total ?? 0}
        page={page}
        perPage={PER_PAGE}
        onPage={setPage}
        label="Pages of messages"
      />
    </SafetyCard>
  );
}

function Message({ message }: { message: ConsoleYoungMessageFragment }) {
  const { kind, body, createdAt, senderUsername, recipientUsername } = message;
  return (
    <li>
      <Box component="span" sx={{ fontWeight: 650 }}>
        {senderUsername ?? 'Somebody who has left'} to {recipientUsername ?? 'somebody who has left'}
      </Box>
      <Typography sx={{ color: 'text.secondary' }}>
        {YOUNG_MESSAGE_KINDS[kind]}, {dayText(createdAt)}
      </Typography>
      <Box component="blockquote" sx={quote}>
        {body}
      </Box>
    </li>
  );
}

const quote = {
  m: 0,
  mt: 0.75,
  pl: 1.5,
  borderLeft: 3,
  borderColor: 'divider',
  maxWidth: '70ch',
  whiteSpace: 'pre-line',
};
