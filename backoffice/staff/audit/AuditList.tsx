import { DateInput, TextInput } from 'react-admin';
import { RecordList } from '../../widgets/lists/RecordList.tsx';
import { RecordTable } from '../../widgets/lists/RecordTable.tsx';
import { momentText } from '../widgets/moment-text.ts';
import { ActorText, SubjectText } from './AuditPeople.tsx';
import { type AuditRow, actionText, entryText } from './audit-text.ts';

/** What happened, latest first; to read only. */
export function AuditList() {
  return (
    <RecordList title="Audit log" emptyTitle="Nothing has happened yet" filters={FILTERS}>
      <RecordTable<AuditRow>
        label="Audit log"
        rowClick={false}
        primary={({ action }) => actionText(action)}
        secondary={(entry) => (
          <>
            {momentText(entry.at)}
            <br />
            <ActorText {...entry} />, <SubjectText {...entry} /> {entryText(entry)}
          </>
        )}
        columns={[
          { source: 'at', label: 'When', render: ({ at }) => momentText(at) },
          { source: 'actorId', label: 'Who', render: (entry) => <ActorText {...entry} /> },
          { source: 'action', label: 'What', render: ({ action }) => actionText(action) },
          { source: 'subjectId', label: 'About', render: (entry) => <SubjectText {...entry} /> },
          { source: 'detail', label: 'Details', render: entryText },
        ]}
      />
    </RecordList>
  );
}

const FILTERS = [
  <TextInput key="action" source="action" type="search" alwaysOn label="Part of what happened" />,
  <DateInput key="from" source="from" label="From" alwaysOn />,
  <DateInput key="until" source="until" label="Until" alwaysOn />,
  <TextInput key="about" source="about" label="About (an id)" />,
];
