import UndoIcon from '@mui/icons-material/Undo';
import { Box, Button, Typography } from '@mui/material';
import { type MouseEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { consoleAttendanceTexts } from '#domain/texts/generated/console-attendance.ts';
import { consoleFormsTexts } from '#domain/texts/generated/console-forms.ts';
import { consoleMarksTexts } from '#domain/texts/generated/console-marks.ts';
import { consoleFormats } from '../language/console-formats.ts';
import { textsOf } from '../language/console-locale.ts';
import type { useAttendance } from './record/use-attendance.ts';

/** What is not saved yet, and the button that saves it; always within the thumb's reach. */
export function AttendanceBar({ attendance }: { attendance: ReturnType<typeof useAttendance> }) {
  const t = textsOf(consoleAttendanceTexts);
  const { drafts, canUndo, undoName, undo, save } = attendance;
  const state = useRef<HTMLElement>(null);
  /** A button that has nothing left to do is disabled and lets the focus go: it stays beside it. */
  const press = (change: () => void) => (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget;
    flushSync(change);
    if (button.disabled) state.current?.focus();
  };
  return (
    <Box component="section" data-bar aria-label={textsOf(consoleFormsTexts).save} sx={bar}>
      <Typography ref={state} tabIndex={-1} role="status" sx={{ typography: 'body2', minHeight: 20 }}>
        {stateText(attendance)}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button
          variant="outlined"
          startIcon={<UndoIcon />}
          disabled={!canUndo}
          aria-label={undoName === null ? t.undo : t.undoOf({ name: undoName })}
          onClick={press(undo)}
          sx={{ minHeight: 52, flex: 'none' }}
        >
          {t.undo}
        </Button>
        <Button
          variant="contained"
          disabled={drafts.length === 0}
          onClick={press(save)}
          sx={{ minHeight: 52, flex: 1, lineHeight: 1.25 }}
        >
          {t.confirm}
        </Button>
      </Box>
    </Box>
  );
}

function stateText(attendance: ReturnType<typeof useAttendance>): string {
  const { drafts, overtakenCount, waitingCount, waitingSince, isAway } = attendance;
  const t = textsOf(consoleAttendanceTexts);
  const counted = { count: waitingCount };
  const waiting = () =>
    isAway ? t.away({ ...counted, time: consoleFormats().time(waitingSince) }) : t.sending(counted);
  return [
    waitingCount > 0 && waiting(),
    drafts.length > 0 && t.unsaved({ count: drafts.length }),
    overtakenCount > 0 && textsOf(consoleMarksTexts).overtaken({ count: overtakenCount }),
  ]
    .filter(Boolean)
    .join(' ');
}

const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  mx: { xs: -1.5, sm: 0 },
  px: { xs: 1.5, sm: 0 },
  pt: 1,
  pb: 'max(12px, env(safe-area-inset-bottom))',
  display: 'grid',
  gap: 0.5,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
};
