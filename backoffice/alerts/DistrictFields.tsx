import { Box, Button, Typography } from '@mui/material';
import type { AlertDesk } from './alert-choice.ts';
import { type FormProps, Group } from './FilterFields.tsx';
import { Tick } from './Tick.tsx';

/** The neighborhoods, as a list: volunteers count where they have chosen a favorite district. */
export function DistrictFields({
  districts,
  form,
  change,
}: FormProps & { districts: AlertDesk['districts'] }) {
  const { districtIds } = form;
  const setChosen = (id: string, isChosen: boolean) =>
    change({ districtIds: isChosen ? [...districtIds, id] : districtIds.filter((one) => one !== id) });
  return (
    <Group title="Neighborhoods">
      <Typography sx={{ color: 'text.secondary' }}>
        {districtIds.length === 0
          ? 'All neighborhoods. Tick some to reach only volunteers who have them among their favorites.'
          : `${districtIds.length} chosen: only volunteers who have one of them among their favorites.`}
      </Typography>
      <Box sx={{ columnWidth: 220, mt: 1, maxHeight: 360, overflowY: 'auto' }}>
        {districts.map(({ id, name }) => (
          <Box key={id} sx={{ breakInside: 'avoid' }}>
            <Tick
              label={name}
              isChecked={districtIds.includes(id)}
              onChange={(isChosen) => setChosen(id, isChosen)}
            />
          </Box>
        ))}
      </Box>
      {districtIds.length > 0 && (
        <Button sx={{ justifySelf: 'start' }} onClick={() => change({ districtIds: [] })}>
          All neighborhoods
        </Button>
      )}
    </Group>
  );
}
