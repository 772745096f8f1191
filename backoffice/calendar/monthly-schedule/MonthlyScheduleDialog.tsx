import { Dialog, DialogContent, type Theme, useMediaQuery, useTheme } from '@mui/material';
import { useCallback, useMemo, useReducer } from 'react';
import { Confirm } from 'react-admin';
import { scheduleOfQuests } from '#domain/books/copied-month.ts';
import type { SlotFate } from '#domain/books/monthly-review.ts';
import { expandMonth, type MonthlyScheduleEntry } from '#domain/books/monthly-schedule.ts';
import { HELD_STATUSES, type PublishingStatus } from '#domain/quests/quest-status.ts';
import { consoleMonthlyScheduleTexts } from '#domain/texts/generated/console-monthly-schedule.ts';
import { addMonths } from '#domain/time/new-york-time.ts';
import { consoleFormats } from '../../language/console-formats.ts';
import { textsOf } from '../../language/console-locale.ts';
import { useAnswer } from '../../resources/use-method.ts';
import type { CharityBooks } from '../../stamps/collection/stamp-collection.ts';
import { colorVars } from '../../theme/color-vars.ts';
import { FailureAlert } from '../../widgets/notices/Failure.tsx';
import { calendarMonth, monthSlots } from '../month-data/calendar-methods.ts';
import { MonthlyReview } from './MonthlyReview.tsx';
import { MonthlySuccess } from './MonthlySuccess.tsx';
import { MonthlyUpload } from './MonthlyUpload.tsx';
import {
  firstRows,
  isDecided,
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
  /** Copies the quests of the month before, in place of what the schedule says. */
  isCopy?: boolean;
  onClose: () => void;
};

type Posted = ReadonlyMap<string, SlotFate>;

/**
 * Posts a whole month, once it is known what was posted before: review what the schedule, or the month before, makes of
 * it, confirm, done.
 */
export function MonthlyScheduleDialog({ books, month, isCopy = false, onClose }: Props) {
  const { mode } = useTheme().palette;
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const steps = useMonthlySteps(books, onClose);
  const { step, leaving } = steps;
  const variables = { providerId: books.id, month };
  const { data: posted, error, refetch } = useAnswer(monthSlots, variables, { staleTime: 0, gcTime: 0 });
  const last = useLastMonth(variables, isCopy);
  const failure = error ?? last.error;
  const retry = () => void Promise.all([refetch(), isCopy && last.refetch()]);
  const schedule = isCopy ? last.schedule : books.bundleBook.monthly_schedule;
  return (
    <Dialog
      open
      onClose={posted ? leaving.begin : onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth={step === 'review' ? 'md' : 'sm'}
      aria-label={titleOf(month, isCopy)}
    >
      <div className="monthly" style={colorVars(mode)}>
        {posted && schedule ? (
          <MonthlySteps
            {...{ books, month, posted, schedule, steps, onClose }}
            title={titleOf(month, isCopy)}
            copied={isCopy ? addMonths(month, -1) : null}
          />
        ) : (
          <DialogContent>
            {failure ? <FailureAlert error={failure} onRetry={retry} /> : <Checking />}
          </DialogContent>
        )}
      </div>
      <DiscardQuestion isOpen={leaving.isAsked} onDiscard={onClose} onStay={leaving.stay} />
    </Dialog>
  );
}

function titleOf(month: string, isCopy: boolean): string {
  const t = textsOf(consoleMonthlyScheduleTexts);
  const named = (one: string) => consoleFormats().month(one);
  return isCopy
    ? t.copyTitle({ last: named(addMonths(month, -1)), month: named(month) })
    : t.title({ month: named(month) });
}

/** The quests of the month before as a schedule, once they are known. */
function useLastMonth({ providerId, month }: { providerId: string; month: string }, isAsked: boolean) {
  const before = addMonths(month, -1);
  const { data, error, refetch } = useAnswer(
    calendarMonth,
    { providerId, month: before },
    { enabled: isAsked },
  );
  const schedule = useMemo(
    () =>
      data &&
      scheduleOfQuests(
        data.filter(({ day, publishingStatus }) => day.startsWith(before) && isHeld(publishingStatus)),
      ),
    [data, before],
  );
  return { schedule, error, refetch };
}

function isHeld(status: PublishingStatus): boolean {
  return HELD_STATUSES.some((held) => held === status);
}

function Checking() {
  return <span role="status">{textsOf(consoleMonthlyScheduleTexts).checking}</span>;
}

type StepsProps = Omit<Props, 'isCopy'> & {
  title: string;
  copied: string | null;
  posted: Posted;
  schedule: readonly MonthlyScheduleEntry[];
  steps: ReturnType<typeof useMonthlySteps>;
};

function MonthlySteps({ title, copied, books, month, posted, schedule, steps, onClose }: StepsProps) {
  const review = useMonthlyReview({ books, month, posted, schedule });
  const { rows, ground } = review;
  const { step, setStep, asked, error, goOn, upload, leaving } = steps;
  if (step === 'success') return <MonthlySuccess month={month} asked={asked} onClose={onClose} />;
  if (step === 'confirm') {
    return (
      <MonthlyUpload
        month={month}
        count={rows.filter(({ item }) => !item.canceled).length}
        isPending={upload.isPending}
        onBack={() => setStep('review')}
        onUpload={() => upload.post(rows)}
      />
    );
  }
  return (
    <MonthlyReview
      {...{ title, copied, month }}
      {...review}
      books={books}
      error={error}
      onNext={() => goOn(problemOfMonth(rows, ground))}
      // Nothing is lost where nothing could be chosen.
      onClose={rows.every(isDecided) ? onClose : leaving.begin}
    />
  );
}

type QuestionProps = { isOpen: boolean; onDiscard: () => void; onStay: () => void };

function DiscardQuestion({ isOpen, onDiscard, onStay }: QuestionProps) {
  const t = textsOf(consoleMonthlyScheduleTexts);
  return (
    <Confirm
      isOpen={isOpen}
      title={t.discardTitle}
      content={t.discardNote}
      confirm={t.discard}
      cancel={t.keepWorking}
      onConfirm={onDiscard}
      onClose={onStay}
    />
  );
}

type Given = Pick<StepsProps, 'books' | 'month' | 'posted' | 'schedule'>;

/** The quests that the monthly schedule makes of a month, as the manager edits them. */
function useMonthlyReview({ books, month, posted, schedule }: Given) {
  const ground = useMemo(() => groundOf(books, posted), [books, posted]);
  const [rows, dispatch] = useReducer(reviewReducer, null, () =>
    firstRows(itemsOf(books, month, schedule), ground),
  );
  return { rows, ground, dispatch: useCallback(dispatch, []) };
}

function itemsOf(
  { bundleBook, stamps, guilds }: CharityBooks,
  month: string,
  schedule: readonly MonthlyScheduleEntry[],
) {
  const titles = new Map([...stamps.values()].map(({ id, eventTitle }) => [id, eventTitle]));
  // One that is gone or closed would keep the whole month from being posted.
  const reservations = bundleBook.monthly_reservations.filter(({ group_id }) => guilds.has(group_id));
  const items = expandMonth({ month, schedule, reservations, titles });
  return withoutClosed(items, guilds);
}

function groundOf({ stamps, locations, veilOfTime }: CharityBooks, posted: Posted): ReviewGround {
  return {
    now: Date.now(),
    veilOfTime,
    posted,
    stamps,
    approvedLocationIds: new Set(locations.map(({ id }) => id)),
  };
}
