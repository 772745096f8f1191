import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useBlocker } from 'react-router-dom';
import { consoleAttendanceTexts } from '#domain/texts/generated/console-attendance.ts';
import { consoleFormsTexts } from '#domain/texts/generated/console-forms.ts';
import { textsOf } from '../language/console-locale.ts';

type Props = {
  /** How many marks are not saved. */
  count: number;
  onSave: () => void;
  onDiscard: () => void;
};

/** Asks whoever leaves with marks that are not saved. A reload needs no question: the marks are there again. */
export function UnsavedGuard({ count, onSave, onDiscard }: Props) {
  const t = textsOf(consoleAttendanceTexts);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => count > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  const leave = (first: () => void) => {
    first();
    blocker.proceed?.();
  };
  return (
    <Dialog open={blocker.state === 'blocked'} onClose={() => blocker.reset?.()}>
      <DialogTitle>{textsOf(consoleFormsTexts).leave}</DialogTitle>
      <DialogContent>{t.leaveNote({ count })}</DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => blocker.reset?.()}>{textsOf(consoleFormsTexts).stay}</Button>
        <Button color="error" onClick={() => leave(onDiscard)}>
          {t.discard}
        </Button>
        <Button variant="contained" onClick={() => leave(onSave)}>
          {textsOf(consoleFormsTexts).save}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
