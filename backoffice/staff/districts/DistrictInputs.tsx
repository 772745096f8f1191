import { Box, Typography } from '@mui/material';
import { maxLength, maxValue, minValue, NumberInput, required, TextInput } from 'react-admin';
import { consoleDeskTexts } from '#domain/texts/generated/console-desk.ts';
import { consoleDistrictsTexts } from '#domain/texts/generated/console-districts.ts';
import { textsOf } from '../../language/console-locale.ts';

/** The fields of a district. Limits are those of the API. */
export function DistrictInputs() {
  const t = textsOf(consoleDistrictsTexts);
  return (
    <>
      <TextInput source="name" label={textsOf(consoleDeskTexts).name} validate={text(100)} />
      <Box sx={beside}>
        <TextInput source="acronym" label={t.acronym} validate={text(10)} />
        <TextInput source="county" label={t.county} validate={text(100)} />
        <TextInput source="state" label={t.state} validate={text(50)} />
      </Box>
      <TextInput
        source="noun"
        label={t.noun}
        helperText={t.nounHelp({
          heading: t.headingOf({ noun: '{noun}', name: '{name}', state: '{state}' }),
        })}
        validate={text(50)}
      />
      <MapInputs />
    </>
  );
}

function MapInputs() {
  const t = textsOf(consoleDistrictsTexts);
  return (
    <>
      <Typography variant="h2" sx={{ mt: 2 }}>
        {t.map}
      </Typography>
      <Box sx={beside}>
        <NumberInput source="centerLatitude" label={t.latitude} step="any" validate={between(-90, 90)} />
        <NumberInput source="centerLongitude" label={t.longitude} step="any" validate={between(-180, 180)} />
        <NumberInput
          source="zoomLevel"
          label={t.zoom}
          step="any"
          helperText={t.zoomHelp}
          validate={between(0, 22)}
        />
      </Box>
    </>
  );
}

/** Default values of a new district. */
export const NEW_DISTRICT = { noun: 'Charities', zoomLevel: 13 };

function text(max: number) {
  const t = textsOf(consoleDeskTexts);
  return [required(t.fillIn), maxLength(max, t.atMost({ max: String(max) }))];
}

function between(min: number, max: number) {
  const message = textsOf(consoleDeskTexts).range({ min, max });
  return [required(message), minValue(min, message), maxValue(max, message)];
}

const beside = {
  display: 'grid',
  width: '100%',
  columnGap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  alignItems: 'start',
};
