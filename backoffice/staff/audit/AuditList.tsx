import { DataTable, DateInput, SimpleList, TextInput } from 'react-admin';
import { useIsNarrowPage } from '../../theme/use-narrow-page.ts';
import { NothingFits } from '../../widgets/lists/ListStates.tsx';
import { RecordList } from '../../widgets/lists/RecordList.tsx';
import { momentText } from '../widgets/moment-text.ts';
import { ActorText, SubjectText } from './AuditPeople.tsx';
import { type AuditRow, actionText, entryText } from './audit-text.ts';

const Column = DataTable.Col<AuditRow>;

/** What happened, latest first; to read only. */
export function AuditList() {
  const isNarrow = useIsNarrowPage();
  return (
    <RecordList title="Audit log" emptyTitle="Nothing has happened yet" filters={FILTERS}>
      {isNarrow ? (
        <SimpleList<AuditRow>
          rowClick={false}
          empty={<NothingFits />}
          primaryText={({ action }) => actionText(action)}
          secondaryText={(entry) => (
            <>
              {momentText(entry.at)}
              <br />
              <ActorText {...entry} />, <SubjectText {...entry} /> {entryText(entry)}
            </>
          )}
        />
      ) : (
        <DataTable<AuditRow>
          rowClick={false}
          bulkActionButtons={false}
          empty={<NothingFits />}
          aria-label="Audit log"
        >
          <Column source="at" label="When" disableSort render={({ at }) => momentText(at)} />
          <Column source="actorId" label="Who" disableSort render={(entry) => <ActorText {...entry} />} />
          <Column source="action" label="What" disableSort render={({ action }) => actionText(action)} />
          <Column
            source="subjectId"
            label="About"
            disableSort
            render={(entry) => <SubjectText {...entry} />}
          />
          <Column source="detail" label="Details" disableSort render={(entry) => entryText(entry)} />
        </DataTable>
      )}
    </RecordList>
  );
}

const FILTERS = [
  <TextInput key="action" source="action" type="search" alwaysOn label="Part of what happened" />,
  <DateInput key="from" source="from" label="From" alwaysOn />,
  <DateInput key="until" source="until" label="Until" alwaysOn />,
  <TextInput key="about" source="about" label="About (an id)" />,
];
