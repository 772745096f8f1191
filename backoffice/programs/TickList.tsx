import { Checkbox, FormControlLabel, FormGroup, FormHelperText, FormLabel } from '@mui/material';
import { BoundField } from '../widgets/forms/BoundField.tsx';

type Props<Id extends string> = {
  source: string;
  label: string;
  choices: readonly { id: Id; name: string }[];
};

/** Field of several choices, each with a box to check. */
export function TickList<Id extends string>({ source, label, choices }: Props<Id>) {
  return (
    <BoundField<readonly Id[]> source={source}>
      {({ value, onChange, error }) => (
        <FormGroup role="group" aria-label={label}>
          <FormLabel>{label}</FormLabel>
          {choices.map(({ id, name }) => (
            <FormControlLabel
              key={id}
              label={name}
              control={
                <Checkbox
                  checked={value.includes(id)}
                  onChange={(_, isOn) => onChange(isOn ? [...value, id] : value.filter((one) => one !== id))}
                />
              }
            />
          ))}
          {error && <FormHelperText error>{error}</FormHelperText>}
        </FormGroup>
      )}
    </BoundField>
  );
}
