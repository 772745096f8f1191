import { TextField } from '@mui/material';
import type { Ref } from 'react';

export type ChoiceFieldProps = {
  label: string;
  choices: readonly { id: string; name: string }[];
  value: string;
  onChange: (id: string) => void;
  /** Stands while nothing is chosen, and cannot be chosen. */
  prompt?: string;
  error?: string | undefined;
  helperText?: string | undefined;
  autoFocus?: boolean;
  isDisabled?: boolean;
  isNarrow?: boolean;
  /** None where the form has its own distances. */
  margin?: 'none' | 'dense';
  name?: string;
  inputRef?: Ref<HTMLSelectElement>;
};

/** One of a list, in the device's own picker. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { label, choices, value, onChange, prompt, error, helperText, name, inputRef } = props;
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
      onChange={({ target }) => onChange(target.value)}
      {...(props.isNarrow && { fullWidth: false, sx: { width: 150 } })}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {prompt && (
        <option value="" disabled>
          {prompt}
        </option>
      )}
      {choices.map((choice) => (
        <option key={choice.id} value={choice.id}>
          {choice.name}
        </option>
      ))}
    </TextField>
  );
}
