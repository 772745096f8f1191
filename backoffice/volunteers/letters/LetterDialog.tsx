import { TextField } from '@mui/material';
import {
  LETTER_LOCALES,
  LETTER_VARIANTS,
  type LetterLocale,
  type LetterPaper,
  type LetterVariant,
} from '#domain/letters/letter.ts';
import { consoleLettersTexts } from '#domain/texts/generated/console-letters.ts';
import { lettersTexts } from '#domain/texts/generated/letters.ts';
import { languageName } from '#domain/texts/locale.ts';
import { newYorkDay } from '#domain/time/new-york-time.ts';
import {
  ConsoleMakeLetterDocument,
  ConsoleRevokeLetterDocument,
  ConsoleVolunteerLettersDocument,
} from '../../gql/generated/volunteers.ts';
import { consoleLocale, textsOf } from '../../language/console-locale.ts';
import { reading, writing } from '../../resources/method.ts';
import { type Choice, ChoiceField } from '../../widgets/fields/ChoiceField.tsx';
import { BoundField } from '../../widgets/forms/BoundField.tsx';
import { FormDialog } from '../../widgets/forms/FormDialog.tsx';
import { shownThere, useChange } from '../../widgets/forms/use-change.ts';

/** Letters that a charity made about a volunteer, the latest first. */
export const volunteerLetters = reading(ConsoleVolunteerLettersDocument, (data) => data.volunteerLetters);

export const makeLetter = writing(ConsoleMakeLetterDocument, (data) => data.makeVolunteerLetter);

export const revokeLetter = writing(ConsoleRevokeLetterDocument, (data) => data.revokeLetter);

type Values = {
  firstDay: string;
  lastDay: string;
  variant: LetterVariant;
  locale: LetterLocale;
  paper: LetterPaper;
};

type Props = { about: { chariteerId: string; providerId: string }; onClose: () => void };

/** Makes a charity's letter about a volunteer: the days, for whom, in which language and on which paper. */
export function LetterDialog({ about, onClose }: Props) {
  const t = textsOf(lettersTexts);
  const { mutateAsync } = useChange(makeLetter, textsOf(consoleLettersTexts).made, { onError: shownThere });
  const today = newYorkDay(Date.now());
  return (
    <FormDialog<Values>
      title={t.make}
      onClose={onClose}
      values={{
        firstDay: `${today.slice(0, 4)}-01-01`,
        lastDay: today,
        variant: 'school',
        locale: consoleLocale(),
        paper: 'letter',
      }}
      onSubmit={async (input) => {
        await mutateAsync({ ...about, input });
      }}
      submitLabel={t.make}
      isNew
    >
      <Day source="firstDay" label={t.from} max={today} />
      <Day source="lastDay" label={t.until} max={today} />
      <Chosen
        source="variant"
        label={t.variant}
        choices={LETTER_VARIANTS.map((id) => ({ id, name: t[id] }))}
      />
      <Chosen
        source="locale"
        label={t.language}
        choices={LETTER_LOCALES.map((id) => ({ id, name: languageName(id) }))}
      />
      <Chosen
        source="paper"
        label={t.paper}
        choices={[
          { id: 'letter', name: t.usLetter },
          { id: 'a4', name: 'A4' },
        ]}
      />
    </FormDialog>
  );
}

function Day({ source, label, max }: { source: string; label: string; max: string }) {
  return (
    <BoundField source={source}>
      {({ value, onChange }) => (
        <TextField
          type="date"
          required
          label={label}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max } }}
        />
      )}
    </BoundField>
  );
}

function Chosen({ source, label, choices }: { source: string; label: string; choices: readonly Choice[] }) {
  return (
    <BoundField source={source}>
      {({ value, onChange }) => (
        <ChoiceField label={label} choices={choices} value={value} onChange={onChange} />
      )}
    </BoundField>
  );
}
