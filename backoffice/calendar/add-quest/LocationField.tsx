import { Alert, TextField } from '@mui/material';
import type { CharityBooks } from '../../stamps/stamp-collection.ts';
import { NO_LOCATIONS } from './add-quest-form.ts';

type Props = { locations: CharityBooks['locations']; value: string; onChange: (locationId: string) => void };

/** One of the approved locations. */
export function LocationField({ locations, value, onChange }: Props) {
  if (locations.length === 0) return <Alert severity="warning">{NO_LOCATIONS}</Alert>;
  const chosen = locations.find(({ id }) => id === value);
  return (
    <TextField
      select
      label="Location"
      margin="none"
      value={value}
      helperText={chosen?.address}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="" disabled>
        Choose a location
      </option>
      {locations.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </TextField>
  );
}
