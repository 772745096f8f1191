import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { consoleAttendanceTexts } from '#domain/texts/generated/console-attendance.ts';
import { textsOf } from '../language/console-locale.ts';
import type { AttendanceFilter } from './record/attendance-record.ts';

function filters(): readonly { id: AttendanceFilter; label: string }[] {
  const t = textsOf(consoleAttendanceTexts);
  return [
    { id: 'all', label: t.all },
    { id: 'open', label: t.open },
    { id: 'Present', label: t.present },
    { id: 'Absent', label: t.absent },
  ];
}

type Props = {
  counts: Record<AttendanceFilter, number>;
  value: AttendanceFilter;
  onChange: (filter: AttendanceFilter) => void;
};

/** How many stand where; each count shows its people. */
export function AttendanceFilters({ counts, value, onChange }: Props) {
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      aria-label={textsOf(consoleAttendanceTexts).show}
      value={value}
      onChange={(_event, filter: AttendanceFilter | null) => filter && onChange(filter)}
      sx={{ bgcolor: 'background.paper' }}
    >
      {filters().map(({ id, label }) => (
        <ToggleButton key={id} value={id} sx={button}>
          <Box component="span" sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
            {counts[id]}
          </Box>{' '}
          {label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

const button = {
  minHeight: 48,
  px: 0.5,
  py: 0,
  gap: 0.5,
  flexDirection: { xs: 'column', sm: 'row' },
  lineHeight: 1.2,
  textTransform: 'none',
  color: 'text.primary',
  '&.Mui-selected, &.Mui-selected:hover': { bgcolor: 'primary.main', color: 'primary.contrastText' },
};
