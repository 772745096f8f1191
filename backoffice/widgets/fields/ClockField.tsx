import { TextField } from '@mui/material';

const STEP_SECONDS = 300;

type Props = {
  label: string;
  /** A wall clock 'HH:MM', '' while none is chosen. */
  value: string;
  error?: string | undefined;
  help?: string | undefined;
  onChange: (clock: string) => void;
};

/** A time of the day in New York, in steps of five minutes. */
export function ClockField({ label, value, error, help, onChange }: Props) {
  return (
    <TextField
      type="time"
      label={label}
      margin="none"
      value={value}
      error={error !== undefined}
      helperText={error ?? help}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { step: STEP_SECONDS }, inputLabel: { shrink: true } }}
    />
  );
}
