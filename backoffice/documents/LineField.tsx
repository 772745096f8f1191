import { TextField } from '@mui/material';
import { BoundField } from '../widgets/forms/BoundField.tsx';

type Props = { source: string; label: string; type?: 'text' | 'number' | 'date' };

/** Field of one line: words, a number or a day. */
export function LineField({ source, label, type = 'text' }: Props) {
  const isDay = type === 'date';
  return (
    <BoundField<string> source={source}>
      {({ value, onChange, error }) => (
        <TextField
          label={label}
          type={isDay ? 'date' : 'text'}
          value={value}
          error={error !== undefined}
          helperText={error}
          onChange={({ target }) => onChange(target.value)}
          slotProps={{
            inputLabel: isDay ? { shrink: true } : {},
            htmlInput: type === 'number' ? { inputMode: 'numeric' } : {},
          }}
        />
      )}
    </BoundField>
  );
}
