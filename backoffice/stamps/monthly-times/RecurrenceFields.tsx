import { ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useId } from 'react';
import { nameOf } from '#domain/texts/formats.ts';
import { consoleMonthlyTimesTexts } from '#domain/texts/generated/console-monthly-times.ts';
import { datesTexts } from '#domain/texts/generated/dates.ts';
import { recurrencesTexts } from '#domain/texts/generated/recurrences.ts';
import { textsOf } from '../../language/console-locale.ts';

export type Recurrence = { weeks: number[]; days: number[]; last?: true };

type Props = { value: Recurrence; onChange: (recurrence: Recurrence) => void };

const WEEKS = [1, 2, 3, 4, 5];
const DAYS = [1, 2, 3, 4, 5, 6, 7];
const LAST = 'last';

/** Weeks of the month and days of the week. */
export function RecurrenceFields({ value, onChange }: Props) {
  const t = textsOf(consoleMonthlyTimesTexts);
  const { ordinals, last: lastName } = textsOf(recurrencesTexts);
  const { weekdays, shortWeekdays } = textsOf(datesTexts);
  const id = useId();
  const { weeks, days, last } = value;
  const chooseWeeks = (chosen: readonly (number | typeof LAST)[]) => {
    const numbers = chosen.filter((one) => one !== LAST).sort();
    onChange({ weeks: numbers, days, ...(chosen.includes(LAST) && { last: true as const }) });
  };
  return (
    <>
      <div>
        <Typography id={`${id}-weeks`} sx={{ fontWeight: 600, mb: 0.5 }}>
          {t.weeks}
        </Typography>
        <ToggleButtonGroup
          aria-labelledby={`${id}-weeks`}
          value={[...weeks, ...(last ? [LAST] : [])]}
          onChange={(_event, chosen) => chooseWeeks(chosen)}
          sx={group}
        >
          {WEEKS.map((week) => (
            <ToggleButton key={week} value={week}>
              {nameOf(ordinals, week)}
            </ToggleButton>
          ))}
          <ToggleButton value={LAST}>{lastName}</ToggleButton>
        </ToggleButtonGroup>
      </div>
      <div>
        <Typography id={`${id}-days`} sx={{ fontWeight: 600, mb: 0.5 }}>
          {t.days}
        </Typography>
        <ToggleButtonGroup
          aria-labelledby={`${id}-days`}
          value={days}
          onChange={(_event, chosen: number[]) => onChange({ ...value, days: chosen.toSorted() })}
          sx={group}
        >
          {DAYS.map((day) => (
            <ToggleButton key={day} value={day} aria-label={nameOf(weekdays, day)}>
              {nameOf(shortWeekdays, day)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </div>
    </>
  );
}

const group = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.75,
  '& .MuiToggleButton-root': {
    minWidth: 52,
    minHeight: 44,
    px: 1,
    py: 0,
    m: 0,
    border: 1,
    borderColor: 'text.secondary',
    borderRadius: '8px !important',
    textTransform: 'none',
    color: 'text.primary',
    '&.Mui-selected, &.Mui-selected:hover': { bgcolor: 'primary.main', color: 'primary.contrastText' },
  },
};
