import { Card, Typography } from '@mui/material';
import type { ReactElement } from 'react';
import { DateInput, Form, SaveButton, SelectInput, useRecordContext } from 'react-admin';
import { checkDateOfBirth } from '#domain/identity/registration.ts';
import { consoleAccountsTexts } from '#domain/texts/generated/console-accounts.ts';
import { consoleDeskTexts } from '#domain/texts/generated/console-desk.ts';
import { fieldProblemsTexts } from '#domain/texts/generated/field-problems.ts';
import type { StaffAccountFragment, SubscriptionStatus } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { useChange } from '../../widgets/forms/use-change.ts';
import { correctBirthDate, setSubscription } from './account-text.ts';

type Account = StaffAccountFragment;

/** A volunteer's date of birth, which only staff can move over 13 or 18 years. */
export function BirthDateForm() {
  const account = useRecordContext<Account>();
  const t = textsOf(consoleAccountsTexts);
  const { mutate, isPending } = useChange(correctBirthDate, t.birthSaved);
  if (!account || account.dateOfBirth === null) return null;
  const send = ({ dateOfBirth }: Partial<Account>) =>
    dateOfBirth && mutate({ chariteerId: account.id, dateOfBirth });
  const judge = (day?: string) =>
    checkDateOfBirth(textsOf(fieldProblemsTexts), day ?? '', Date.now()) ?? undefined;
  return (
    <OneField title={t.birth} note={t.birthNote} saveLabel={t.saveBirth} isPending={isPending} onSend={send}>
      <DateInput source="dateOfBirth" label={t.bornOn} validate={judge} sx={{ my: 1.5 }} />
    </OneField>
  );
}

// In the order of what they unlock.
const STATUSES = ['unsubscribed', 'silver', 'gold'] as const satisfies readonly SubscriptionStatus[];

/** What a volunteer has subscribed to. */
export function SubscriptionForm() {
  const account = useRecordContext<Account>();
  const t = textsOf(consoleAccountsTexts);
  const { mutate, isPending } = useChange(setSubscription, t.subscriptionSaved);
  if (!account || account.subscriptionStatus === null) return null;
  const words = { title: t.subscription, note: t.subscriptionNote, saveLabel: t.saveSubscription };
  const send = ({ subscriptionStatus }: Partial<Account>) =>
    subscriptionStatus && mutate({ id: account.id, subscriptionStatus });
  return (
    <OneField {...words} isPending={isPending} onSend={send}>
      <SelectInput
        source="subscriptionStatus"
        label={textsOf(consoleDeskTexts).status}
        choices={STATUSES.map((id) => ({ id, name: t[id] }))}
        sx={{ my: 1.5 }}
      />
    </OneField>
  );
}

type Props = {
  title: string;
  note: string;
  saveLabel: string;
  isPending: boolean;
  onSend: (account: Partial<Account>) => void;
  children: ReactElement;
};

/** A card that changes one thing of the account. */
function OneField({ title, note, saveLabel, isPending, onSend, children }: Props) {
  return (
    <Card component="section" aria-label={title} sx={{ p: 2.5 }}>
      <Typography variant="h2">{title}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{note}</Typography>
      <Form onSubmit={onSend} disableInvalidFormNotification>
        {children}
        <SaveButton label={saveLabel} disabled={isPending} />
      </Form>
    </Card>
  );
}
