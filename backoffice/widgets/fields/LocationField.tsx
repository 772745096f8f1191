import { Alert } from '@mui/material';
import { ChoiceField } from './ChoiceField.tsx';

type Place = { id: string; name: string; address: string };
type Props = { locations: readonly Place[]; value: string; onChange: (locationId: string) => void };

const NO_LOCATIONS = 'Your charity does not have any approved locations yet.';

/** One of the approved locations. */
export function LocationField({ locations, value, onChange }: Props) {
  if (locations.length === 0) return <Alert severity="warning">{NO_LOCATIONS}</Alert>;
  return (
    <ChoiceField
      label="Location"
      prompt="Choose a location"
      choices={locations}
      value={value}
      helperText={locations.find(({ id }) => id === value)?.address}
      onChange={onChange}
    />
  );
}
