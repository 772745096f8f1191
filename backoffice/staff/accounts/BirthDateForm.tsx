import { Card, Typography } from '@mui/material';
import { DateInput, Form, SaveButton, useRecordContext } from 'react-admin';
import { checkDateOfBirth } from '#domain/identity/registration.ts';
import { fieldProblemsTexts } from '#domain/texts/generated/field-problems.ts';
import type { StaffAccountFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { useChange } from '../../widgets/forms/use-change.ts';
import { correctBirthDate } from './account-methods.ts';

/** A volunteer's date of birth, which only staff can move over 13 or 18 years. */
export function BirthDateForm() {
  const account = useRecordContext<StaffAccountFragment>();
  const { mutate, isPending } = useChange(correctBirthDate, 'The date of birth has been saved.');
  if (!account || account.dateOfBirth === null) return null;
  return (
    <Card component="section" aria-label="Date of birth" sx={{ p: 2.5 }}>
      <Typography variant="h2">Date of birth</Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        Volunteers correct theirs once, but not over the ages of 13 and 18. Please look at a document first. A
        guardian is told by mail.
      </Typography>
      <Form
        onSubmit={({ dateOfBirth }: Partial<StaffAccountFragment>) => {
          if (dateOfBirth) mutate({ chariteerId: account.id, dateOfBirth });
        }}
        disableInvalidFormNotification
      >
        <DateInput
          source="dateOfBirth"
          label="Born on"
          validate={(day?: string) =>
            checkDateOfBirth(textsOf(fieldProblemsTexts), day ?? '', Date.now()) ?? undefined
          }
          helperText={false}
          sx={{ my: 1.5 }}
        />
        <SaveButton label="Save date of birth" disabled={isPending} />
      </Form>
    </Card>
  );
}
