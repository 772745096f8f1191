import { Box } from '@mui/material';
import { SimpleList } from 'react-admin';
import { consoleQuestWordsTexts } from '#domain/texts/generated/console-quest-words.ts';
import type { QuestRowFragment } from '../../gql/generated.ts';
import { asWritten } from '../../language/as-written.ts';
import { textsOf } from '../../language/console-locale.ts';
import { questWhen } from '../../records/quest-when.ts';
import { StatusChip } from '../../widgets/quests/StatusChip.tsx';
import { NoMatchingQuests } from './NoMatchingQuests.tsx';

/** Quests on a phone. */
export function QuestRows() {
  return (
    <SimpleList<QuestRowFragment>
      rowClick="show"
      empty={<NoMatchingQuests />}
      primaryText={({ eventTitle }) => (
        <Box component="span" {...asWritten()} sx={{ fontWeight: 650 }}>
          {eventTitle}
        </Box>
      )}
      secondaryText={(quest) => <Summary {...quest} />}
    />
  );
}

function Summary(quest: QuestRowFragment) {
  const { day, time } = questWhen(quest);
  return (
    <Box component="span" sx={{ display: 'block' }}>
      <Box component="span" sx={{ display: 'block' }}>
        {day}
      </Box>
      <Box component="span" sx={{ display: 'block' }}>
        {time}
      </Box>
      <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 0.5 }}>
        <StatusChip status={quest.publishingStatus} />
        {textsOf(consoleQuestWordsTexts).taken({
          taken: quest.takenCount,
          places: quest.resourceMaxNumber,
        })}
      </Box>
    </Box>
  );
}
