import { Alert, Box, Typography } from '@mui/material';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { QUEST_FIELDS } from '#domain/quests/quest-field.ts';
import { EXTRA_FIELDS, type Extras, TRANSLATED_LOCALES } from '#domain/quests/quest-translation.ts';
import { consoleTranslationsTexts } from '#domain/texts/generated/console-translations.ts';
import { directionOf, type Locale, languageName } from '#domain/texts/locale.ts';
import { fieldsResolver } from '../../fields/fields-resolver.ts';
import { RecordInput } from '../../fields/RecordInput.tsx';
import { textsOf } from '../../language/console-locale.ts';
import type { ConsoleDataProvider } from '../../resources/data-provider.ts';
import { FormDialog } from '../../widgets/forms/FormDialog.tsx';
import {
  changesOf,
  formOf,
  problemsOf,
  sourceOf,
  type Translation,
  type TranslationForm,
  translateQuest,
} from './translation-form.ts';

type Quest = Extras & { id: string; eventTitle: string; translations: readonly Translation[] };
type Props = { quest: Quest; onClose: () => void };

/** What a quest or stamp says in other languages, all of them at once. */
export function TranslateDialog({ quest, onClose }: Props) {
  const { run } = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const t = textsOf(consoleTranslationsTexts);
  const values = formOf(quest.translations);
  return (
    <FormDialog<TranslationForm>
      title={t.title}
      onClose={onClose}
      isFullOnPhones
      maxWidth="sm"
      asksToLeave
      values={values}
      resolver={fieldsResolver({}, problemsOf)}
      onSubmit={async (form) => {
        // One after the other: what was refused stays in the form, what was kept before is kept.
        for (const words of changesOf(form, values)) await run(translateQuest, { id: quest.id, ...words });
        notify(t.saved, { type: 'success' });
        refresh();
      }}
    >
      <Typography>{t.lead}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{t.inEnglish({ title: quest.eventTitle })}</Typography>
      {TRANSLATED_LOCALES.map((locale, at) => (
        <Language
          key={locale}
          locale={locale}
          quest={quest}
          isFirst={at === 0}
          isOutdated={quest.translations.some((one) => one.locale === locale && one.isOutdated)}
        />
      ))}
    </FormDialog>
  );
}

type LanguageProps = { locale: Locale; quest: Quest; isFirst: boolean; isOutdated: boolean };

function Language({ locale, quest, isFirst, isOutdated }: LanguageProps) {
  const t = textsOf(consoleTranslationsTexts);
  const language = languageName(locale);
  return (
    <Box component="section" aria-label={language} sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h3" lang={locale}>
        {language}
      </Typography>
      {isOutdated && <Alert severity="warning">{t.outdated}</Alert>}
      <Box sx={directionOf(locale) === 'rtl' ? RIGHT_TO_LEFT : {}} lang={locale}>
        <RecordInput
          source={sourceOf(locale, 'eventTitle')}
          field={TITLE}
          label={t.translatedTitle({ language })}
          autoFocus={isFirst}
        />
        <RecordInput
          source={sourceOf(locale, 'description')}
          field={QUEST_FIELDS.description}
          label={t.translatedDescription({ language })}
        />
        {EXTRA_FIELDS.filter((name) => quest[name]).map((name) => (
          <RecordInput
            key={name}
            source={sourceOf(locale, name)}
            field={{ ...QUEST_FIELDS[name], input: { ...QUEST_FIELDS[name].input, help: undefined } }}
            label={t.translated({ text: quest[name] ?? '', language })}
          />
        ))}
      </Box>
    </Box>
  );
}

/** Title field for translations: optional, and checked by the rules of translations. */
const TITLE = {
  ...QUEST_FIELDS.eventTitle,
  input: { ...QUEST_FIELDS.eventTitle.input, isRequired: false, isCut: true },
};

// Only what is typed: buttons and labels stay in the language of the console.
const RIGHT_TO_LEFT = { '& input, & [contenteditable]': { direction: 'rtl', textAlign: 'right' } };
