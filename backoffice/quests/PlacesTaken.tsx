import { Box } from '@mui/material';
import { crisisLevel } from '#domain/quest-status.ts';
import type { QuestRowFragment } from '../gql/generated.ts';

type Places = Pick<
  QuestRowFragment,
  'takenCount' | 'resourceMinNumber' | 'resourceDesiredNumber' | 'resourceMaxNumber'
>;

const BAR_COLORS = {
  max: 'success.main',
  desired: 'info.main',
  min: 'warning.main',
  crisis: 'error.main',
} as const;

/** How many places are taken; the bar shows at a glance whether the quest still needs people. */
export function PlacesTaken(places: Places) {
  const { takenCount, resourceMinNumber, resourceDesiredNumber, resourceMaxNumber } = places;
  const level = crisisLevel({
    takenCount,
    min: resourceMinNumber,
    desired: resourceDesiredNumber,
    max: resourceMaxNumber,
  });
  const share = Math.min(1, takenCount / resourceMaxNumber);
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, whiteSpace: 'nowrap' }}>
      <Box component="span" aria-hidden="true" sx={track}>
        <Box component="span" sx={{ ...filling, width: `${share * 100}%`, bgcolor: BAR_COLORS[level] }} />
      </Box>
      {takenCount} of {resourceMaxNumber}
    </Box>
  );
}

const track = {
  display: 'inline-block',
  width: 56,
  height: 8,
  borderRadius: 4,
  overflow: 'hidden',
  bgcolor: 'action.selected',
};
const filling = { display: 'block', height: '100%' };
