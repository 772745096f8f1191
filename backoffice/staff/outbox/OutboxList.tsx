import { SelectInput, TextInput } from 'react-admin';
import { RecordList } from '../../widgets/lists/RecordList.tsx';
import { MailRows } from './MailRows.tsx';
import { MailServerPanel } from './MailServerPanel.tsx';
import { MAIL_STATUSES } from './mail-status.ts';

/** The mails of the product, sent or not. */
export function OutboxList() {
  return (
    <>
      <MailServerPanel />
      <RecordList title="Mails" emptyTitle="No mails yet" filters={FILTERS}>
        <MailRows />
      </RecordList>
    </>
  );
}

const CHOICES = Object.entries(MAIL_STATUSES).map(([id, { label }]) => ({ id, name: label }));

const FILTERS = [
  <TextInput key="q" source="q" type="search" alwaysOn label="Whole address" />,
  <SelectInput key="status" source="status" alwaysOn label="Status" emptyText="All" choices={CHOICES} />,
];
