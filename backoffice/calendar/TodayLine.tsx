import { Typography } from '@mui/material';
import { dayNumbers, todayText } from '#domain/quests/day-numbers.ts';
import { consolePageTexts } from '#domain/texts/generated/console-page.ts';
import { textsOf } from '../language/console-locale.ts';
import { todayAtFirst } from '../theme/FirstFrame.tsx';
import { todayInNewYork } from './month-data/today.ts';
import { useCalendarMonth } from './month-data/use-calendar-month.ts';

/** What a charity has today; until that is known, what the page has said before its scripts came. */
export function TodayLine({ providerId }: { providerId: string }) {
  const day = todayInNewYork();
  const { quests, hasQuests } = useCalendarMonth(providerId, day.slice(0, 7));
  const text = hasQuests
    ? todayText(dayNumbers(quests, day), textsOf(consolePageTexts))
    : todayAtFirst(providerId);
  return <Typography sx={line}>{text}</Typography>;
}

// As high while nothing is known: what stands below must not jump.
const line = { minHeight: '1.5em', mb: 1 };
