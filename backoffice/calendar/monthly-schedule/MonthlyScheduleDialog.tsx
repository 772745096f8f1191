import { Dialog, type Theme, useMediaQuery, useTheme } from '@mui/material';
import { useId, useState } from 'react';
import { Confirm } from 'react-admin';
import { formatMonth } from '#domain/text/format.ts';
import type { CharityBooks } from '../../stamps/collection/stamp-collection.ts';
import { colorVars } from '../../theme/color-vars.ts';
import type { CalendarQuest } from '../month-data/calendar-quest.ts';
import { MonthlyReview } from './MonthlyReview.tsx';
import { MonthlySuccess } from './MonthlySuccess.tsx';
import { MonthlyUpload } from './MonthlyUpload.tsx';
import { NOTHING_SELECTED, problemOfItem } from './monthly-review-rows.ts';
import { useMonthlyReview } from './use-monthly-review.ts';
import { useMonthlyUpload } from './use-monthly-upload.ts';
import './monthly-schedule.css';

type Props = {
  books: CharityBooks;
  month: string;
  quests: readonly CalendarQuest[];
  onClose: () => void;
};

/** Posts a whole month: review what the monthly schedule makes of it, confirm, done. */
export function MonthlyScheduleDialog({ books, month, quests, onClose }: Props) {
  const { mode } = useTheme().palette;
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const titleId = useId();
  const { rows, ground, dispatch } = useMonthlyReview({ books, month, quests });
  const [step, setStep] = useState<'review' | 'confirm' | 'success'>('review');
  const [asked, setAsked] = useState<string[]>([]);
  const [error, setError] = useState<string | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const upload = useMonthlyUpload(books, {
    onPosted: (texts) => {
      setAsked(texts);
      setStep('success');
    },
    onFailed: (message) => {
      setError(message);
      setStep('review');
    },
  });
  const chosen = rows.filter(({ item }) => !item.canceled);

  const goOn = () => {
    const problem = chosen.some(({ item }) => problemOfItem(item, ground)) ? UNFINISHED : null;
    const message = chosen.length === 0 ? NOTHING_SELECTED : problem;
    setError(message);
    if (message === null) setStep('confirm');
  };
  const leave = () => {
    if (step === 'success') onClose();
    else if (!upload.isPending) setLeaving(true);
  };
  return (
    <Dialog
      open
      onClose={leave}
      fullScreen={isPhone}
      fullWidth
      maxWidth={step === 'review' ? 'md' : 'sm'}
      aria-labelledby={titleId}
    >
      <div className="monthly" style={colorVars(mode)}>
        {step === 'review' && (
          <MonthlyReview
            titleId={titleId}
            month={month}
            rows={rows}
            ground={ground}
            books={books}
            error={error}
            dispatch={dispatch}
            onNext={goOn}
            onClose={leave}
          />
        )}
        {step === 'confirm' && (
          <MonthlyUpload
            titleId={titleId}
            month={month}
            count={chosen.length}
            isPending={upload.isPending}
            onBack={() => setStep('review')}
            onUpload={() => upload.post(rows)}
          />
        )}
        {step === 'success' && (
          <MonthlySuccess titleId={titleId} month={month} asked={asked} onClose={onClose} />
        )}
      </div>
      <Confirm
        isOpen={isLeaving}
        title="Discard this schedule?"
        content={`Nothing of ${formatMonth(month)} has been posted. Your changes to times and cancelled Quests are lost.`}
        confirm="Discard"
        cancel="Keep working"
        onConfirm={onClose}
        onClose={() => setLeaving(false)}
      />
    </Dialog>
  );
}

const UNFINISHED = 'Some Quests cannot be posted as they are. Mend their times or cancel them.';
