import { TextField } from '@mui/material';
import type { Ref } from 'react';

export type Choice<Id extends string = string> = { id: Id; name: string; isDisabled?: boolean };

export type ChoiceFieldProps<Id extends string = string> = {
  label: string;
  choices: readonly Choice<Id>[];
  value: Id | '';
  onChange: (id: Id) => void;
  /** Stands while nothing is chosen, and cannot be chosen. */
  prompt?: string;
  error?: string | undefined;
  helperText?: string | undefined;
  autoFocus?: boolean;
  isDisabled?: boolean;
  isNarrow?: boolean;
  /** All that there is where none is given. */
  width?: number | 'auto';
  /** None where the form has its own distances. */
  margin?: 'none' | 'dense';
  name?: string;
  inputRef?: Ref<HTMLSelectElement>;
};

/** Select field that uses the device's own picker. */
export function ChoiceField<Id extends string>(props: ChoiceFieldProps<Id>) {
  const { label, choices, value, onChange, prompt, error, helperText, name, inputRef } = props;
  const width = props.isNarrow ? 150 : props.width;
  return (
    <TextField
      select
      autoFocus={props.autoFocus ?? false}
      label={label}
      margin={props.margin ?? 'none'}
      disabled={props.isDisabled ?? false}
      name={name}
      inputRef={inputRef}
      value={value}
      error={error !== undefined}
      helperText={error ?? helperText}
      onChange={({ target }) => {
        const chosen = choices.find(({ id }) => id === target.value);
        if (chosen) onChange(chosen.id);
      }}
      {...(width && { fullWidth: false, sx: { width, minWidth: 110, maxWidth: '100%' } })}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {prompt && (
        <option value="" disabled>
          {prompt}
        </option>
      )}
      {choices.map((choice) => (
        <option key={choice.id} value={choice.id} disabled={choice.isDisabled ?? false}>
          {choice.name}
        </option>
      ))}
    </TextField>
  );
}
