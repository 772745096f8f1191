import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { YOUNG_MESSAGE_KINDS } from '#domain/guardians/young-message.ts';
import type { ConsoleYoungMessageFragment } from '../gql/generated.ts';
import { dayText } from '../groups/record/group-record.ts';
import { useAnswer } from '../resources/use-method.ts';
import { CardPaging } from '../widgets/lists/CardPaging.tsx';
import { Quote } from '../widgets/lists/Quote.tsx';
import { SafetyCard } from './SafetyCard.tsx';
import { youngMessages } from './safety-methods.ts';

const PER_PAGE = 25;

/** What was written to volunteers under 18 in the charity's name. */
export function YoungMessages({ providerId }: { providerId: string }) {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useAnswer(
    youngMessages,
    { providerId, page, perPage: PER_PAGE },
    { keepsLast: true },
  );
  return (
    <SafetyCard
      title="Written to young volunteers"
      explanation="Notes and messages to volunteers under 18 are kept here for two years. They cannot hold telephone numbers or addresses."
      emptyText="Nothing was written to young volunteers."
      list={{ data: data?.items, error, refetch }}
      row={(message) => <Message key={message.id} message={message} />}
    >
      <CardPaging
        total={data?.total ?? 0}
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
      <Quote>{body}</Quote>
    </li>
  );
}
