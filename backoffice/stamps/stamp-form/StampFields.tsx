import { Box, Checkbox, FormControlLabel, TextField, useTheme } from '@mui/material';
import type { ReactNode } from 'react';
import { CATEGORY_IDS, QUEST_CATEGORIES } from '#domain/quests/quest-category.ts';
import { QUEST_FIELDS } from '#domain/quests/quest-field.ts';
import { EVENT_TYPE_LABELS, type EventType } from '#domain/quests/quest-status.ts';
import { STAMP_ICON_IDS } from '#domain/quests/stamp-icon.ts';
import { FieldInput, type FormField } from '../../fields/FieldInput.tsx';
import { FieldInputs } from '../../fields/FieldInputs.tsx';
import { colorVars } from '../../theme/color-vars.ts';
import { AgePolicyField, TrainingsField } from '../../widgets/fields/RequirementFields.tsx';
import { IconPicker } from '../collection/IconPicker.tsx';
import '../collection/stamps.css';
import type { StampBookRecord } from '../book-record/stamp-book-record.ts';
import { STAMP_FIELDS, type StampField, type StampForm, type StampProblems } from './stamp-form.ts';

type Props = {
  book: StampBookRecord;
  form: StampForm;
  problems: StampProblems;
  onChange: (part: Partial<StampForm>) => void;
};

/** Everything that a stamp says by the table of fields, and passes on to the quests that are made from it. */
export function StampFields(props: Props) {
  const { book, form, problems, onChange } = props;
  return (
    <>
      <FieldInputs
        fields={QUEST_FIELDS}
        names={STAMP_FIELDS}
        form={form}
        problems={problems}
        isQuiet
        parts={{
          stampIcon: <Icons {...props} />,
          eventTitle: <TitleAndKind {...props} />,
          giverName: (
            <Pair>
              <Text {...props} field="giverName" />
              <PlaceField {...props} />
            </Pair>
          ),
          resourceMinNumber: <Numbers {...props} />,
          resourceDesiredNumber: null,
          resourceMaxNumber: null,
          agePolicyIndex: (
            <Pair>
              <AgePolicyField
                agePolicies={book.agePolicies}
                value={form.agePolicyIndex}
                onChange={(agePolicyIndex) => onChange({ agePolicyIndex })}
              />
              <Text {...props} field="prerequisiteMinutes" />
            </Pair>
          ),
          prerequisiteMinutes: null,
          flexibleMinimumTime: <StayField {...props} />,
        }}
        onChange={onChange}
      />
      <TrainingsField
        trainings={book.templateOrientations}
        value={form.requiredOrientations}
        onChange={(requiredOrientations) => onChange({ requiredOrientations })}
      />
    </>
  );
}

type TextProps = Props & { field: StampField; isBare?: boolean };

/** The input of a field, as a stamp calls it. */
function Text({ form, problems, onChange, field, isBare }: TextProps) {
  const row: FormField & { stampLabel?: string } = QUEST_FIELDS[field];
  return (
    <FieldInput
      field={row}
      label={row.stampLabel}
      value={form[field]}
      problem={problems[field]}
      isQuiet
      isBare={isBare ?? false}
      onChange={(typed) => onChange({ [field]: typed })}
    />
  );
}

/** What the quest is called and what kind of quest it is: its type and its service tags. */
function TitleAndKind(props: Props) {
  const { form, problems, onChange } = props;
  return (
    <>
      <Text {...props} field="eventTitle" />
      <Pair>
        <TypeField {...props} />
        <CategoryField {...props} />
      </Pair>
      {form.eventType === 'HYBRID-ROLE' && (
        <TextField
          label="Address of the application form"
          margin="none"
          value={form.applicationLink}
          error={problems.applicationLink !== undefined}
          helperText={problems.applicationLink ?? 'https://…'}
          onChange={({ target }) => onChange({ applicationLink: target.value })}
        />
      )}
    </>
  );
}

// Read to those who do not see the picture.
const HIDDEN = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' };

function Icons({ form, onChange }: Props) {
  const { mode } = useTheme().palette;
  const icon = STAMP_ICON_IDS.find((id) => id === form.stampIcon) ?? 'stamp_envelope_01';
  return (
    <Box style={colorVars(mode)} sx={{ '& .calendar-hidden': HIDDEN }}>
      <IconPicker
        value={icon}
        serviceTags={[form.category]}
        onChange={(stampIcon) => onChange({ stampIcon })}
      />
    </Box>
  );
}

function Pair({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {children}
    </Box>
  );
}

const NATIVE = { select: { native: true }, inputLabel: { shrink: true } };

function TypeField({ form, onChange }: Props) {
  return (
    <TextField
      select
      label="Type"
      margin="none"
      value={form.eventType}
      onChange={({ target }) => onChange({ eventType: target.value as EventType })}
      slotProps={NATIVE}
    >
      {Object.entries(EVENT_TYPE_LABELS).map(([id, label]) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </TextField>
  );
}

function CategoryField({ form, onChange }: Props) {
  const isKnown = form.category === '' || (CATEGORY_IDS as readonly string[]).includes(form.category);
  return (
    <TextField
      select
      label="Category"
      margin="none"
      value={form.category}
      onChange={({ target }) => onChange({ category: target.value })}
      slotProps={NATIVE}
    >
      <option value="">No category</option>
      {!isKnown && <option value={form.category}>{form.category}</option>}
      {CATEGORY_IDS.map((id) => (
        <option key={id} value={id}>
          {QUEST_CATEGORIES[id].label}
        </option>
      ))}
    </TextField>
  );
}

function PlaceField({ book, form, onChange }: Props) {
  const isKnown = form.locationId === '' || book.approvedLocations.some(({ id }) => id === form.locationId);
  return (
    <TextField
      select
      label="Usual location"
      margin="none"
      value={form.locationId}
      onChange={({ target }) => onChange({ locationId: target.value })}
      slotProps={NATIVE}
    >
      <option value="">Chosen each time</option>
      {!isKnown && <option value={form.locationId}>A location that is no longer approved</option>}
      {book.approvedLocations.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </TextField>
  );
}

function Numbers(props: Props) {
  return (
    <Box
      role="group"
      aria-label="Volunteers"
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(3, 1fr)' }}
    >
      <Text {...props} field="resourceMinNumber" isBare />
      <Text {...props} field="resourceDesiredNumber" isBare />
      <Text {...props} field="resourceMaxNumber" isBare />
    </Box>
  );
}

/** Whether volunteers may come for a part of the time, and for how long at least. */
function StayField(props: Props) {
  const { form, onChange } = props;
  const isFlexible = form.flexibleMinimumTime !== '';
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <FormControlLabel
        label="Volunteers may come for a part of the time"
        sx={{ minHeight: 44 }}
        control={
          <Checkbox
            checked={isFlexible}
            onChange={(_event, isChosen) => onChange({ flexibleMinimumTime: isChosen ? '60' : '' })}
          />
        }
      />
      {isFlexible && <Text {...props} field="flexibleMinimumTime" />}
    </Box>
  );
}
