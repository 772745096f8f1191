import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId } from 'react';
import { ALERT_TEXTS, channelsOf } from '#domain/alerts/alert-form.ts';
import { formatCount } from '#domain/text/format.ts';
import {
  type AlertDesk,
  type AlertForm,
  audienceOf,
  type Estimate,
  filtersOf,
  volunteersText,
} from './alert-choice.ts';
import { useSendAlert } from './use-broadcast.ts';

type Props = {
  desk: AlertDesk;
  form: AlertForm;
  estimate: Estimate;
  onClose: () => void;
  onSent: () => void;
  onChanged: (why: string) => void;
};

/** Shows once more who gets the broadcast and what it costs, and sends it. */
export function ReviewDialog({ onClose, ...sending }: Props) {
  const { desk, estimate } = sending;
  const { send, isPending, problem } = useSendAlert(sending);
  const titleId = useId();
  const { volunteers, manaCost } = estimate;
  const whom = volunteersText(volunteers.length);
  const channels = channelsOf(filtersOf(sending.form)).join(' and ');
  return (
    <Dialog open onClose={isPending ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h2">
        Broadcast to {whom}?
      </DialogTitle>
      <DialogContent sx={{ pt: 0, display: 'grid', gap: 2 }}>
        <Typography>
          «{desk.quest.eventTitle}» goes to {whom} by {channels}. {costText(manaCost, desk.mana)}
        </Typography>
        <Typography>For: {audienceOf(sending.form, desk)}.</Typography>
        <Typography>{completedText(volunteers)} Who they are is shown once they sign up.</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {ALERT_TEXTS.leftOut}
        </Typography>
        {problem && <Alert severity="error">{problem}</Alert>}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose} disabled={isPending}>
          Back
        </Button>
        <Button variant="contained" onClick={send} disabled={isPending} autoFocus>
          {isPending ? 'Sending…' : 'Send'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function costText(manaCost: number, mana: number): string {
  if (manaCost === 0) return 'It costs nothing.';
  return `It costs ${formatCount(manaCost)} Mana and leaves ${formatCount(mana - manaCost)} Mana.`;
}

function completedText(volunteers: Estimate['volunteers']): string {
  const count = volunteers.filter(({ hasCompletedQuest }) => hasCompletedQuest).length;
  if (count === 0) return 'Nobody of them has completed a Quest here yet.';
  if (count === volunteers.length) {
    return count === 1
      ? 'They have completed a Quest here before.'
      : 'All of them have completed a Quest here before.';
  }
  return `${formatCount(count)} of them ${count === 1 ? 'has' : 'have'} completed a Quest here before.`;
}
