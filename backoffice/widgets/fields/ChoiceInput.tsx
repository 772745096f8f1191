import { TextField } from '@mui/material';
import { useInput } from 'react-admin';

type Props<Value> = {
  source: string;
  label: string;
  /** Value as the list has it, and what stands there; without a value: cannot be chosen. */
  choices: readonly { id: string; name: string }[];
  /** Stands while nothing is chosen, and cannot be chosen. */
  prompt?: string;
  helperText?: string;
  autoFocus?: boolean;
  isDisabled?: boolean;
  isNarrow?: boolean;
  /** What the form holds for a choice, where that is not its id. */
  parse?: (id: string) => Value;
  /** Besides taking the value. */
  onChosen?: (id: string) => void;
};

/** One of a list as an input of a form, in the device's own picker. */
export function ChoiceInput<Value = string>(props: Props<Value>) {
  const { source, label, choices, prompt, helperText, autoFocus, isDisabled, isNarrow, onChosen } = props;
  const { field, fieldState } = useInput({ source, format: asText, parse: props.parse ?? asItIs });
  return (
    <TextField
      select
      autoFocus={autoFocus ?? false}
      label={label}
      disabled={isDisabled ?? false}
      name={field.name}
      inputRef={field.ref}
      value={field.value}
      error={fieldState.error !== undefined}
      helperText={fieldState.error?.message ?? helperText}
      onChange={({ target }) => {
        field.onChange(target.value);
        onChosen?.(target.value);
      }}
      {...(isNarrow && { fullWidth: false, sx: { width: 150 } })}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {prompt && (
        <option value="" disabled>
          {prompt}
        </option>
      )}
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </TextField>
  );
}

const asText = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
const asItIs = (id: string): unknown => id;
