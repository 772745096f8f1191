import { Box, useTheme } from '@mui/material';
import { TextInput, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { QUEST_CATEGORIES } from '#domain/quests/quest-category.ts';
import { QUEST_LIMITS } from '#domain/quests/quest-limits.ts';
import { EVENT_TYPE_LABELS } from '#domain/quests/quest-status.ts';
import type { StampIconId } from '#domain/quests/stamp-icon.ts';
import { questFields } from '../../fields/quest-fields.ts';
import { RecordInput } from '../../fields/RecordInput.tsx';
import type { ConsoleDataProvider } from '../../resources/data-provider.ts';
import { colorVars } from '../../theme/color-vars.ts';
import { ChoiceInput } from '../../widgets/fields/ChoiceInput.tsx';
import { LocationField } from '../../widgets/fields/LocationField.tsx';
import { BoundField } from '../../widgets/forms/BoundField.tsx';
import { FormDialog } from '../../widgets/forms/FormDialog.tsx';
import { useFormValues } from '../../widgets/forms/use-form-values.ts';
import { IconPicker } from '../collection/IconPicker.tsx';
import type { CharityBooks } from '../collection/stamp-collection.ts';
import { createStamp } from '../collection/stamp-methods.ts';
import { EMPTY_STAMP, inputOf, type NewStampForm, newStampResolver } from './new-stamp-form.ts';

type Props = { books: CharityBooks; onMade: (stampId: string) => void; onClose: () => void };

/** Makes a stamp from nothing; it is selected at once, so that it can be placed. */
export function NewStampDialog({ books, onMade, onClose }: Props) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  return (
    <FormDialog
      title="New stamp"
      maxWidth="sm"
      values={{ ...EMPTY_STAMP, locationId: books.locations[0]?.id ?? '' }}
      resolver={newStampResolver}
      submitLabel="Make stamp"
      cancelLabel="Close"
      onClose={onClose}
      onSubmit={async (form) => {
        const input = inputOf(form, books.id);
        const { id } = await dataProvider.run(createStamp, { input });
        notify(`Stamp ${input.stampTitle} created.`, { type: 'success' });
        refresh();
        onMade(id);
      }}
    >
      <NewStampFields books={books} />
    </FormDialog>
  );
}

const CATEGORIES = Object.values(QUEST_CATEGORIES).map(({ id, label }) => ({ id, name: label }));
const TYPES = Object.entries(EVENT_TYPE_LABELS).map(([id, name]) => ({ id, name }));
const asTyped = (typed: string) => typed;

/** What a new stamp needs; the rest of it is edited on its quest page. */
function NewStampFields({ books }: Pick<Props, 'books'>) {
  const { mode } = useTheme().palette;
  const { category, eventTitle } = useFormValues<NewStampForm>();
  return (
    <>
      <TextInput
        autoFocus
        required
        source="eventTitle"
        label="Quest title"
        parse={asTyped}
        helperText={`Volunteers read this. At most ${QUEST_LIMITS.titleMax} characters`}
      />
      <TextInput
        source="stampTitle"
        label="Stamp title"
        parse={asTyped}
        helperText={false}
        placeholder={eventTitle || 'Untitled'}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <ChoiceInput source="category" label="Category" choices={CATEGORIES} />
        <ChoiceInput source="eventType" label="Type" choices={TYPES} />
      </Box>
      <Box style={colorVars(mode)}>
        <BoundField<StampIconId> source="stampIcon">
          {(icon) => <IconPicker {...icon} serviceTags={[category]} />}
        </BoundField>
      </Box>
      <BoundField source="locationId">
        {(place) => <LocationField locations={books.locations} {...place} />}
      </BoundField>
      <RecordInput
        source="resourceMaxNumber"
        field={questFields().resourceMaxNumber}
        label="Volunteers at most"
        isBare
      />
      <TextInput
        source="description"
        label="Description"
        parse={asTyped}
        helperText={false}
        multiline
        minRows={3}
      />
    </>
  );
}
