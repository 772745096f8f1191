import { Box, Checkbox, FormControlLabel, TextField, useTheme } from '@mui/material';
import type { ReactNode } from 'react';
import { CATEGORY_IDS, QUEST_CATEGORIES } from '#domain/quests/quest-category.ts';
import { QUEST_LIMITS } from '#domain/quests/quest-limits.ts';
import { EVENT_TYPE_LABELS, type EventType } from '#domain/quests/quest-status.ts';
import { STAMP_ICON_IDS } from '#domain/quests/stamp-icon.ts';
import { DescriptionField, SupervisorField } from '../../quests/edit/EditFields.tsx';
import { colorVars } from '../../theme/color-vars.ts';
import { AgePolicyField, TrainingsField } from '../../widgets/fields/RequirementFields.tsx';
import { IconPicker } from '../collection/IconPicker.tsx';
import '../collection/stamps.css';
import type { StampBookRecord } from '../book-record/stamp-book-record.ts';
import type { StampForm, StampProblems } from './stamp-form.ts';

type Props = {
  book: StampBookRecord;
  form: StampForm;
  problems: StampProblems;
  onChange: (part: Partial<StampForm>) => void;
};

/** Everything that a stamp says, and passes on to the quests that are made from it. */
export function StampFields(props: Props) {
  const { book, form, onChange } = props;
  return (
    <>
      <Text {...props} field="stampTitle" label="Name of the stamp" help="Shown on the stamp only." />
      <Icons {...props} />
      <Text
        {...props}
        field="eventTitle"
        label="Title of the Quest"
        isRequired
        help={`${[...form.eventTitle].length} of ${QUEST_LIMITS.titleMax} characters`}
      />
      <Pair>
        <TypeField {...props} />
        <CategoryField {...props} />
      </Pair>
      {form.eventType === 'HYBRID-ROLE' && (
        <Text {...props} field="applicationLink" label="Address of the application form" help="https://…" />
      )}
      <DescriptionField value={form.description} onChange={(description) => onChange({ description })} />
      <Pair>
        <SupervisorField value={form.giverName} onChange={(giverName) => onChange({ giverName })} />
        <PlaceField {...props} />
      </Pair>
      <Text {...props} field="equipment" label="Equipment" />
      <Numbers {...props} />
      <StayField {...props} />
      <Pair>
        <Text {...props} field="prerequisiteHours" label="Hours required before" isNumber />
        <AgePolicyField
          agePolicies={book.agePolicies}
          value={form.agePolicyIndex}
          onChange={(agePolicyIndex) => onChange({ agePolicyIndex })}
        />
      </Pair>
      <TrainingsField
        trainings={book.templateOrientations}
        value={form.requiredOrientations}
        onChange={(requiredOrientations) => onChange({ requiredOrientations })}
      />
    </>
  );
}

type TypedField = Exclude<keyof StampForm, 'requiredOrientations' | 'eventType'>;
type TextProps = Props & {
  field: TypedField;
  label: string;
  help?: string;
  isRequired?: boolean;
  isNumber?: boolean;
};

function Text({ form, problems, onChange, field, label, help, isRequired, isNumber }: TextProps) {
  const problem = problems[field];
  // An empty form says what is missing by its star, not in red.
  const isQuiet = isRequired && form[field] === '';
  return (
    <TextField
      required={isRequired ?? false}
      type={isNumber ? 'number' : 'text'}
      label={label}
      margin="none"
      value={form[field]}
      error={problem !== undefined && !isQuiet}
      helperText={problem && !isQuiet ? problem : help}
      onChange={({ target }) => onChange({ [field]: target.value })}
      slotProps={isNumber ? { htmlInput: { min: 0, step: 'any' } } : {}}
    />
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
      <Text {...props} field="resourceMinNumber" label="At least" isNumber />
      <Text {...props} field="resourceDesiredNumber" label="Better" isNumber />
      <Text {...props} field="resourceMaxNumber" label="At most" isNumber />
    </Box>
  );
}

/** Whether volunteers may come for a part of the time, and for how long at least. */
function StayField(props: Props) {
  const { form, onChange } = props;
  const isFlexible = form.flexibleMinutes !== '';
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <FormControlLabel
        label="Volunteers may come for a part of the time"
        sx={{ minHeight: 44 }}
        control={
          <Checkbox
            checked={isFlexible}
            onChange={(_event, isChosen) => onChange({ flexibleMinutes: isChosen ? '60' : '' })}
          />
        }
      />
      {isFlexible && <Text {...props} field="flexibleMinutes" label="At least so many minutes" isNumber />}
    </Box>
  );
}
