import { DateInput, TextInput } from 'react-admin';
import { consoleAuditTexts } from '#domain/texts/generated/console-audit.ts';
import { textsOf } from '../../language/console-locale.ts';
import { RecordList } from '../../widgets/lists/RecordList.tsx';
import { RecordTable } from '../../widgets/lists/RecordTable.tsx';
import { momentText } from '../widgets/moment-text.ts';
import { ActorText, SubjectText } from './AuditPeople.tsx';
import { actionText } from './action-words.ts';
import { type AuditRow, entryText } from './audit-text.ts';

/** What happened, latest first; to read only. */
export function AuditList() {
  const t = textsOf(consoleAuditTexts);
  return (
    <RecordList title={t.title} emptyTitle={t.empty} filters={filters()}>
      <RecordTable<AuditRow>
        label={t.title}
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
          { source: 'at', label: t.when, render: ({ at }) => momentText(at) },
          { source: 'actorId', label: t.who, render: (entry) => <ActorText {...entry} /> },
          { source: 'action', label: t.what, render: ({ action }) => actionText(action) },
          { source: 'subjectId', label: t.about, render: (entry) => <SubjectText {...entry} /> },
          { source: 'detail', label: t.details, render: entryText },
        ]}
      />
    </RecordList>
  );
}

function filters() {
  const t = textsOf(consoleAuditTexts);
  return [
    <TextInput key="action" source="action" type="search" alwaysOn label={t.part} />,
    <DateInput key="from" source="from" label={t.from} alwaysOn />,
    <DateInput key="until" source="until" label={t.until} alwaysOn />,
    <TextInput key="about" source="about" label={t.aboutId} />,
  ];
}
