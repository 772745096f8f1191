import { Box } from '@mui/material';
import { type ColorToken, tokens } from '#domain/brand/tokens.ts';
import { type CrisisLevel, crisisLevel } from '#domain/quests/quest-status.ts';
import { consoleQuestWordsTexts } from '#domain/texts/generated/console-quest-words.ts';
import type { QuestRowFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';

type Places = Pick<
  QuestRowFragment,
  'takenCount' | 'waitingCount' | 'resourceMinNumber' | 'resourceDesiredNumber' | 'resourceMaxNumber'
>;

const BAR_COLORS = {
  max: 'vert',
  desired: 'yellowGreen',
  min: 'or',
  crisis: 'gules',
} as const satisfies Record<CrisisLevel, ColorToken>;

/** How many places are taken, and how many people wait for one; the bar shows at a glance whether the quest still needs people. */
export function PlacesTaken(places: Places) {
  const { takenCount, waitingCount, resourceMinNumber, resourceDesiredNumber, resourceMaxNumber } = places;
  const t = textsOf(consoleQuestWordsTexts);
  const counts = { taken: takenCount, places: resourceMaxNumber };
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
        <Box
          component="span"
          sx={({ palette }) => ({
            ...filling,
            width: `${share * 100}%`,
            bgcolor: tokens.color[BAR_COLORS[level]][palette.mode],
          })}
        />
      </Box>
      {waitingCount > 0 ? t.placesAndWaiting({ ...counts, waiting: waitingCount }) : t.placesOf(counts)}
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
  '@media print': { display: 'none' },
};
// Also no one is a colour: a quest without volunteers is in crisis.
const filling = { display: 'block', height: '100%', minWidth: 6 };
