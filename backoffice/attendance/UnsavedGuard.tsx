import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useBlocker } from 'react-router-dom';

type Props = {
  /** How many marks are not saved. */
  count: number;
  onSave: () => void;
  onDiscard: () => void;
};

/** Asks whoever leaves with marks that are not saved. A reload needs no question: the marks are there again. */
export function UnsavedGuard({ count, onSave, onDiscard }: Props) {
  const titleId = useId();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => count > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  const leave = (first: () => void) => {
    first();
    blocker.proceed?.();
  };
  return (
    <Dialog open={blocker.state === 'blocked'} onClose={() => blocker.reset?.()} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Leave without saving?</DialogTitle>
      <DialogContent>
        {count === 1 ? '1 mark is' : `${count} marks are`} not saved yet. Save before you leave?
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => blocker.reset?.()}>Stay</Button>
        <Button color="error" onClick={() => leave(onDiscard)}>
          Discard
        </Button>
        <Button variant="contained" onClick={() => leave(onSave)}>
          Save
        </Button>
      </DialogActions>
    </Dialog>
  );
}
