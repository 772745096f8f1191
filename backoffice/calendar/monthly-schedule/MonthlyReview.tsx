import CloseIcon from '@mui/icons-material/Close';
import { Alert, Button, DialogActions, DialogContent, DialogTitle, IconButton } from '@mui/material';
import { formatMonth } from '#domain/text/format.ts';
import type { CharityBooks } from '../../stamps/collection/stamp-collection.ts';
import { FoldedDays } from './FoldedDays.tsx';
import { MonthlyDays } from './MonthlyDays.tsx';
import type { ReviewAction, ReviewGround, ReviewRow } from './monthly-review-rows.ts';

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
  const standing = (wanted: ReviewRow['first']) => rows.filter(({ first }) => first === wanted);
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
        <MonthlyDays rows={standing('open')} {...shared} />
        {standing('open').length === 0 && (
          <p className="monthly-none">Nothing is left to post in {formatMonth(month)}.</p>
        )}
        <FoldedDays
          rows={standing('already-posted')}
          one="1 Quest is"
          many="Quests are"
          what="already posted"
          {...shared}
        />
        <FoldedDays
          rows={standing('past')}
          one="1 Quest has"
          many="Quests have"
          what="already begun"
          {...shared}
        />
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
