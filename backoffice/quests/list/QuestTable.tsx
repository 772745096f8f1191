import { Box } from '@mui/material';
import { DataTable } from 'react-admin';
import { Link } from 'react-router-dom';
import { EVENT_TYPE_LABELS } from '#domain/quests/quest-status.ts';
import type { QuestRowFragment } from '../../gql/generated.ts';
import { questWhen } from '../../records/quest-when.ts';
import { PlacesTaken } from '../../widgets/quests/PlacesTaken.tsx';
import { StatusChip } from '../../widgets/quests/StatusChip.tsx';
import { NoMatchingQuests } from './NoMatchingQuests.tsx';

const Column = DataTable.Col<QuestRowFragment>;

/** Quests on a wide screen. The title is a link, so that the keyboard reaches what a click on the row does. */
export function QuestTable() {
  return (
    <DataTable<QuestRowFragment>
      rowClick="show"
      bulkActionButtons={false}
      empty={<NoMatchingQuests />}
      aria-label="Quests"
      rowSx={({ isOver }) => ({ '& td': isOver ? { color: 'text.secondary' } : {} })}
    >
      <Column source="startedAt" label="When" render={(quest) => <When {...quest} />} />
      <Column source="eventTitle" label="Title" render={(quest) => <TitleLink {...quest} />} />
      <Column
        source="eventType"
        label="Type"
        disableSort
        render={({ eventType }) => EVENT_TYPE_LABELS[eventType]}
      />
      <Column
        source="publishingStatus"
        label="Status"
        render={({ publishingStatus }) => <StatusChip status={publishingStatus} />}
      />
      <Column source="takenCount" label="Places taken" render={(quest) => <PlacesTaken {...quest} />} />
      <Column
        source="location.name"
        label="Location"
        disableSort
        render={({ location }) => location?.name ?? 'No location'}
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

function TitleLink({ id, eventTitle, reservation }: QuestRowFragment) {
  return (
    <>
      <Box
        component={Link}
        to={`/quests/${encodeURIComponent(id)}/show`}
        // The row would follow the same link a second time.
        onClick={(event) => event.stopPropagation()}
        sx={{ color: 'primary.main', fontWeight: 650 }}
      >
        {eventTitle}
      </Box>
      {reservation && (
        <Box component="span" sx={{ display: 'block' }}>
          Reserved for {reservation.guildName}
        </Box>
      )}
    </>
  );
}
