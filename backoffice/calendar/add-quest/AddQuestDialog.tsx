import { Box, Tab, Tabs, useTheme } from '@mui/material';
import { useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { consoleAddQuestTexts } from '#domain/texts/generated/console-add-quest.ts';
import { fieldsResolver } from '../../fields/fields-resolver.ts';
import { textsOf } from '../../language/console-locale.ts';
import { StampCollection } from '../../stamps/collection/StampCollection.tsx';
import type { CharityBooks } from '../../stamps/collection/stamp-collection.ts';
import { colorVars } from '../../theme/color-vars.ts';
import { FormDialog } from '../../widgets/forms/FormDialog.tsx';
import { fieldsStyle } from '../../widgets/forms/fields-style.ts';
import type { CalendarQuest } from '../month-data/calendar-quest.ts';
import type { QuestRights } from '../month-data/use-quest-rights.ts';
import { type AddQuestForm, problemsOfAdding } from './add-quest-form.ts';
import { QuestDetails } from './QuestDetails.tsx';
import { ReadyHint } from './ReadyHint.tsx';
import { copyOf, emptyForm, withStamp } from './stamped-form.ts';
import { useAddQuest } from './use-add-quest.ts';

type Props = {
  day: string;
  stampId: string | null;
  /** A quest whose times, location and supervisor are filled in. */
  copied?: CalendarQuest | null;
  books: CharityBooks;
  quests: readonly CalendarQuest[];
  rights: QuestRights;
  /** A bundle was chosen in the place of a stamp. */
  onBundle: (bundleId: string) => void;
  onClose: () => void;
};

/** Makes one Draft from a stamp: which stamp, then when, where and with whom. */
export function AddQuestDialog(props: Props) {
  const t = textsOf(consoleAddQuestTexts);
  const { day, books, quests, rights, onClose } = props;
  const [stampId, setStampId] = useState(props.stampId);
  const [values] = useState(() => ({
    ...withStamp(emptyForm(day), stampId, { books, quests }),
    ...(props.copied && copyOf(props.copied)),
  }));
  const stampOf = (id: string | null) => books.stamps.get(id ?? '') ?? null;
  const groundOf = (id: string | null) => ({
    now: Date.now(),
    veilOfTime: books.veilOfTime,
    stamp: stampOf(id),
  });
  const stamp = stampOf(stampId);
  const add = useAddQuest(books.id);
  return (
    <FormDialog<AddQuestForm>
      title={stamp ? t.addNamed({ title: stamp.eventTitle }) : t.addOne}
      onClose={onClose}
      maxWidth="sm"
      submitLabel={t.add}
      cancelLabel={null}
      isNew
      isHeld={!rights.canDraft}
      values={values}
      resolver={fieldsResolver({}, (form) => problemsOfAdding(form, groundOf(form.stampId)))}
      onSubmit={async (form) => {
        const chosen = stampOf(form.stampId);
        // Without an id of one's own a notice asks to log in, and all stays as it is.
        return chosen && (await add(form, chosen)) ? undefined : {};
      }}
      actions={<ReadyHint canCreate={rights.canDraft} />}
    >
      <Steps {...props} ground={groundOf(stampId)} onStamp={setStampId} />
    </FormDialog>
  );
}

type Step = 'stamp' | 'details';
type StepsProps = Props & {
  ground: Parameters<typeof QuestDetails>[0]['ground'];
  onStamp: (stampId: string | null) => void;
};

function Steps({ books, quests, rights, ground, onBundle, onStamp }: StepsProps) {
  const t = textsOf(consoleAddQuestTexts);
  const id = useId();
  const { mode } = useTheme().palette;
  const { getValues, reset } = useFormContext<AddQuestForm>();
  const { stampId } = getValues();
  const [step, setStep] = useState<Step>(stampId === null ? 'stamp' : 'details');
  const choose = (chosen: string) => {
    if (books.bundles.has(chosen)) return onBundle(chosen);
    const next = chosen === stampId ? null : chosen;
    reset(withStamp(getValues(), next, { books, quests }), { keepDefaultValues: true });
    onStamp(next);
    if (next !== null) setStep('details');
  };
  const tab = (value: Step) => ({ value, id: `${id}-${value}`, 'aria-controls': `${id}-panel` });
  return (
    <>
      <Tabs value={step} onChange={(_event, chosen) => setStep(chosen)} aria-label={t.steps} sx={tabs}>
        <Tab {...tab('stamp')} label={t.stamp} />
        <Tab {...tab('details')} label={t.details} disabled={stampId === null} />
      </Tabs>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${step}`}
        style={colorVars(mode)}
        sx={{ ...fieldsStyle, minHeight: 320 }}
      >
        {step === 'stamp' ? (
          <StampCollection groups={books.groups} selectedId={stampId} isWrapped onToggle={choose} />
        ) : (
          <QuestDetails ground={ground} books={books} canReserve={rights.canReserve} />
        )}
      </Box>
    </>
  );
}

const tabs = { mx: -1, borderBottom: 1, borderColor: 'divider' };
