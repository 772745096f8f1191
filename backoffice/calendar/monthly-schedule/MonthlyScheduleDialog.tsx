import { Dialog, type Theme, useMediaQuery, useTheme } from '@mui/material';
import { useId } from 'react';
import { Confirm } from 'react-admin';
import { consoleMonthlyScheduleTexts } from '#domain/texts/generated/console-monthly-schedule.ts';
import { consoleFormats } from '../../language/console-formats.ts';
import { textsOf } from '../../language/console-locale.ts';
import type { CharityBooks } from '../../stamps/collection/stamp-collection.ts';
import { colorVars } from '../../theme/color-vars.ts';
import type { CalendarQuest } from '../month-data/calendar-quest.ts';
import { MonthlyReview } from './MonthlyReview.tsx';
import { MonthlySuccess } from './MonthlySuccess.tsx';
import { MonthlyUpload } from './MonthlyUpload.tsx';
import { problemOfMonth } from './monthly-review-rows.ts';
import { useMonthlyReview } from './use-monthly-review.ts';
import { useMonthlySteps } from './use-monthly-steps.ts';
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
  const review = useMonthlyReview({ books, month, quests });
  const { rows, ground } = review;
  const { step, setStep, asked, error, goOn, upload, leaving } = useMonthlySteps(books, onClose);
  const head = { titleId, month };
  return (
    <Dialog
      open
      onClose={leaving.begin}
      fullScreen={isPhone}
      fullWidth
      maxWidth={step === 'review' ? 'md' : 'sm'}
      aria-labelledby={titleId}
    >
      <div className="monthly" style={colorVars(mode)}>
        {step === 'review' && (
          <MonthlyReview
            {...head}
            {...review}
            books={books}
            error={error}
            onNext={() => goOn(problemOfMonth(rows, ground))}
            onClose={leaving.begin}
          />
        )}
        {step === 'confirm' && (
          <MonthlyUpload
            {...head}
            count={rows.filter(({ item }) => !item.canceled).length}
            isPending={upload.isPending}
            onBack={() => setStep('review')}
            onUpload={() => upload.post(rows)}
          />
        )}
        {step === 'success' && <MonthlySuccess {...head} asked={asked} onClose={onClose} />}
      </div>
      <DiscardQuestion isOpen={leaving.isAsked} month={month} onDiscard={onClose} onStay={leaving.stay} />
    </Dialog>
  );
}

type QuestionProps = { isOpen: boolean; month: string; onDiscard: () => void; onStay: () => void };

function DiscardQuestion({ isOpen, month, onDiscard, onStay }: QuestionProps) {
  const t = textsOf(consoleMonthlyScheduleTexts);
  return (
    <Confirm
      isOpen={isOpen}
      title={t.discardTitle}
      content={t.discardNote({ month: consoleFormats().month(month) })}
      confirm={t.discard}
      cancel={t.keepWorking}
      onConfirm={onDiscard}
      onClose={onStay}
    />
  );
}
