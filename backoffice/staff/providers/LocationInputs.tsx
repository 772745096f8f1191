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
import { consoleCharityProfileTexts } from '#domain/texts/generated/console-charity-profile.ts';
import { textsOf } from '../../language/console-locale.ts';
import { AddItem, itemList, MoveItem, RemoveItem } from '../widgets/ItemButtons.tsx';

/** Inputs for the locations of a charity's quests, in the order offered. */
export function LocationInputs() {
  const locations: unknown[] = useWatch({ name: 'approvedLocations' }) ?? [];
  const t = textsOf(consoleCharityProfileTexts);
  return (
    <>
      <Typography variant="h2" sx={{ mt: 3 }}>
        {t.locations}
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: '70ch' }}>{t.locationsNote}</Typography>
      <ArrayInput source="approvedLocations" label={false} helperText={false}>
        <SimpleFormIterator
          disableClear
          disableAdd={locations.length >= PROFILE_LIMITS.locationsMax}
          addButton={<AddItem label={t.addLocation} item={NEW_LOCATION} />}
          removeButton={<RemoveItem nameOf={t.location} />}
          reOrderButtons={<MoveItem nameOf={t.location} />}
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
  const t = textsOf(consoleCharityProfileTexts);
  return (
    <Box role="group" aria-label={t.location({ place: index + 1 })} sx={fields}>
      <TextInput source="name" label={t.locationName} isRequired />
      <TextInput source="address" label={t.address} isRequired />
      <TextInput source="detail" label={t.detail} multiline sx={{ gridColumn: '1 / -1' }} />
      <NumberInput source="latitude" label={t.latitude} step="any" />
      <NumberInput source="longitude" label={t.longitude} step="any" />
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
