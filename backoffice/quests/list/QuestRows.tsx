import { Box, Checkbox } from '@mui/material';
import { SimpleList, useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { consoleQuestWordsTexts } from '#domain/texts/generated/console-quest-words.ts';
import type { QuestRowFragment } from '../../gql/generated.ts';
import { asWritten } from '../../language/as-written.ts';
import { textsOf } from '../../language/console-locale.ts';
import { questWhen } from '../../records/quest-when.ts';
import { StatusChip } from '../../widgets/quests/StatusChip.tsx';
import { NoMatchingQuests } from './NoMatchingQuests.tsx';

/** Quests on a phone. */
export function QuestRows({ canSelect }: { canSelect: boolean }) {
  return (
    <SimpleList<QuestRowFragment>
      rowClick={false}
      empty={<NoMatchingQuests />}
      leftIcon={canSelect ? (quest) => <Selecting {...quest} /> : undefined}
      primaryText={({ id, eventTitle }) => (
        <Box
          component={Link}
          {...asWritten()}
          to={`/quests/${encodeURIComponent(id)}/show`}
          sx={{ ...wholeRow, fontWeight: 650, color: 'inherit', textDecoration: 'none' }}
        >
          {eventTitle}
        </Box>
      )}
      secondaryText={(quest) => <Summary {...quest} />}
      sx={{ '& .MuiListItem-root': { position: 'relative' }, '& .MuiListItemIcon-root': { minWidth: 0 } }}
    />
  );
}

/** The link of a row is as large as the row. */
const wholeRow = { '&::after': { content: '""', position: 'absolute', inset: 0 } };

function Selecting({ id, eventTitle }: QuestRowFragment) {
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <Checkbox
      checked={selectedIds.includes(id)}
      onChange={() => onToggleItem(id)}
      slotProps={{
        input: { 'aria-label': `${useTranslate()('ra.action.select_row')}: ${eventTitle}` },
      }}
      sx={{ zIndex: 1, ml: -1.5 }}
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
