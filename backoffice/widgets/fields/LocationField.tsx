import { Alert, TextField } from '@mui/material';

type Place = { id: string; name: string; address: string };
type Props = { locations: readonly Place[]; value: string; onChange: (locationId: string) => void };

const NO_LOCATIONS = 'Your charity does not have any approved locations yet.';

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
