import CloseIcon from '@mui/icons-material/Close';
import { Alert, Button, DialogActions, DialogContent, DialogTitle, IconButton } from '@mui/material';
import { formatMonth } from '#domain/format.ts';
import type { CharityBooks } from '../../stamps/stamp-collection.ts';
import { MonthlyDays } from './MonthlyDays.tsx';
import { type ReviewAction, type ReviewGround, type ReviewRow, standingOf } from './monthly-review-rows.ts';

type Props = {
  titleId: string;
  month: string;
  rows: readonly ReviewRow[];
  ground: ReviewGround;
  books: CharityBooks;
  error: string | null;
  dispatch: (action: ReviewAction) => void;
  onNext: () => void;
  onClose: () => void;
};

/** The preview of the month, in which times are edited and quests cancelled. */
export function MonthlyReview({ titleId, month, rows, error, onNext, onClose, ...shared }: Props) {
  const past = rows.filter(({ item }) => standingOf(item, shared.ground) === 'past');
  const coming = rows.filter((row) => !past.includes(row));
  const count = rows.filter(({ item }) => !item.canceled).length;
  return (
    <>
      <DialogTitle id={titleId} variant="h2" sx={{ pr: 7 }}>
        Post Monthly Schedule: {formatMonth(month)}
      </DialogTitle>
      <IconButton aria-label="Close" onClick={onClose} sx={{ position: 'absolute', top: 8, right: 8 }}>
        <CloseIcon />
      </IconButton>
      <DialogContent dividers tabIndex={0} role="group" aria-label="Quests to review" sx={{ p: 0 }}>
        <MonthlyDays rows={coming} {...shared} />
        {coming.length === 0 && (
          <p className="monthly-none">Nothing is left to post in {formatMonth(month)}.</p>
        )}
        {past.length > 0 && (
          <details className="monthly-past">
            <summary>
              {past.length === 1 ? '1 Quest has' : `${past.length} Quests have`} already begun
            </summary>
            <MonthlyDays rows={past} {...shared} />
          </details>
        )}
      </DialogContent>
      {error && (
        <Alert severity="error" sx={{ borderRadius: 0 }}>
          {error}
        </Alert>
      )}
      <DialogActions sx={{ px: 3, py: 1.5, gap: 1 }}>
        <span role="status" className="monthly-count">
          {count === 1 ? '1 Quest' : `${count} Quests`} to post
        </span>
        <Button variant="contained" onClick={onNext}>
          Continue
        </Button>
      </DialogActions>
    </>
  );
}
