import { Card, Typography } from '@mui/material';
import { DateInput, Form, SaveButton, useNotify, useRecordContext, useRefresh, useUpdate } from 'react-admin';
import { checkDateOfBirth } from '#domain/identity/registration.ts';
import type { StaffAccountFragment } from '../../gql/generated.ts';

/** A volunteer's date of birth, which only staff can move over 13 or 18 years. */
export function BirthDateForm() {
  const account = useRecordContext<StaffAccountFragment>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [update, { isPending }] = useUpdate();
  if (!account || account.dateOfBirth === null) return null;
  const save = (data: Partial<StaffAccountFragment>) =>
    update(
      'birthDates',
      { id: account.id, data, previousData: account },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('The date of birth has been saved.', { type: 'success' });
          refresh();
        },
        // What was typed stays in the form.
        onError: (error: Error) => notify(error.message, { type: 'error' }),
      },
    );
  return (
    <Card component="section" aria-label="Date of birth" sx={{ p: 2.5 }}>
      <Typography variant="h2">Date of birth</Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        Volunteers correct theirs once, but not over the ages of 13 and 18. Please look at a document first. A
        guardian is told by mail.
      </Typography>
      <Form onSubmit={save} disableInvalidFormNotification>
        <DateInput
          source="dateOfBirth"
          label="Born on"
          validate={(day?: string) => checkDateOfBirth(day ?? '', Date.now()) ?? undefined}
          helperText={false}
          sx={{ my: 1.5 }}
        />
        <SaveButton label="Save date of birth" disabled={isPending} />
      </Form>
    </Card>
  );
}
