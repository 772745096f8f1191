import { Box, Typography } from '@mui/material';
import {
  ArrayInput,
  NumberInput,
  SimpleFormIterator,
  TextInput,
  useSimpleFormIteratorItem,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { PROFILE_LIMITS } from '#domain/charities/provider-form.ts';
import { AddItem, itemList, MoveItem, RemoveItem } from '../widgets/ItemButtons.tsx';

/** Where the quests of a charity may be, in the order in which they are offered. */
export function LocationInputs() {
  const locations: unknown[] = useWatch({ name: 'approvedLocations' }) ?? [];
  return (
    <>
      <Typography variant="h2" sx={{ mt: 3 }}>
        Approved locations
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: '70ch' }}>
        Offered in this order when a quest is made. One that is removed stays with the quests that are there
        already.
      </Typography>
      <ArrayInput source="approvedLocations" label={false} helperText={false}>
        <SimpleFormIterator
          disableClear
          disableAdd={locations.length >= PROFILE_LIMITS.locationsMax}
          addButton={<AddItem label="Add a location" item={NEW_LOCATION} />}
          removeButton={<RemoveItem noun="location" />}
          reOrderButtons={<MoveItem noun="location" />}
          sx={itemList}
        >
          <LocationFields />
        </SimpleFormIterator>
      </ArrayInput>
    </>
  );
}

const NEW_LOCATION = { name: '', address: '', detail: '', latitude: null, longitude: null };

function LocationFields() {
  const { index } = useSimpleFormIteratorItem();
  return (
    <Box role="group" aria-label={`Location ${index + 1}`} sx={fields}>
      <TextInput source="name" label="Name of the location" isRequired helperText={false} />
      <TextInput source="address" label="Address" isRequired helperText={false} />
      <TextInput
        source="detail"
        label="How to find it"
        multiline
        helperText={false}
        sx={{ gridColumn: '1 / -1' }}
      />
      <NumberInput source="latitude" label="Latitude" step="any" helperText={false} />
      <NumberInput source="longitude" label="Longitude" step="any" helperText={false} />
    </Box>
  );
}

const fields = {
  width: '100%',
  display: 'grid',
  columnGap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
};
