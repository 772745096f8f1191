import { useState } from 'react';
import { SelectInput, TextInput, useNotify } from 'react-admin';
import { useWatch } from 'react-hook-form';
import {
  isMinorBand,
  problemsOfWalkIn,
  type WalkInForm,
  walkInOf,
  walkInProblemTexts,
} from '#domain/attendance/walk-in.ts';
import { consoleWalkInsTexts } from '#domain/texts/generated/console-walk-ins.ts';
import { fieldProblemsTexts } from '#domain/texts/generated/field-problems.ts';
import { LOCALES, languageName } from '#domain/texts/locale.ts';
import { fieldsResolver } from '../../fields/fields-resolver.ts';
import { consoleLocale, textsOf } from '../../language/console-locale.ts';
import { FormDialog } from '../../widgets/forms/FormDialog.tsx';
import { shownThere, useChange } from '../../widgets/forms/use-change.ts';
import { isMoreAway } from '../marks/is-away.ts';
import { addWalkIn } from '../marks/mark-methods.ts';
import { keepMore, type MarkKey } from '../marks/mark-store.ts';
import { type KeptWalkIn, timesOf, withMore, withoutMore } from '../marks/waiting-more.ts';

type Form = WalkInForm & { locale: string };
type Props = {
  keptKey: MarkKey;
  /** What waits on this device, to be put right. */
  kept?: KeptWalkIn | undefined;
  onClose: () => void;
};

const NOBODY = {
  nameFirst: '',
  lastInitial: '',
  ageBand: 'ADULT',
  email: '',
  guardianName: '',
  guardianEmail: '',
} as const satisfies WalkInForm;

const resolver = fieldsResolver<Form>({}, (form) => {
  const t = walkInProblemTexts(textsOf(fieldProblemsTexts), textsOf(consoleWalkInsTexts));
  return problemsOfWalkIn(t, walkInOf(form));
});

/** What is cleared stays a text: react-admin would make null of it. */
const asTyped = (typed: string) => typed;

/** Records someone who came without an account; without a network this device keeps them until it is back. */
export function AddWalkInDialog({ keptKey, kept, onClose }: Props) {
  const t = textsOf(consoleWalkInsTexts);
  const submit = useSubmit({ keptKey, kept });
  return (
    <FormDialog<Form>
      title={t.addTitle}
      onClose={onClose}
      isFullOnPhones
      isNew
      values={{ ...NOBODY, locale: consoleLocale(), ...asForm(kept) }}
      resolver={resolver}
      submitLabel={t.add}
      onSubmit={submit}
    >
      <TextInput
        parse={asTyped}
        source="nameFirst"
        label={t.nameFirst}
        autoComplete="off"
        isRequired
        autoFocus
      />
      <TextInput parse={asTyped} source="lastInitial" label={t.lastInitial} autoComplete="off" isRequired />
      <SelectInput source="ageBand" label={t.age} choices={bands()} isRequired />
      <GuardianInputs />
      <TextInput
        parse={asTyped}
        source="email"
        label={t.email}
        helperText={t.emailHint}
        type="email"
        autoComplete="off"
      />
      <LanguageInput />
    </FormDialog>
  );
}

/** Sends what was typed, or keeps it where there is no network. */
function useSubmit({ keptKey, kept }: Pick<Props, 'keptKey' | 'kept'>) {
  const t = textsOf(consoleWalkInsTexts);
  // The same however often it is sent.
  const [key] = useState(() => kept?.key ?? crypto.randomUUID());
  const notify = useNotify();
  const { mutateAsync: add } = useChange(addWalkIn, (_, { input }) => t.added({ name: input.nameFirst }), {
    onError: shownThere,
  });
  return async ({ locale, ...form }: Form) => {
    const typed = { ...walkInOf(form), locale };
    const item: KeptWalkIn = {
      kind: 'walkIn',
      key,
      madeAt: kept?.madeAt ?? Date.now(),
      typed,
      refusal: null,
    };
    try {
      await add({ input: { ...typed, ...timesOf(item, Date.now()), questId: keptKey.questId, key } });
      keepMore(keptKey, (items) => withoutMore(items, item));
    } catch (error) {
      if (!isMoreAway(error)) throw error;
      keepMore(keptKey, (items) => withMore(items, item));
      notify(t.kept({ name: typed.nameFirst }), { type: 'info' });
    }
  };
}

/** What waits, as the form has it. */
function asForm(kept: KeptWalkIn | undefined) {
  if (!kept) return {};
  const { email, guardianName, guardianEmail, ...typed } = kept.typed;
  return {
    ...typed,
    email: email ?? '',
    guardianName: guardianName ?? '',
    guardianEmail: guardianEmail ?? '',
  };
}

function GuardianInputs() {
  const t = textsOf(consoleWalkInsTexts);
  if (!isMinorBand(useWatch<Form, 'ageBand'>({ name: 'ageBand' }))) return null;
  return (
    <>
      <TextInput parse={asTyped} source="guardianName" label={t.guardianName} autoComplete="off" isRequired />
      <TextInput
        parse={asTyped}
        source="guardianEmail"
        label={t.guardianEmail}
        helperText={t.guardianHint}
        type="email"
        autoComplete="off"
        isRequired
      />
    </>
  );
}

/** Language of the emails; nothing where there are none. */
function LanguageInput() {
  const [ageBand, email] = useWatch<Form, ['ageBand', 'email']>({ name: ['ageBand', 'email'] });
  if (!isMinorBand(ageBand) && !email) return null;
  const choices = LOCALES.map((id) => ({ id, name: languageName(id) }));
  return <SelectInput source="locale" label={textsOf(consoleWalkInsTexts).language} choices={choices} />;
}

/** Ages that one can choose. */
function bands(): { id: WalkInForm['ageBand']; name: string }[] {
  const t = textsOf(consoleWalkInsTexts);
  return [
    { id: 'ADULT', name: t.adult },
    { id: 'AGE_14_17', name: t.teen },
    { id: 'AGE_10_13', name: t.child },
    { id: 'UNDER_10', name: t.youngest },
  ];
}
