import { Typography } from '@mui/material';
import { AutocompleteInput, ReferenceInput, required, SelectInput, TextInput } from 'react-admin';
import { checkEmailAddress, checkUsername } from '#domain/identity/registration.ts';
import { consoleAccountsTexts } from '#domain/texts/generated/console-accounts.ts';
import { consoleDeskTexts } from '#domain/texts/generated/console-desk.ts';
import { fieldProblemsTexts } from '#domain/texts/generated/field-problems.ts';
import { LOCALES, languageName } from '#domain/texts/locale.ts';
import { consoleLocale, textsOf } from '../../language/console-locale.ts';
import { RecordForm } from '../../widgets/forms/RecordForm.tsx';
import { RecordCreate } from '../../widgets/pages/RecordPages.tsx';

/** An account for a charity after its survey. No one types a password: an email leads its people to their own. */
export function ProviderAccountCreate() {
  const t = textsOf(consoleAccountsTexts);
  const desk = textsOf(consoleDeskTexts);
  return (
    <RecordCreate title={t.newOfCharity} leadsTo="show" doneText={() => t.created}>
      <RecordForm saveLabel={t.makeAndSend} isNew>
        <Typography sx={{ color: 'text.secondary', maxWidth: '70ch', mb: 1 }}>{t.newNote}</Typography>
        <ReferenceInput source="providerId" reference="providers">
          <AutocompleteInput
            label={desk.charity}
            optionText="name"
            noOptionsText={t.noCharity}
            validate={required(t.chooseCharity)}
          />
        </ReferenceInput>
        <TextInput
          source="username"
          label={desk.username}
          autoComplete="off"
          isRequired
          validate={(username?: string) =>
            checkUsername(textsOf(fieldProblemsTexts), username ?? '') ?? undefined
          }
        />
        <TextInput
          source="emailAddress"
          label={desk.emailAddress}
          type="email"
          autoComplete="off"
          isRequired
          validate={(address?: string) =>
            checkEmailAddress(textsOf(fieldProblemsTexts), address ?? '') ?? undefined
          }
        />
        <LanguageOfCharity />
      </RecordForm>
    </RecordCreate>
  );
}

/** Language of the charity's email and of those that follow. */
function LanguageOfCharity() {
  return (
    <SelectInput
      source="locale"
      label={textsOf(consoleAccountsTexts).readsIn}
      defaultValue={consoleLocale()}
      choices={LOCALES.map((id) => ({ id, name: languageName(id) }))}
      validate={required()}
    />
  );
}
