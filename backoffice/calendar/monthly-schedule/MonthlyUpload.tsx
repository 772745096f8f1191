import { Button, DialogActions, DialogContent, DialogTitle, LinearProgress } from '@mui/material';
import { formatMonth } from '#domain/text/format.ts';

type Props = {
  titleId: string;
  month: string;
  count: number;
  isPending: boolean;
  onBack: () => void;
  onUpload: () => void;
};

/** Asks once before a month becomes public, then shows that it is on its way. */
export function MonthlyUpload({ titleId, month, count, isPending, onBack, onUpload }: Props) {
  const quests = count === 1 ? '1 Quest' : `${count} Quests`;
  return (
    <>
      <DialogTitle id={titleId} variant="h2">
        Post {quests}?
      </DialogTitle>
      <DialogContent>
        <p className="monthly-text" role="status">
          {isPending
            ? `Posting ${quests} of ${formatMonth(month)}, please wait…`
            : `Volunteers see the Quests of ${formatMonth(month)} at once and can sign up for them.`}
        </p>
        {isPending && <LinearProgress aria-label="Posting" />}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button disabled={isPending} onClick={onBack}>
          Back
        </Button>
        <Button variant="contained" disabled={isPending} onClick={onUpload} autoFocus>
          Post {quests}
        </Button>
      </DialogActions>
    </>
  );
}
