import { Typography } from '@mui/material';
import { Create, TextInput, useNotify, useRedirect } from 'react-admin';
import { checkEmailAddress } from '#domain/identity/registration.ts';
import { fieldProblemsTexts } from '#domain/texts/generated/field-problems.ts';
import type { StaffMemberFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { RecordForm } from '../../widgets/forms/RecordForm.tsx';
import { PageTitle } from '../../widgets/pages/PageTitle.tsx';

/** Another person for the staff. Nobody types a password: a mail leads the person to the own one. */
export function StaffMemberCreate() {
  const notify = useNotify();
  const redirect = useRedirect();
  const onSuccess = ({ email, hasPassword }: StaffMemberFragment) => {
    notify(
      hasPassword
        ? `${email} belongs to the staff, and a mail says so.`
        : `${email} belongs to the staff, and a mail with a link to the password is on the way.`,
      { type: 'success' },
    );
    redirect('list', 'staff');
  };
  return (
    <Create title={<PageTitle text="Add a person to the staff" />} mutationOptions={{ onSuccess }}>
      <RecordForm saveLabel="Add and send the mail" isNew noValidate>
        <Typography sx={{ color: 'text.secondary', maxWidth: '70ch', mb: 1 }}>
          Whoever has an account at this address goes on with it, and logs in anew. Anybody else gets an
          account and a link by which they set the password themselves; it holds for an hour, and the same
          address entered here again brings another one.
        </Typography>
        <TextInput
          source="emailAddress"
          label="E-mail address"
          helperText={false}
          type="email"
          autoComplete="off"
          isRequired
          validate={(address?: string) =>
            checkEmailAddress(textsOf(fieldProblemsTexts), address ?? '') ?? undefined
          }
        />
      </RecordForm>
    </Create>
  );
}
