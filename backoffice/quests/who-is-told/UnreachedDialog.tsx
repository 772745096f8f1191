import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import type { EditedQuest } from '../../records/quest-methods.ts';
import { UnreachedPeople } from './UnreachedPeople.tsx';

type Notice = EditedQuest['notice'];

/** Whom the mail about a change does not reach: the manager has to tell them in another way. */
export function UnreachedDialog({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const titleId = useId();
  const unreached = notice?.unreached ?? [];
  return (
    <Dialog open={unreached.length > 0} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Please tell them yourself</DialogTitle>
      <DialogContent>
        {mailedText(notice?.mailedCount ?? 0)} No mail reaches:
        <UnreachedPeople unreached={unreached} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function mailedText(count: number): string {
  if (count === 0) return '';
  return count === 1 ? '1 volunteer is told by mail.' : `${count} volunteers are told by mail.`;
}
