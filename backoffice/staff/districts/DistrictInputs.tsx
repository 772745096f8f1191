import { Box, Typography } from '@mui/material';
import { maxLength, maxValue, minValue, NumberInput, required, TextInput } from 'react-admin';

/** The fields of a district. Limits are those of the API. */
export function DistrictInputs() {
  return (
    <>
      <TextInput source="name" label="Name" helperText={false} validate={text(100)} />
      <Box sx={beside}>
        <TextInput source="acronym" label="Acronym" helperText={false} validate={text(10)} />
        <TextInput source="county" label="County" helperText={false} validate={text(100)} />
        <TextInput source="state" label="State" helperText={false} validate={text(50)} />
      </Box>
      <TextInput
        source="noun"
        label="Noun"
        helperText="Stands in the heading: «The {noun} of {name}, {state}»"
        validate={text(50)}
      />
      <Typography variant="h2" sx={{ mt: 2 }}>
        Map
      </Typography>
      <Box sx={beside}>
        <NumberInput
          source="centerLatitude"
          label="Latitude of the center"
          helperText={false}
          step="any"
          validate={between(-90, 90)}
        />
        <NumberInput
          source="centerLongitude"
          label="Longitude of the center"
          helperText={false}
          step="any"
          validate={between(-180, 180)}
        />
        <NumberInput
          source="zoomLevel"
          label="Zoom"
          step="any"
          helperText="0, the whole world, to 22"
          validate={between(0, 22)}
        />
      </Box>
    </>
  );
}

/** Where a new form begins. */
export const NEW_DISTRICT = { noun: 'Charities', zoomLevel: 13 };

function text(max: number) {
  return [required('Please fill this in.'), maxLength(max, `At most ${max} characters.`)];
}

function between(min: number, max: number) {
  const message = `A number from ${min} to ${max}.`;
  return [required(message), minValue(min, message), maxValue(max, message)];
}

const beside = {
  display: 'grid',
  width: '100%',
  columnGap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  alignItems: 'start',
};
