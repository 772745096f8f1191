import { TextField } from '@mui/material';
import { BoundField } from '../widgets/forms/BoundField.tsx';

/** Field for an address of the internet, written from left to right. */
export function AddressField({ source, label }: { source: string; label: string }) {
  return (
    <BoundField<string> source={source}>
      {({ value, onChange, error }) => (
        <TextField
          label={label}
          type="url"
          value={value}
          autoFocus
          error={error !== undefined}
          helperText={error}
          onChange={({ target }) => onChange(target.value)}
          slotProps={{ htmlInput: { dir: 'ltr', autoComplete: 'off' } }}
        />
      )}
    </BoundField>
  );
}
