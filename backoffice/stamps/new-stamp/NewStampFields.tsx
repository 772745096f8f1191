import { Box, TextField } from '@mui/material';
import { QUEST_CATEGORIES } from '#domain/quests/quest-category.ts';
import { QUEST_LIMITS } from '#domain/quests/quest-limits.ts';
import { EVENT_TYPE_LABELS, type EventType } from '#domain/quests/quest-status.ts';
import { LocationField } from '../../widgets/fields/LocationField.tsx';
import { IconPicker } from '../collection/IconPicker.tsx';
import type { CharityBooks } from '../collection/stamp-collection.ts';
import { ChoiceField } from './ChoiceField.tsx';
import type { NewStampForm } from './new-stamp-form.ts';

type Props = { form: NewStampForm; books: CharityBooks; onChange: (part: Partial<NewStampForm>) => void };

const CATEGORIES = Object.values(QUEST_CATEGORIES).map(({ id, label }) => ({ id, name: label }));
const TYPES = Object.entries(EVENT_TYPE_LABELS).map(([id, name]) => ({ id, name }));

/** What a new stamp needs; the rest of it is edited on its quest page. */
export function NewStampFields({ form, books, onChange }: Props) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, pt: 1 }}>
      <TitleFields form={form} onChange={onChange} />
      <KindFields form={form} onChange={onChange} />
      <IconPicker
        value={form.stampIcon}
        serviceTags={[form.category]}
        onChange={(stampIcon) => onChange({ stampIcon })}
      />
      <LocationField
        locations={books.locations}
        value={form.locationId}
        onChange={(locationId) => onChange({ locationId })}
      />
      <TextField
        label="Volunteers at most"
        type="number"
        margin="none"
        value={form.resourceMaxNumber}
        onChange={({ target }) => onChange({ resourceMaxNumber: target.value })}
        slotProps={{ htmlInput: { min: QUEST_LIMITS.resourceMin, max: QUEST_LIMITS.resourceMax } }}
      />
      <TextField
        label="Description"
        multiline
        minRows={3}
        margin="none"
        value={form.description}
        onChange={({ target }) => onChange({ description: target.value })}
      />
    </Box>
  );
}

type PartProps = Omit<Props, 'books'>;

/** What volunteers read, and what the charity calls its stamp. */
function TitleFields({ form, onChange }: PartProps) {
  return (
    <>
      <TextField
        label="Quest title"
        required
        margin="none"
        value={form.eventTitle}
        helperText={`Volunteers read this. At most ${QUEST_LIMITS.titleMax} characters`}
        onChange={({ target }) => onChange({ eventTitle: target.value })}
      />
      <TextField
        label="Stamp title"
        margin="none"
        value={form.stampTitle}
        placeholder={form.eventTitle || 'Untitled'}
        onChange={({ target }) => onChange({ stampTitle: target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </>
  );
}

function KindFields({ form, onChange }: PartProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <ChoiceField
        label="Category"
        value={form.category}
        choices={CATEGORIES}
        onChange={(category) => onChange({ category })}
      />
      <ChoiceField
        label="Type"
        value={form.eventType}
        choices={TYPES}
        onChange={(eventType) => onChange({ eventType: eventType as EventType })}
      />
    </Box>
  );
}
