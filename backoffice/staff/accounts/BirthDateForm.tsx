import { Card, Typography } from '@mui/material';
import { DateInput, Form, SaveButton, useRecordContext } from 'react-admin';
import { checkDateOfBirth } from '#domain/identity/registration.ts';
import { consoleAccountsTexts } from '#domain/texts/generated/console-accounts.ts';
import { fieldProblemsTexts } from '#domain/texts/generated/field-problems.ts';
import type { StaffAccountFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { useChange } from '../../widgets/forms/use-change.ts';
import { correctBirthDate } from './account-methods.ts';

/** A volunteer's date of birth, which only staff can move over 13 or 18 years. */
export function BirthDateForm() {
  const account = useRecordContext<StaffAccountFragment>();
  const t = textsOf(consoleAccountsTexts);
  const { mutate, isPending } = useChange(correctBirthDate, t.birthSaved);
  if (!account || account.dateOfBirth === null) return null;
  return (
    <Card component="section" aria-label={t.birth} sx={{ p: 2.5 }}>
      <Typography variant="h2">{t.birth}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{t.birthNote}</Typography>
      <Form
        onSubmit={({ dateOfBirth }: Partial<StaffAccountFragment>) => {
          if (dateOfBirth) mutate({ chariteerId: account.id, dateOfBirth });
        }}
        disableInvalidFormNotification
      >
        <DateInput
          source="dateOfBirth"
          label={t.bornOn}
          validate={(day?: string) =>
            checkDateOfBirth(textsOf(fieldProblemsTexts), day ?? '', Date.now()) ?? undefined
          }
          helperText={false}
          sx={{ my: 1.5 }}
        />
        <SaveButton label={t.saveBirth} disabled={isPending} />
      </Form>
    </Card>
  );
}
