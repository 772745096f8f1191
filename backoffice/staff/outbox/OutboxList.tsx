import { SelectInput, TextInput } from 'react-admin';
import { consoleDeskTexts } from '#domain/texts/generated/console-desk.ts';
import { consoleOutboxTexts } from '#domain/texts/generated/console-outbox.ts';
import { textsOf } from '../../language/console-locale.ts';
import { RecordList } from '../../widgets/lists/RecordList.tsx';
import { MailRows } from './MailRows.tsx';
import { MailServerPanel } from './MailServerPanel.tsx';
import { MAIL_STATUSES } from './mail-status.ts';

/** The emails of the product, sent or not. */
export function OutboxList() {
  const t = textsOf(consoleOutboxTexts);
  return (
    <>
      <MailServerPanel />
      <RecordList title={t.title} emptyTitle={t.empty} filters={filters()}>
        <MailRows />
      </RecordList>
    </>
  );
}

function filters() {
  const t = textsOf(consoleOutboxTexts);
  const desk = textsOf(consoleDeskTexts);
  return [
    <TextInput key="q" source="q" type="search" alwaysOn label={t.address} />,
    <SelectInput
      key="status"
      source="status"
      alwaysOn
      label={desk.status}
      emptyText={desk.all}
      choices={MAIL_STATUSES.map((id) => ({ id, name: t[id] }))}
    />,
  ];
}
