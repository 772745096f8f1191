import { Checkbox, FormControlLabel } from '@mui/material';
import { BoundField } from '../widgets/forms/BoundField.tsx';

type Props = {
  label: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  isDisabled?: boolean;
};

/** Labeled checkbox. */
export function Tick({ label, isChecked, onChange, isDisabled = false }: Props) {
  return (
    <FormControlLabel
      control={<Checkbox checked={isChecked} onChange={(_event, checked) => onChange(checked)} />}
      label={label}
      disabled={isDisabled}
      sx={{ minHeight: 44, mr: 2 }}
    />
  );
}

/** Labeled checkbox bound to a field of the form. */
export function TickInput({ source, ...look }: Pick<Props, 'label' | 'isDisabled'> & { source: string }) {
  return (
    <BoundField<boolean> source={source}>
      {({ value, onChange }) => <Tick {...look} isChecked={value} onChange={onChange} />}
    </BoundField>
  );
}
