import { Autocomplete, TextField } from '@mui/material';
import { parseQuestConfiguration } from '#domain/books/quest-configuration.ts';
import { BoundField } from '../../widgets/forms/BoundField.tsx';
import type { StampBookRecord } from '../book-record/stamp-book-record.ts';

/** The group of the stamp book, one that is there or a new one. */
export function GroupField({ book }: { book: StampBookRecord }) {
  const { stampBook } = parseQuestConfiguration(book.questConfiguration);
  const names = [...new Set(stampBook.map(({ name }) => name).filter(Boolean))];
  const helperText = names[0]
    ? `«${names[0]}» if you leave it empty`
    : 'Stands in the stamp book under this name';
  return (
    <BoundField source="groupName">
      {({ value, onChange }) => (
        <Autocomplete
          freeSolo
          options={names}
          inputValue={value}
          onInputChange={(_event, name) => onChange(name)}
          renderInput={(params) => (
            <TextField {...params} label="Group of the stamp book" helperText={helperText} />
          )}
        />
      )}
    </BoundField>
  );
}
