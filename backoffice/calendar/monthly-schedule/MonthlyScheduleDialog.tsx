import { Dialog, type Theme, useMediaQuery, useTheme } from '@mui/material';
import { useCallback, useMemo, useReducer } from 'react';
import { Confirm } from 'react-admin';
import { postingKey } from '#domain/books/monthly-review.ts';
import { expandMonth } from '#domain/books/monthly-schedule.ts';
import { consoleMonthlyScheduleTexts } from '#domain/texts/generated/console-monthly-schedule.ts';
import { consoleFormats } from '../../language/console-formats.ts';
import { textsOf } from '../../language/console-locale.ts';
import type { CharityBooks } from '../../stamps/collection/stamp-collection.ts';
import { colorVars } from '../../theme/color-vars.ts';
import type { CalendarQuest } from '../month-data/calendar-quest.ts';
import { MonthlyReview } from './MonthlyReview.tsx';
import { MonthlySuccess } from './MonthlySuccess.tsx';
import { MonthlyUpload } from './MonthlyUpload.tsx';
import {
  firstRows,
  problemOfMonth,
  type ReviewGround,
  reviewReducer,
  withoutClosed,
} from './monthly-review-rows.ts';
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
  const review = useMonthlyReview({ books, month, quests });
  const { rows, ground } = review;
  const { step, setStep, asked, error, goOn, upload, leaving } = useMonthlySteps(books, onClose);
  return (
    <Dialog
      open
      onClose={leaving.begin}
      fullScreen={isPhone}
      fullWidth
      maxWidth={step === 'review' ? 'md' : 'sm'}
    >
      <div className="monthly" style={colorVars(mode)}>
        {step === 'review' && (
          <MonthlyReview
            month={month}
            {...review}
            books={books}
            error={error}
            onNext={() => goOn(problemOfMonth(rows, ground))}
            onClose={leaving.begin}
          />
        )}
        {step === 'confirm' && (
          <MonthlyUpload
            month={month}
            count={rows.filter(({ item }) => !item.canceled).length}
            isPending={upload.isPending}
            onBack={() => setStep('review')}
            onUpload={() => upload.post(rows)}
          />
        )}
        {step === 'success' && <MonthlySuccess month={month} asked={asked} onClose={onClose} />}
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

type Given = { books: CharityBooks; month: string; quests: readonly CalendarQuest[] };

/** The quests that the monthly schedule makes of a month, as the manager edits them. */
function useMonthlyReview({ books, month, quests }: Given) {
  const ground = useMemo(() => groundOf(books, quests), [books, quests]);
  const [rows, dispatch] = useReducer(reviewReducer, null, () => firstRows(itemsOf(books, month), ground));
  return { rows, ground, dispatch: useCallback(dispatch, []) };
}

function itemsOf({ bundleBook, stamps, guilds }: CharityBooks, month: string) {
  const titles = new Map([...stamps.values()].map(({ id, eventTitle }) => [id, eventTitle]));
  const schedule = bundleBook.monthly_schedule;
  // One that is gone or closed would keep the whole month from being posted.
  const reservations = bundleBook.monthly_reservations.filter(({ group_id }) => guilds.has(group_id));
  const items = expandMonth({ month, schedule, reservations, titles });
  return withoutClosed(items, guilds);
}

function groundOf(
  { stamps, locations, veilOfTime }: CharityBooks,
  quests: readonly CalendarQuest[],
): ReviewGround {
  const standing = quests.filter(({ publishingStatus }) => publishingStatus !== 'Cancelled');
  return {
    now: Date.now(),
    veilOfTime,
    posted: new Set(standing.map(postingKey)),
    stamps,
    approvedLocationIds: new Set(locations.map(({ id }) => id)),
  };
}
