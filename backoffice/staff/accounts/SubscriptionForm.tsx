import { Card, Typography } from '@mui/material';
import {
  Form,
  SaveButton,
  SelectInput,
  useNotify,
  useRecordContext,
  useRefresh,
  useUpdate,
} from 'react-admin';
import type { StaffAccountFragment, SubscriptionStatus } from '../../gql/generated.ts';

// In the order of what they unlock.
const STATUSES: { id: SubscriptionStatus; name: string }[] = [
  { id: 'unsubscribed', name: 'Unsubscribed' },
  { id: 'silver', name: 'Silver' },
  { id: 'gold', name: 'Gold' },
];

/** What a volunteer has subscribed to. */
export function SubscriptionForm() {
  const account = useRecordContext<StaffAccountFragment>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [update, { isPending }] = useUpdate();
  if (!account || account.subscriptionStatus === null) return null;
  const save = (data: Partial<StaffAccountFragment>) =>
    update(
      'subscriptions',
      { id: account.id, data, previousData: account },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('The subscription has been saved.', { type: 'success' });
          refresh();
        },
        onError: (error: Error) => notify(error.message, { type: 'error' }),
      },
    );
  return (
    <Card component="section" aria-label="Subscription" sx={{ p: 2.5 }}>
      <Typography variant="h2">Subscription</Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        Silver and gold hide the sponsor banner and open an own portrait on the fun profile.
      </Typography>
      <Form onSubmit={save}>
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
