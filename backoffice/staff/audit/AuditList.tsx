import { Box } from '@mui/material';
import { DateInput, TextInput } from 'react-admin';
import { OPERATOR_ID } from '#domain/accounts/staff-account.ts';
import { consoleAuditTexts } from '#domain/texts/generated/console-audit.ts';
import { consoleSafetyTexts } from '#domain/texts/generated/console-safety.ts';
import { textsOf } from '../../language/console-locale.ts';
import { RecordList } from '../../widgets/lists/RecordList.tsx';
import { RecordTable } from '../../widgets/lists/RecordTable.tsx';
import { RowLink } from '../../widgets/lists/RowLink.tsx';
import { momentText } from '../widgets/moment-text.ts';
import { actionText, subjectText } from './action-words.ts';
import { type AuditRow, entryText } from './audit-text.ts';

/** What happened, latest first; to read only. Beside it, the copies of minors' texts. */
export function AuditList() {
  return (
    <>
      <Box sx={{ pt: 2, fontWeight: 650 }}>
        <RowLink to="/kept-texts">{textsOf(consoleSafetyTexts).guildTextsTitle}</RowLink>
      </Box>
      <Entries />
    </>
  );
}

function Entries() {
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

/** Account that acted, linked if it still exists. */
function ActorText({ actorId, actorUsername }: AuditRow) {
  const t = textsOf(consoleAuditTexts);
  if (actorId === null) return t.nobody;
  if (actorId === OPERATOR_ID) return t.operator;
  if (actorUsername === null) return t.goneAccount;
  return <RowLink to={`/accounts/${encodeURIComponent(actorId)}/show`}>{actorUsername}</RowLink>;
}

/** Paths of records in the console by their type. */
const PLACES: Readonly<Record<string, (id: string) => string>> = {
  account: (id) => `/accounts/${id}/show`,
  chariteer: (id) => `/accounts/${id}/show`,
  provider: (id) => `/providers/${id}`,
  district: (id) => `/districts/${id}`,
};

/** What it was done to: by name as far as it has one. */
function SubjectText({ subjectType, subjectId, subjectName }: AuditRow) {
  const type = subjectText(subjectType);
  if (subjectId === null) return subjectType === 'provider' ? textsOf(consoleAuditTexts).noCharity : type;
  const place = PLACES[subjectType];
  const text = subjectName ?? subjectId;
  return (
    <>
      {type} {place ? <RowLink to={place(encodeURIComponent(subjectId))}>{text}</RowLink> : text}
    </>
  );
}
