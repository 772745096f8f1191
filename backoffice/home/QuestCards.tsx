import { Alert, Box, Button, Card, Pagination } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Loading, useGetList } from 'react-admin';
import type { ScheduledQuestFragment } from '../gql/generated.ts';
import { isWorthRetrying } from '../providers/error-code.ts';
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
    const retry = (
      <Button color="inherit" onClick={() => void refetch()}>
        Try again
      </Button>
    );
    return (
      <Alert severity="error" action={retry} sx={{ mt: 2 }}>
        {error.message}
      </Alert>
    );
  }
  if (!data) return <Loading />;
  if (data.length === 0) return <Card sx={{ mt: 2 }}>{empty}</Card>;
  const pages = Math.ceil((total ?? 0) / PAGE_SIZE);
  return (
    <>
      <Box component="ul" sx={cards}>
        {data.map((quest) => (
          <QuestCard key={quest.id} quest={quest} isPast={isPast} />
        ))}
      </Box>
      {pages > 1 && (
        <Pagination
          count={pages}
          page={page}
          onChange={(_event, wanted) => setPage(wanted)}
          siblingCount={0}
          aria-label="Pages of Quests"
          sx={{ my: 2, '& .MuiPaginationItem-root': { minWidth: 44, height: 44 } }}
        />
      )}
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
