import { Suspense, useEffect } from 'react';
import { useNotify } from 'react-admin';
import { consoleCalendarTexts } from '#domain/texts/generated/console-calendar.ts';
import { textsOf } from '../language/console-locale.ts';
import { useCharityBooks } from '../stamps/collection/stamp-methods.ts';
import { lazyPart } from '../widgets/loading/lazy-part.ts';
import { FailureNotice } from '../widgets/notices/Failure.tsx';
import { CharityPage } from '../widgets/pages/CharityPage.tsx';
import { CalendarLoading } from './CalendarLoading.tsx';
import { MonthCalendar } from './MonthCalendar.tsx';
import { todayInNewYork } from './month-data/today.ts';
import { useCalendarMonth } from './month-data/use-calendar-month.ts';
import { useShownMonth } from './month-data/use-shown-month.ts';
import { TodayLine } from './TodayLine.tsx';
import './calendar.css';

const UnansweredMessages = lazyPart(
  () => import('../quest-messages/UnansweredMessages.tsx'),
  'UnansweredMessages',
);

const HoursClaims = lazyPart(() => import('../hours-claims/OwnHoursClaims.tsx'), 'OwnHoursClaims');

/** The managers' home: the month of the selected charity. */
export function CalendarPage() {
  const [month] = useShownMonth();
  // Beside another month it would be one more question, and a line more above it.
  const isThisMonth = month === todayInNewYork().slice(0, 7);
  return (
    <CharityPage title={textsOf(consoleCalendarTexts).calendar}>
      {(providerId) => (
        <>
          {isThisMonth && <TodayLine providerId={providerId} />}
          <Suspense>
            <UnansweredMessages providerId={providerId} />
            <HoursClaims providerId={providerId} />
          </Suspense>
          <CharityCalendar providerId={providerId} />
        </>
      )}
    </CharityPage>
  );
}

/** The calendar of one charity, with its loading and its failing. */
function CharityCalendar({ providerId }: { providerId: string }) {
  const notify = useNotify();
  const [month, showMonth] = useShownMonth();
  const { quests, hasQuests, isLoading, ...calendar } = useCalendarMonth(providerId, month);
  const { data: books, ...bookQuery } = useCharityBooks(providerId);

  const error = calendar.error ?? bookQuery.error;
  // What was fetched before stays, and with it a dialog that is open over it.
  const isShown = books !== undefined && hasQuests;
  useEffect(() => {
    if (error && isShown) notify(error.message, { type: 'error' });
  }, [error, isShown, notify]);
  if (error && !isShown) {
    const retry = () => void Promise.all([calendar.refetch(), bookQuery.refetch()]);
    return <CalendarError message={error.message} onRetry={retry} />;
  }
  if (!books) return <CalendarLoading />;
  return (
    <MonthCalendar books={books} month={month} quests={quests} isLoading={isLoading} onMonth={showMonth} />
  );
}

function CalendarError({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <FailureNotice isCard title={textsOf(consoleCalendarTexts).notLoaded} onRetry={onRetry}>
      {message}
    </FailureNotice>
  );
}
