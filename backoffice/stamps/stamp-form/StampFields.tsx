import { Box, Checkbox, FormControlLabel, useTheme } from '@mui/material';
import type { ReactNode } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { CATEGORY_IDS } from '#domain/quests/quest-category.ts';
import { QUEST_FIELDS } from '#domain/quests/quest-field.ts';
import { STAMP_ICON_IDS } from '#domain/quests/stamp-icon.ts';
import { consoleStampFormTexts } from '#domain/texts/generated/console-stamp-form.ts';
import type { TextRef } from '#domain/texts/text-ref.ts';
import { isOneOf } from '../../api-client/typed-record.ts';
import type { FormField } from '../../fields/FieldInput.tsx';
import { RecordInput } from '../../fields/RecordInput.tsx';
import { RecordInputs } from '../../fields/RecordInputs.tsx';
import { said, textsOf } from '../../language/console-locale.ts';
import { typeChoices } from '../../records/quest-labels.ts';
import { colorVars } from '../../theme/color-vars.ts';
import { ChoiceInput } from '../../widgets/fields/ChoiceInput.tsx';
import { AgePolicyField, TrainingsField } from '../../widgets/fields/RequirementFields.tsx';
import { BoundField } from '../../widgets/forms/BoundField.tsx';
import { useFormValues } from '../../widgets/forms/use-form-values.ts';
import { categoryChoices } from '../collection/category-choices.ts';
import { IconPicker } from '../collection/IconPicker.tsx';
import '../collection/stamps.css';
import type { StampBookRecord } from '../book-record/stamp-book-record.ts';
import { STAMP_FIELDS, type StampField, type StampForm } from './stamp-form.ts';

/** Everything that a stamp says by the table of fields, and passes on to the quests that are made from it. */
export function StampFields({ book }: { book: StampBookRecord }) {
  return (
    <>
      <RecordInputs
        fields={QUEST_FIELDS}
        names={STAMP_FIELDS}
        isQuiet
        parts={{
          stampIcon: <Icons />,
          eventTitle: <TitleAndKind />,
          giverName: (
            <Pair>
              <Text name="giverName" />
              <PlaceInput book={book} />
            </Pair>
          ),
          resourceMinNumber: <Numbers />,
          resourceDesiredNumber: null,
          resourceMaxNumber: null,
          agePolicyIndex: (
            <Pair>
              <AgeInput book={book} />
              <Text name="prerequisiteMinutes" />
            </Pair>
          ),
          prerequisiteMinutes: null,
          flexibleMinimumTime: <StayInput />,
        }}
      />
      <BoundField<string[]> source="requiredOrientations">
        {(bound) => <TrainingsField trainings={book.templateOrientations} {...bound} />}
      </BoundField>
    </>
  );
}

/** The input of a field, as a stamp calls it. */
function Text({ name, isBare = false }: { name: StampField; isBare?: boolean }) {
  const row: FormField & { stampLabel?: TextRef } = QUEST_FIELDS[name];
  return (
    <RecordInput
      source={name}
      field={row}
      label={row.stampLabel && said(row.stampLabel)}
      isQuiet
      isBare={isBare}
    />
  );
}

/** What the quest is called and what kind of quest it is: its type and its service tags. */
function TitleAndKind() {
  const t = textsOf(consoleStampFormTexts);
  const { eventType, category } = useFormValues<StampForm>();
  const isKnown = !category || isOneOf(CATEGORY_IDS, category);
  const categories = [
    { id: '', name: t.noCategory },
    ...(isKnown ? [] : [{ id: category, name: category }]),
    ...categoryChoices(),
  ];
  return (
    <>
      <Text name="eventTitle" />
      <Pair>
        <ChoiceInput source="eventType" label={t.type} choices={typeChoices()} />
        <ChoiceInput source="category" label={t.category} choices={categories} />
      </Pair>
      {eventType === 'HYBRID-ROLE' && (
        <TextInput
          source="applicationLink"
          label={t.applicationLink}
          helperText="https://…"
          parse={(typed: string) => typed}
        />
      )}
    </>
  );
}

// Read to those who do not see the picture.
const HIDDEN = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' };

function Icons() {
  const { mode } = useTheme().palette;
  const category = useWatch<StampForm, 'category'>({ name: 'category' });
  return (
    <Box style={colorVars(mode)} sx={{ '& .calendar-hidden': HIDDEN }}>
      <BoundField<string | null> source="stampIcon">
        {({ value, onChange }) => (
          <IconPicker
            value={STAMP_ICON_IDS.find((id) => id === value) ?? 'stamp_envelope_01'}
            serviceTags={[category]}
            onChange={onChange}
          />
        )}
      </BoundField>
    </Box>
  );
}

function Pair({ children }: { children: ReactNode }) {
  const columns = { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' };
  return <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: columns }}>{children}</Box>;
}

function AgeInput({ book }: { book: StampBookRecord }) {
  return (
    <BoundField<number | null> source="agePolicyIndex">
      {({ value, onChange }) => (
        <AgePolicyField
          agePolicies={book.agePolicies}
          value={value === null ? '' : String(value)}
          onChange={(index) => onChange(index === '' ? null : Number(index))}
        />
      )}
    </BoundField>
  );
}

function PlaceInput({ book: { approvedLocations } }: { book: StampBookRecord }) {
  const t = textsOf(consoleStampFormTexts);
  const locationId = useWatch<StampForm, 'locationId'>({ name: 'locationId' });
  const isKnown = locationId === '' || approvedLocations.some(({ id }) => id === locationId);
  const places = [
    { id: '', name: t.chosenEachTime },
    ...(isKnown ? [] : [{ id: locationId, name: t.locationGone }]),
    ...approvedLocations,
  ];
  return <ChoiceInput source="locationId" label={t.usualLocation} choices={places} />;
}

function Numbers() {
  return (
    <Box
      role="group"
      aria-label={textsOf(consoleStampFormTexts).volunteers}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(3, 1fr)' }}
    >
      <Text name="resourceMinNumber" isBare />
      <Text name="resourceDesiredNumber" isBare />
      <Text name="resourceMaxNumber" isBare />
    </Box>
  );
}

const LEAST_STAY_MINUTES = 60;

/** Whether volunteers may come for a part of the time, and for how long at least. */
function StayInput() {
  const { setValue } = useFormContext<StampForm>();
  const isFlexible = useWatch<StampForm, 'flexibleMinimumTime'>({ name: 'flexibleMinimumTime' }) !== null;
  const choose = (isChosen: boolean) =>
    setValue('flexibleMinimumTime', isChosen ? LEAST_STAY_MINUTES : null, { shouldDirty: true });
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <FormControlLabel
        label={textsOf(consoleStampFormTexts).partOfTime}
        sx={{ minHeight: 44 }}
        control={<Checkbox checked={isFlexible} onChange={(_event, isChosen) => choose(isChosen)} />}
      />
      {isFlexible && <Text name="flexibleMinimumTime" />}
    </Box>
  );
}
