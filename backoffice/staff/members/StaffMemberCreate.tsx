import { Typography } from '@mui/material';
import { TextInput } from 'react-admin';
import { checkEmailAddress } from '#domain/identity/registration.ts';
import { consoleDeskTexts } from '#domain/texts/generated/console-desk.ts';
import { consoleStaffMembersTexts } from '#domain/texts/generated/console-staff-members.ts';
import { fieldProblemsTexts } from '#domain/texts/generated/field-problems.ts';
import type { StaffMemberFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { RecordForm } from '../../widgets/forms/RecordForm.tsx';
import { RecordCreate } from '../../widgets/pages/RecordPages.tsx';

/** Another person for the staff. No one types a password: an email leads the person to the own one. */
export function StaffMemberCreate() {
  const t = textsOf(consoleStaffMembersTexts);
  return (
    <RecordCreate<StaffMemberFragment>
      title={t.addTitle}
      doneText={({ email, hasPassword }) => (hasPassword ? t.added({ email }) : t.addedNew({ email }))}
    >
      <RecordForm saveLabel={t.addAndSend} isNew noValidate>
        <Typography sx={{ color: 'text.secondary', maxWidth: '70ch', mb: 1 }}>{t.addNote}</Typography>
        <TextInput
          source="emailAddress"
          label={textsOf(consoleDeskTexts).emailAddress}
          type="email"
          autoComplete="off"
          isRequired
          validate={(address?: string) =>
            checkEmailAddress(textsOf(fieldProblemsTexts), address ?? '') ?? undefined
          }
        />
      </RecordForm>
    </RecordCreate>
  );
}
