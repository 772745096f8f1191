import CloseIcon from '@mui/icons-material/Close';
import { Alert, Button, DialogActions, DialogContent, DialogTitle, IconButton } from '@mui/material';
import type { ComponentProps } from 'react';
import { consoleFormsTexts } from '#domain/texts/generated/console-forms.ts';
import { consoleMonthlyScheduleTexts } from '#domain/texts/generated/console-monthly-schedule.ts';
import { consoleFormats } from '../../language/console-formats.ts';
import { textsOf } from '../../language/console-locale.ts';
import type { CharityBooks } from '../../stamps/collection/stamp-collection.ts';
import { MonthlyItemRow } from './MonthlyItemRow.tsx';
import type { ReviewAction, ReviewGround, ReviewRow } from './monthly-review-rows.ts';

type Props = {
  title: string;
  /** The month that is copied, null where the schedule is posted. */
  copied: string | null;
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
export function MonthlyReview({ title, copied, month, rows, error, onNext, onClose, ...shared }: Props) {
  const t = textsOf(consoleMonthlyScheduleTexts);
  const named = consoleFormats().month;
  const standing = (wanted: ReviewRow['first']) => rows.filter(({ first }) => first === wanted);
  const count = rows.filter(({ item }) => !item.canceled).length;
  const isNothing = standing('open').length === 0;
  return (
    <>
      <DialogTitle variant="h2" sx={{ pr: 7 }}>
        {title}
      </DialogTitle>
      <IconButton
        aria-label={textsOf(consoleFormsTexts).close}
        onClick={onClose}
        sx={{ position: 'absolute', top: 8, right: 8 }}
      >
        <CloseIcon />
      </IconButton>
      <DialogContent dividers tabIndex={0} role="group" aria-label={t.toReview} sx={{ p: 0 }}>
        <MonthlyDays rows={standing('open')} {...shared} />
        {isNothing && (
          <p className="monthly-none">
            {copied && rows.length === 0
              ? t.nothingToCopy({ last: named(copied) })
              : t.nothingLeft({ month: named(month) })}
          </p>
        )}
        {DECIDED.map(([first, title]) => (
          <FoldedDays
            key={first}
            rows={standing(first)}
            title={t[title]({ count: standing(first).length })}
            {...shared}
          />
        ))}
      </DialogContent>
      {error && (
        <Alert severity="error" sx={{ borderRadius: 0 }}>
          {error}
        </Alert>
      )}
      <DialogActions sx={{ px: 3, py: 1.5, gap: 1 }}>
        <Ending count={isNothing ? null : count} {...{ onNext, onClose }} />
      </DialogActions>
    </>
  );
}

type EndingProps = Pick<Props, 'onNext' | 'onClose'> & {
  /** How many are posted; null where there is nothing to post. */
  count: number | null;
};

function Ending({ count, onNext, onClose }: EndingProps) {
  const t = textsOf(consoleMonthlyScheduleTexts);
  if (count === null) {
    return (
      <Button variant="contained" onClick={onClose}>
        {textsOf(consoleFormsTexts).close}
      </Button>
    );
  }
  return (
    <>
      <span role="status" className="monthly-count">
        {t.toPost({ count })}
      </span>
      <Button variant="contained" onClick={onNext}>
        {t.goOn}
      </Button>
    </>
  );
}

/** Rows that need no decision, by standing, each under its heading. */
const DECIDED = [
  ['moved', 'wereMoved'],
  ['cancelled', 'wereCancelled'],
  ['dropped', 'wereDropped'],
  ['already-posted', 'arePosted'],
  ['past', 'haveBegun'],
] as const;

type FoldedDaysProps = ComponentProps<typeof MonthlyDays> & { title: string };

/** Generated quests that need no decision, out of the way until someone looks. */
function FoldedDays({ title, rows, ...shared }: FoldedDaysProps) {
  if (rows.length === 0) return null;
  return (
    <details className="monthly-folded">
      <summary>{title}</summary>
      <MonthlyDays rows={rows} {...shared} />
    </details>
  );
}

type MonthlyDaysProps = {
  rows: readonly ReviewRow[];
  ground: ReviewGround;
  books: CharityBooks;
  dispatch: (action: ReviewAction) => void;
};

/** Generated quests under the date of each. */
function MonthlyDays({ rows, ...shared }: MonthlyDaysProps) {
  const { longDate } = consoleFormats();
  const days = Map.groupBy(rows, ({ item }) => item.date);
  return [...days].map(([day, ofDay]) => (
    <section key={day} aria-label={longDate(day)} className="monthly-day">
      <h3>{longDate(day)}</h3>
      {ofDay.map((row) => (
        <MonthlyItemRow key={row.id} row={row} {...shared} />
      ))}
    </section>
  ));
}
