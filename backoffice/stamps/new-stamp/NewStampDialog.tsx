import { Box, useTheme } from '@mui/material';
import { TextInput, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { QUEST_FIELDS } from '#domain/quests/quest-field.ts';
import type { StampIconId } from '#domain/quests/stamp-icon.ts';
import { consoleFormsTexts } from '#domain/texts/generated/console-forms.ts';
import { consoleStampFormTexts } from '#domain/texts/generated/console-stamp-form.ts';
import { RecordInput } from '../../fields/RecordInput.tsx';
import { textsOf } from '../../language/console-locale.ts';
import { typeChoices } from '../../records/quest-labels.ts';
import type { ConsoleDataProvider } from '../../resources/data-provider.ts';
import { colorVars } from '../../theme/color-vars.ts';
import { ChoiceInput } from '../../widgets/fields/ChoiceInput.tsx';
import { LocationField } from '../../widgets/fields/LocationField.tsx';
import { BoundField } from '../../widgets/forms/BoundField.tsx';
import { FormDialog } from '../../widgets/forms/FormDialog.tsx';
import { useFormValues } from '../../widgets/forms/use-form-values.ts';
import { categoryChoices } from '../collection/category-choices.ts';
import { IconPicker } from '../collection/IconPicker.tsx';
import type { CharityBooks } from '../collection/stamp-collection.ts';
import { createStamp } from '../collection/stamp-methods.ts';
import { shownTitleOf } from '../collection/stamp-title.ts';
import { EMPTY_STAMP, inputOf, type NewStampForm, newStampResolver } from './new-stamp-form.ts';

type Props = { books: CharityBooks; onMade: (stampId: string) => void; onClose: () => void };

/** Makes a stamp from nothing; it is selected at once, so that it can be placed. */
export function NewStampDialog({ books, onMade, onClose }: Props) {
  const t = textsOf(consoleStampFormTexts);
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  return (
    <FormDialog
      title={t.newStamp}
      maxWidth="sm"
      values={{ ...EMPTY_STAMP, locationId: books.locations[0]?.id ?? '' }}
      resolver={newStampResolver}
      submitLabel={t.make}
      cancelLabel={textsOf(consoleFormsTexts).close}
      onClose={onClose}
      onSubmit={async (form) => {
        const input = inputOf(form, books.id);
        const { id } = await dataProvider.run(createStamp, { input });
        notify(t.created({ title: input.stampTitle }), { type: 'success' });
        refresh();
        onMade(id);
      }}
    >
      <NewStampFields books={books} />
    </FormDialog>
  );
}

const asTyped = (typed: string) => typed;

/** What a new stamp needs; the rest of it is edited on its quest page. */
function NewStampFields({ books }: Pick<Props, 'books'>) {
  const t = textsOf(consoleStampFormTexts);
  const { mode } = useTheme().palette;
  const { category } = useFormValues<NewStampForm>();
  return (
    <>
      <Titles />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <ChoiceInput source="category" label={t.category} choices={categoryChoices()} />
        <ChoiceInput source="eventType" label={t.type} choices={typeChoices()} />
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
        field={QUEST_FIELDS.resourceMaxNumber}
        label={t.atMost}
        isBare
      />
      <TextInput source="description" label={t.description} parse={asTyped} multiline minRows={3} />
    </>
  );
}

/** What the quest and the stamp are called. */
function Titles() {
  const t = textsOf(consoleStampFormTexts);
  const { eventTitle } = useFormValues<NewStampForm>();
  return (
    <>
      <TextInput
        autoFocus
        required
        source="eventTitle"
        label={t.questTitle}
        parse={asTyped}
        helperText={t.questTitleHelp}
      />
      <TextInput
        source="stampTitle"
        label={t.stampTitle}
        parse={asTyped}
        placeholder={eventTitle || shownTitleOf(null)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </>
  );
}
