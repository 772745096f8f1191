import { Checkbox, FormControlLabel } from '@mui/material';

type Props = {
  label: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  isDisabled?: boolean;
};

/** One thing to choose or not. */
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
