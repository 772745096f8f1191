import { Card, Typography } from '@mui/material';
import { Form, SaveButton, SelectInput, useRecordContext } from 'react-admin';
import type { StaffAccountFragment, SubscriptionStatus } from '../../gql/generated.ts';
import { useChange } from '../../widgets/forms/use-change.ts';
import { setSubscription } from './account-methods.ts';

// In the order of what they unlock.
const STATUSES: { id: SubscriptionStatus; name: string }[] = [
  { id: 'unsubscribed', name: 'Unsubscribed' },
  { id: 'silver', name: 'Silver' },
  { id: 'gold', name: 'Gold' },
];

/** What a volunteer has subscribed to. */
export function SubscriptionForm() {
  const account = useRecordContext<StaffAccountFragment>();
  const { mutate, isPending } = useChange(setSubscription, 'The subscription has been saved.');
  if (!account || account.subscriptionStatus === null) return null;
  return (
    <Card component="section" aria-label="Subscription" sx={{ p: 2.5 }}>
      <Typography variant="h2">Subscription</Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        Silver and gold hide the sponsor banner and open an own portrait on the fun profile.
      </Typography>
      <Form
        onSubmit={({ subscriptionStatus }: Partial<StaffAccountFragment>) => {
          if (subscriptionStatus) mutate({ id: account.id, subscriptionStatus });
        }}
      >
        <SelectInput
          source="subscriptionStatus"
          label="Status"
          choices={STATUSES}
          helperText={false}
          sx={{ my: 1.5 }}
        />
        <SaveButton label="Save subscription" disabled={isPending} />
      </Form>
    </Card>
  );
}
