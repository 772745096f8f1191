import { Autocomplete, TextField } from '@mui/material';
import { parseQuestConfiguration } from '#domain/books/quest-configuration.ts';
import { consoleStampFormTexts } from '#domain/texts/generated/console-stamp-form.ts';
import { textsOf } from '../../language/console-locale.ts';
import { BoundField } from '../../widgets/forms/BoundField.tsx';
import type { StampBookRecord } from '../book-record/stamp-book-record.ts';

/** The group of the stamp book, one that is there or a new one. */
export function GroupField({ book }: { book: StampBookRecord }) {
  const t = textsOf(consoleStampFormTexts);
  const { stampBook } = parseQuestConfiguration(book.questConfiguration);
  const names = [...new Set(stampBook.map(({ name }) => name).filter(Boolean))];
  const helperText = names[0] ? t.groupIfEmpty({ name: names[0] }) : t.groupHelp;
  return (
    <BoundField source="groupName">
      {({ value, onChange }) => (
        <Autocomplete
          freeSolo
          options={names}
          inputValue={value}
          onInputChange={(_event, name) => onChange(name)}
          renderInput={(params) => <TextField {...params} label={t.group} helperText={helperText} />}
        />
      )}
    </BoundField>
  );
}
