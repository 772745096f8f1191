import { TextField } from '@mui/material';

type Props = {
  label: string;
  value: string;
  choices: readonly { id: string; name: string }[];
  onChange: (id: string) => void;
};

/** One of a fixed list, in the device's own picker. */
export function ChoiceField({ label, value, choices, onChange }: Props) {
  return (
    <TextField
      select
      label={label}
      margin="none"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </TextField>
  );
}
