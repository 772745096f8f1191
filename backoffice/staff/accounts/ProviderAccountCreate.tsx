import { Typography } from '@mui/material';
import {
  AutocompleteInput,
  Create,
  ReferenceInput,
  required,
  SelectInput,
  TextInput,
  useNotify,
  useRedirect,
} from 'react-admin';
import { checkEmailAddress, checkUsername } from '#domain/identity/registration.ts';
import { consoleAccountsTexts } from '#domain/texts/generated/console-accounts.ts';
import { consoleDeskTexts } from '#domain/texts/generated/console-desk.ts';
import { fieldProblemsTexts } from '#domain/texts/generated/field-problems.ts';
import { LOCALES, languageName } from '#domain/texts/locale.ts';
import { consoleLocale, textsOf } from '../../language/console-locale.ts';
import { RecordForm } from '../../widgets/forms/RecordForm.tsx';
import { PageTitle } from '../../widgets/pages/PageTitle.tsx';

/** An account for a charity after its survey. Nobody types a password: a mail leads its people to their own. */
export function ProviderAccountCreate() {
  const t = textsOf(consoleAccountsTexts);
  const desk = textsOf(consoleDeskTexts);
  const notify = useNotify();
  const redirect = useRedirect();
  const onSuccess = ({ id }: { id: string }) => {
    notify(t.created, { type: 'success' });
    redirect('show', 'accounts', id);
  };
  return (
    <Create title={<PageTitle text={t.newOfCharity} />} mutationOptions={{ onSuccess }}>
      <RecordForm saveLabel={t.makeAndSend} isNew>
        <Typography sx={{ color: 'text.secondary', maxWidth: '70ch', mb: 1 }}>{t.newNote}</Typography>
        <ReferenceInput source="providerId" reference="providers">
          <AutocompleteInput
            label={desk.charity}
            helperText={false}
            optionText="name"
            noOptionsText={t.noCharity}
            validate={required(t.chooseCharity)}
          />
        </ReferenceInput>
        <TextInput
          source="username"
          label={desk.username}
          helperText={false}
          autoComplete="off"
          isRequired
          validate={(username?: string) =>
            checkUsername(textsOf(fieldProblemsTexts), username ?? '') ?? undefined
          }
        />
        <TextInput
          source="emailAddress"
          label={desk.emailAddress}
          helperText={false}
          type="email"
          autoComplete="off"
          isRequired
          validate={(address?: string) =>
            checkEmailAddress(textsOf(fieldProblemsTexts), address ?? '') ?? undefined
          }
        />
        <LanguageOfCharity />
      </RecordForm>
    </Create>
  );
}

/** In which the mail is written, and what comes after it. */
function LanguageOfCharity() {
  return (
    <SelectInput
      source="locale"
      label={textsOf(consoleAccountsTexts).readsIn}
      helperText={false}
      defaultValue={consoleLocale()}
      choices={LOCALES.map((id) => ({ id, name: languageName(id) }))}
      validate={required()}
    />
  );
}
