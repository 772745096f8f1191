import { Card, Typography } from '@mui/material';
import { Form, SaveButton, SelectInput, useRecordContext } from 'react-admin';
import { consoleAccountsTexts } from '#domain/texts/generated/console-accounts.ts';
import { consoleDeskTexts } from '#domain/texts/generated/console-desk.ts';
import type { StaffAccountFragment, SubscriptionStatus } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { useChange } from '../../widgets/forms/use-change.ts';
import { setSubscription } from './account-methods.ts';

// In the order of what they unlock.
const STATUSES = ['unsubscribed', 'silver', 'gold'] as const satisfies readonly SubscriptionStatus[];

/** What a volunteer has subscribed to. */
export function SubscriptionForm() {
  const account = useRecordContext<StaffAccountFragment>();
  const t = textsOf(consoleAccountsTexts);
  const { mutate, isPending } = useChange(setSubscription, t.subscriptionSaved);
  if (!account || account.subscriptionStatus === null) return null;
  return (
    <Card component="section" aria-label={t.subscription} sx={{ p: 2.5 }}>
      <Typography variant="h2">{t.subscription}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{t.subscriptionNote}</Typography>
      <Form
        onSubmit={({ subscriptionStatus }: Partial<StaffAccountFragment>) => {
          if (subscriptionStatus) mutate({ id: account.id, subscriptionStatus });
        }}
      >
        <SelectInput
          source="subscriptionStatus"
          label={textsOf(consoleDeskTexts).status}
          choices={STATUSES.map((id) => ({ id, name: t[id] }))}
          helperText={false}
          sx={{ my: 1.5 }}
        />
        <SaveButton label={t.saveSubscription} disabled={isPending} />
      </Form>
    </Card>
  );
}
