import { Box, Card } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Loading, useGetList } from 'react-admin';
import { isWorthRetrying } from '../api-client/error-code.ts';
import type { ScheduledQuestFragment } from '../gql/generated.ts';
import { CardPaging } from '../widgets/lists/CardPaging.tsx';
import { FailureAlert } from '../widgets/notices/Failure.tsx';
import { QuestCard } from './QuestCard.tsx';

const PAGE_SIZE = 24;

/** The quests of the session's own charity as cards, those to come or those that are over. */
export function QuestCards({ isPast, empty }: { isPast: boolean; empty: ReactNode }) {
  const [page, setPage] = useState(1);
  const { data, total, error, refetch } = useGetList<ScheduledQuestFragment>(
    'providerSchedule',
    { filter: { isPast }, pagination: { page, perPage: PAGE_SIZE } },
    { retry: isWorthRetrying, placeholderData: (last) => last },
  );
  if (error) {
    return (
      <Box sx={{ mt: 2 }}>
        <FailureAlert error={error} onRetry={refetch} />
      </Box>
    );
  }
  if (!data) return <Loading />;
  if (data.length === 0) return <Card sx={{ mt: 2 }}>{empty}</Card>;
  return (
    <>
      <Box component="ul" sx={cards}>
        {data.map((quest) => (
          <QuestCard key={quest.id} quest={quest} isPast={isPast} />
        ))}
      </Box>
      <CardPaging
        total={total ?? 0}
        page={page}
        perPage={PAGE_SIZE}
        onPage={setPage}
        label="Pages of Quests"
      />
    </>
  );
}

const cards = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))',
  p: 0,
  m: 0,
  mt: 2,
};
