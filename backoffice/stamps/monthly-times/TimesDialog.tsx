import { Alert, Box, Typography } from '@mui/material';
import { useFormContext, useWatch } from 'react-hook-form';
import type { MonthlyScheduleEntry } from '#domain/books/monthly-schedule.ts';
import { entryKey } from '#domain/books/schedule-entry.ts';
import { QUEST_FIELDS } from '#domain/quests/quest-field.ts';
import { consoleMonthlyTimesTexts } from '#domain/texts/generated/console-monthly-times.ts';
import { fieldsResolver } from '../../fields/fields-resolver.ts';
import { RecordInput } from '../../fields/RecordInput.tsx';
import { textsOf } from '../../language/console-locale.ts';
import { ChoiceInput } from '../../widgets/fields/ChoiceInput.tsx';
import { ClockField } from '../../widgets/fields/ClockField.tsx';
import { LocationField } from '../../widgets/fields/LocationField.tsx';
import { BoundField } from '../../widgets/forms/BoundField.tsx';
import { FormDialog } from '../../widgets/forms/FormDialog.tsx';
import { useFormValues } from '../../widgets/forms/use-form-values.ts';
import { groundOf, type StampBookRecord, stampsById, titleOf } from '../book-record/stamp-book-record.ts';
import type { useBookEditor } from '../book-record/use-book-editor.ts';
import { timesInWords } from '../collection/times-in-words.ts';
import type { PlacedEntry } from './monthly-times.ts';
import { problemOfTimes, withTimes } from './monthly-times.ts';
import { type Recurrence, RecurrenceFields } from './RecurrenceFields.tsx';

type Props = {
  edited: PlacedEntry | 'new';
  record: StampBookRecord;
  editor: ReturnType<typeof useBookEditor>;
  /** How many people come every time to what is edited. */
  regulars: number;
  onClose: () => void;
};

/** An entry of the monthly schedule while it is edited. */
type TimesForm = Omit<MonthlyScheduleEntry, keyof Recurrence | 'supervisor_name'> & {
  when: Recurrence;
  supervisor_name: string | null;
};

/** When and where a stamp recurs. */
export function TimesDialog({ edited, record, editor, regulars, onClose }: Props) {
  const t = textsOf(consoleMonthlyTimesTexts);
  const isNew = edited === 'new';
  const ground = groundOf(record);
  return (
    <FormDialog<TimesForm>
      title={isNew ? t.add : t.edit}
      isFullOnPhones
      maxWidth="sm"
      isNew={!isNew}
      values={formOf(isNew ? newEntry(record) : edited.entry)}
      // The one problem there may be is told above the buttons.
      resolver={fieldsResolver({}, (form) => ({ when: problemOfTimes(entryOf(form), ground) }))}
      onSubmit={async (form) => {
        const position = isNew ? null : edited.position;
        editor.change((books) => withTimes(books, position, entryOf(form)));
      }}
      onClose={onClose}
      actions={<TimesInWords record={record} />}
    >
      <StampInput record={record} />
      <BoundField<Recurrence> source="when">{(when) => <RecurrenceFields {...when} />}</BoundField>
      <ClockInputs record={record} />
      <BoundField source="location_id">
        {(place) => <LocationField locations={record.approvedLocations} {...place} />}
      </BoundField>
      <RecordInput source="supervisor_name" field={QUEST_FIELDS.giverName} />
      {!isNew && regulars > 0 && <RegularsNote entry={edited.entry} count={regulars} />}
    </FormDialog>
  );
}

/** Note that those who come every time hear of the change. */
function RegularsNote({ entry, count }: { entry: MonthlyScheduleEntry; count: number }) {
  const t = textsOf(consoleMonthlyTimesTexts);
  const next = entryOf(useFormValues<TimesForm>());
  if (entryKey(next) === entryKey(entry)) return null;
  const says = next.quest_id === entry.quest_id ? t.regularsAsked : t.regularsTold;
  return <Alert severity="info">{says({ count })}</Alert>;
}

/** What the form means in words, or what is missing. */
function TimesInWords({ record }: Pick<Props, 'record'>) {
  const t = textsOf(consoleMonthlyTimesTexts);
  const entry = entryOf(useFormValues<TimesForm>());
  const stamp = stampsById(record).get(entry.quest_id);
  return (
    <Typography role="status" sx={{ fontWeight: 650, flexBasis: '100%' }}>
      {problemOfTimes(entry, groundOf(record)) ??
        t.stampTimes({ stamp: stamp ? titleOf(stamp) : t.aStamp, times: timesInWords(entry) })}
    </Typography>
  );
}

/** A stamp that has a date; its usual place comes along. */
function StampInput({ record }: Pick<Props, 'record'>) {
  const t = textsOf(consoleMonthlyTimesTexts);
  const { getValues, setValue } = useFormContext<TimesForm>();
  const dated = datedOf(record.stamps);
  const choose = (stampId: string) => {
    const stamp = dated.find(({ id }) => id === stampId);
    const place = record.approvedLocations.find(({ id }) => id === stamp?.locationId)?.id;
    if (getValues('location_id') === '' && place) setValue('location_id', place);
    if (stamp?.eventType === 'SUPPLY-REQUEST') setValue('end_time', null);
  };
  return (
    <ChoiceInput
      autoFocus
      source="quest_id"
      label={t.stamp}
      prompt={t.chooseStamp}
      choices={dated.map((stamp) => ({ id: stamp.id, name: titleOf(stamp) }))}
      onChosen={choose}
    />
  );
}

function datedOf(stamps: StampBookRecord['stamps']) {
  return stamps.filter(({ eventType }) => eventType !== 'HYBRID-ROLE');
}

/** A delivery has no end. */
function ClockInputs({ record }: Pick<Props, 'record'>) {
  const t = textsOf(consoleMonthlyTimesTexts);
  const stampId = useWatch<TimesForm, 'quest_id'>({ name: 'quest_id' });
  const hasEnd = stampsById(record).get(stampId)?.eventType !== 'SUPPLY-REQUEST';
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: hasEnd ? '1fr 1fr' : '1fr', gap: 2 }}>
      <BoundField source="start_time">
        {({ value, onChange }) => (
          <ClockField label={hasEnd ? t.from : t.at} value={value} onChange={onChange} />
        )}
      </BoundField>
      {hasEnd && (
        <BoundField<string | null> source="end_time">
          {({ value, onChange }) => (
            <ClockField label={t.to} value={value ?? ''} onChange={(end) => onChange(end || null)} />
          )}
        </BoundField>
      )}
    </Box>
  );
}

function formOf({ weeks, days, last, ...entry }: MonthlyScheduleEntry): TimesForm {
  return { ...entry, when: { weeks, days, ...(last && { last }) } };
}

function entryOf({ when, supervisor_name, ...entry }: TimesForm): MonthlyScheduleEntry {
  return { ...entry, ...when, supervisor_name: supervisor_name ?? '' };
}

function newEntry({ approvedLocations, stamps }: StampBookRecord): MonthlyScheduleEntry {
  const [only] = approvedLocations.length === 1 ? approvedLocations : [];
  const [stamp] = stamps.length === 1 ? datedOf(stamps) : [];
  return {
    quest_id: stamp?.id ?? '',
    weeks: [1, 2, 3, 4, 5],
    days: [],
    start_time: '',
    end_time: null,
    location_id: only?.id ?? '',
    supervisor_name: '',
  };
}
