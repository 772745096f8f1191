import { Box } from '@mui/material';
import { consoleQuestWordsTexts } from '#domain/texts/generated/console-quest-words.ts';
import type { QuestRowFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { questWhen } from '../../records/quest-when.ts';
import { SelectableRows } from '../../widgets/lists/SelectableRows.tsx';
import { StatusChip } from '../../widgets/quests/StatusChip.tsx';
import { NoMatchingQuests } from './NoMatchingQuests.tsx';

/** Quests on a phone. */
export function QuestRows({ canSelect }: { canSelect: boolean }) {
  return (
    <SelectableRows<QuestRowFragment>
      canSelect={canSelect}
      title={({ eventTitle }) => eventTitle}
      to={({ id }) => `/quests/${encodeURIComponent(id)}/show`}
      secondary={(quest) => <Summary {...quest} />}
      empty={<NoMatchingQuests />}
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
