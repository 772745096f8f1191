import { Box } from '@mui/material';
import { DataTable } from 'react-admin';
import { Link } from 'react-router-dom';
import { consoleQuestListTexts } from '#domain/texts/generated/console-quest-list.ts';
import type { QuestRowFragment } from '../../gql/generated.ts';
import { asWritten } from '../../language/as-written.ts';
import { textsOf } from '../../language/console-locale.ts';
import { typeLabel } from '../../records/quest-labels.ts';
import { questWhen } from '../../records/quest-when.ts';
import { holdInBrief } from '../../records/reservation-state.ts';
import { PlacesTaken } from '../../widgets/quests/PlacesTaken.tsx';
import { StatusChip } from '../../widgets/quests/StatusChip.tsx';
import { NoMatchingQuests } from './NoMatchingQuests.tsx';

const Column = DataTable.Col<QuestRowFragment>;

/** Quests on a wide screen. The title is a link, so that the keyboard reaches what a click on the row does. */
export function QuestTable({ canSelect }: { canSelect: boolean }) {
  const t = textsOf(consoleQuestListTexts);
  return (
    <DataTable<QuestRowFragment>
      rowClick="show"
      bulkActionButtons={canSelect}
      // It is below the list, for every width.
      bulkActionsToolbar={false}
      empty={<NoMatchingQuests />}
      aria-label={t.quests}
      rowSx={({ isOver }) => ({ '& td': isOver ? { color: 'text.secondary' } : {} })}
    >
      <Column source="startedAt" label={t.when} render={(quest) => <When {...quest} />} />
      <Column source="eventTitle" label={t.title} render={(quest) => <TitleLink {...quest} />} />
      <Column
        source="eventType"
        label={t.type}
        disableSort
        render={({ eventType }) => typeLabel(eventType)}
      />
      <Column
        source="publishingStatus"
        label={t.status}
        render={({ publishingStatus }) => <StatusChip status={publishingStatus} />}
      />
      <Column source="takenCount" label={t.taken} render={(quest) => <PlacesTaken {...quest} />} />
      <Column
        source="location.name"
        label={t.location}
        disableSort
        render={({ location }) => (location ? <span {...asWritten()}>{location.name}</span> : t.noLocation)}
      />
    </DataTable>
  );
}

function When(quest: QuestRowFragment) {
  const { day, time } = questWhen(quest);
  return (
    <>
      <Box component="span" sx={{ display: 'block', fontWeight: 650, whiteSpace: 'nowrap' }}>
        {day}
      </Box>
      <Box component="span" sx={{ display: 'block', whiteSpace: 'nowrap' }}>
        {time}
      </Box>
    </>
  );
}

function TitleLink({ id, eventTitle, reservation, ...quest }: QuestRowFragment) {
  const hold = holdInBrief(quest);
  return (
    <>
      <Box
        component={Link}
        {...asWritten()}
        to={`/quests/${encodeURIComponent(id)}/show`}
        // The row would follow the same link a second time.
        onClick={(event) => event.stopPropagation()}
        sx={{ color: 'primary.main', fontWeight: 650 }}
      >
        {eventTitle}
      </Box>
      {reservation && (
        <Box component="span" sx={{ display: 'block' }}>
          {textsOf(consoleQuestListTexts).reservedFor({ guild: reservation.guildName })}
        </Box>
      )}
      {hold && (
        <Box component="span" sx={{ display: 'block' }}>
          {hold}
        </Box>
      )}
    </>
  );
}
