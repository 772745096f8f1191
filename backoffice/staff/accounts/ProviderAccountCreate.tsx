import { Typography } from '@mui/material';
import {
  AutocompleteInput,
  Create,
  ReferenceInput,
  required,
  TextInput,
  useNotify,
  useRedirect,
} from 'react-admin';
import { checkEmailAddress, checkUsername } from '#domain/identity/registration.ts';
import { fieldProblemsTexts } from '#domain/texts/generated/field-problems.ts';
import { textsOf } from '../../language/console-locale.ts';
import { RecordForm } from '../../widgets/forms/RecordForm.tsx';
import { PageTitle } from '../../widgets/pages/PageTitle.tsx';

/** An account for a charity after its survey. Nobody types a password: a mail leads its people to their own. */
export function ProviderAccountCreate() {
  const notify = useNotify();
  const redirect = useRedirect();
  const onSuccess = ({ id }: { id: string }) => {
    notify('The account has been made, and a mail with a link to its password is on the way.', {
      type: 'success',
    });
    redirect('show', 'accounts', id);
  };
  return (
    <Create title={<PageTitle text="New account of a charity" />} mutationOptions={{ onSuccess }}>
      <RecordForm saveLabel="Make account and send the mail" isNew>
        <Typography sx={{ color: 'text.secondary', maxWidth: '70ch', mb: 1 }}>
          For a charity that has filled in the survey. Its people get a mail with a link by which they set the
          password themselves; the link holds for an hour, and «Reset your password» brings another one.
        </Typography>
        <ReferenceInput source="providerId" reference="providers">
          <AutocompleteInput
            label="Charity"
            helperText={false}
            optionText="name"
            noOptionsText="No charity is called so"
            validate={required('Please choose the charity.')}
          />
        </ReferenceInput>
        <TextInput
          source="username"
          label="Username"
          helperText={false}
          autoComplete="off"
          isRequired
          validate={(username?: string) =>
            checkUsername(textsOf(fieldProblemsTexts), username ?? '') ?? undefined
          }
        />
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
