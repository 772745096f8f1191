import { TextField } from '@mui/material';

export type Choice<Id extends string = string> = { id: Id; name: string };

type Props<Id extends string> = {
  label: string;
  value: Id;
  choices: readonly Choice<Id>[];
  onChange: (id: Id) => void;
  error?: string | undefined;
  /** What stands before anything is chosen, and cannot be chosen. */
  placeholder?: string;
  width?: number | string;
};

/** One of a few, in the device's own picker. */
export function NativeSelect<Id extends string>(props: Props<Id>) {
  const { label, value, choices, onChange, error, placeholder, width } = props;
  return (
    <TextField
      select
      label={label}
      margin="none"
      required={placeholder !== undefined}
      value={value}
      onChange={({ target }) => {
        const chosen = choices.find(({ id }) => id === target.value);
        if (chosen) onChange(chosen.id);
      }}
      error={error !== undefined}
      helperText={error}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ ...(width !== undefined && { width, minWidth: 110 }), maxWidth: '100%' }}
    >
      {placeholder !== undefined && (
        <option value="" disabled>
          {placeholder}
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
