import { Box, Card } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Loading } from 'react-admin';
import { useAnswer } from '../resources/use-method.ts';
import { CardPaging } from '../widgets/lists/CardPaging.tsx';
import { FailureAlert } from '../widgets/notices/Failure.tsx';
import { providerSchedule } from './home-methods.ts';
import { QuestCard } from './QuestCard.tsx';

const PAGE_SIZE = 24;

/** The quests of the session's own charity as cards, those to come or those that are over. */
export function QuestCards({ isPast, empty }: { isPast: boolean; empty: ReactNode }) {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useAnswer(
    providerSchedule,
    { isPast, page, perPage: PAGE_SIZE },
    { keepsLast: true },
  );
  if (error) {
    return (
      <Box sx={{ mt: 2 }}>
        <FailureAlert error={error} onRetry={refetch} />
      </Box>
    );
  }
  if (!data) return <Loading />;
  if (data.items.length === 0) return <Card sx={{ mt: 2 }}>{empty}</Card>;
  return (
    <>
      <Box component="ul" sx={cards}>
        {data.items.map((quest) => (
          <QuestCard key={quest.id} quest={quest} isPast={isPast} />
        ))}
      </Box>
      <CardPaging
        total={data.total}
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
