import { TextField } from '@mui/material';

export type Choice<Id extends string = string> = { id: Id; name: string };

type Props<Id extends string> = {
  label: string;
  value: Id;
  choices: readonly Choice<Id>[];
  onChange: (id: Id) => void;
  width: number | 'auto';
};

/** One of a few, in the device's own picker; in a form, ChoiceInput. */
export function NativeSelect<Id extends string>(props: Props<Id>) {
  const { label, value, choices, onChange, width } = props;
  return (
    <TextField
      select
      label={label}
      margin="none"
      value={value}
      onChange={({ target }) => {
        const chosen = choices.find(({ id }) => id === target.value);
        if (chosen) onChange(chosen.id);
      }}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ width, minWidth: 110, maxWidth: '100%' }}
    >
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </TextField>
  );
}
