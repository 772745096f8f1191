import PresentIcon from '@mui/icons-material/Check';
import AbsentIcon from '@mui/icons-material/Close';
import { Box, Button } from '@mui/material';
import { type ContractStatus, wasThere } from '#domain/attendance/attendance.ts';
import { consoleAttendanceTexts } from '#domain/texts/generated/console-attendance.ts';
import { consoleAttendeesTexts } from '#domain/texts/generated/console-attendees.ts';
import { textsOf } from '../../language/console-locale.ts';
import type { MarkStatus } from '../marks/waiting-marks.ts';

const MARKS = [
  { status: 'Present', word: 'present', color: 'success', icon: <PresentIcon /> },
  { status: 'Absent', word: 'absent', color: 'error', icon: <AbsentIcon /> },
] as const;

type Props = {
  name: string;
  status: ContractStatus | null;
  isLocked: boolean;
  onMark: (status: MarkStatus | null) => void;
};

/** Present or Absent; the one that is pressed takes itself back. */
export function MarkButtons({ name, status, isLocked, onMark }: Props) {
  const t = textsOf(consoleAttendanceTexts);
  return (
    <Box role="group" aria-label={textsOf(consoleAttendeesTexts).marksOf({ name })} sx={group}>
      {MARKS.map(({ status: mark, word, color, icon }) => {
        const isPressed = mark === 'Present' ? wasThere(status) : status === mark;
        return (
          <Button
            key={mark}
            aria-pressed={isPressed}
            variant={isPressed ? 'contained' : 'outlined'}
            color={color}
            disableElevation
            disabled={isLocked}
            startIcon={icon}
            onClick={() => onMark(isPressed ? null : mark)}
            sx={{ minHeight: 52, minWidth: { xs: 0, sm: 124 }, fontSize: 16 }}
          >
            {t[word]}
          </Button>
        );
      })}
    </Box>
  );
}

// On a phone a row of its own, each button as wide as half of it.
const group = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 1,
  flex: { xs: '1 0 100%', sm: '0 0 auto' },
};
