import { ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useId } from 'react';
import { weekdayName } from '#domain/text/format.ts';

export type Recurrence = { weeks: number[]; days: number[]; last?: true };

type Props = { value: Recurrence; onChange: (recurrence: Recurrence) => void };

const WEEKS = [
  { id: 1, label: '1st' },
  { id: 2, label: '2nd' },
  { id: 3, label: '3rd' },
  { id: 4, label: '4th' },
  { id: 5, label: '5th' },
] as const;
const DAYS = [1, 2, 3, 4, 5, 6, 7];
const LAST = 'last';

/** Weeks of the month and days of the week. */
export function RecurrenceFields({ value, onChange }: Props) {
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
          Weeks of the month
        </Typography>
        <ToggleButtonGroup
          aria-labelledby={`${id}-weeks`}
          value={[...weeks, ...(last ? [LAST] : [])]}
          onChange={(_event, chosen) => chooseWeeks(chosen)}
          sx={group}
        >
          {WEEKS.map((week) => (
            <ToggleButton key={week.id} value={week.id}>
              {week.label}
            </ToggleButton>
          ))}
          <ToggleButton value={LAST}>last</ToggleButton>
        </ToggleButtonGroup>
      </div>
      <div>
        <Typography id={`${id}-days`} sx={{ fontWeight: 600, mb: 0.5 }}>
          Days
        </Typography>
        <ToggleButtonGroup
          aria-labelledby={`${id}-days`}
          value={days}
          onChange={(_event, chosen: number[]) => onChange({ ...value, days: chosen.toSorted() })}
          sx={group}
        >
          {DAYS.map((day) => (
            <ToggleButton key={day} value={day} aria-label={weekdayName(day)}>
              {weekdayName(day).slice(0, 3)}
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
