import { Box, Card } from '@mui/material';
import type { ReactNode } from 'react';
import { consoleHomeTexts } from '#domain/texts/generated/console-home.ts';
import { textsOf } from '../language/console-locale.ts';
import { PagedAnswer } from '../widgets/lists/PagedAnswer.tsx';
import { providerSchedule } from './home-methods.ts';
import { QuestCard } from './QuestCard.tsx';

/** The quests of the session's own charity as cards, those to come or those that are over. */
export function QuestCards({ isPast, empty }: { isPast: boolean; empty: ReactNode }) {
  return (
    <Box sx={{ mt: 2 }}>
      <PagedAnswer
        method={providerSchedule}
        asked={{ isPast }}
        perPage={24}
        pagesLabel={textsOf(consoleHomeTexts).pages}
        empty={<Card>{empty}</Card>}
      >
        {(quests) => (
          <Box component="ul" sx={cards}>
            {quests.map((quest) => (
              <QuestCard key={quest.id} quest={quest} isPast={isPast} />
            ))}
          </Box>
        )}
      </PagedAnswer>
    </Box>
  );
}

const cards = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))',
  p: 0,
  m: 0,
};
