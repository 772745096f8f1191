import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { consoleCalendarTexts } from '#domain/texts/generated/console-calendar.ts';
import { textsOf } from '../language/console-locale.ts';
import { useCharityBooks } from '../stamps/collection/stamp-methods.ts';
import { FailureNotice } from '../widgets/notices/Failure.tsx';
import { CharityPage } from '../widgets/pages/CharityPage.tsx';
import { CalendarLoading } from './CalendarLoading.tsx';
import { MonthCalendar } from './MonthCalendar.tsx';
import { useCalendarMonth } from './month-data/use-calendar-month.ts';
import { useShownMonth } from './month-data/use-shown-month.ts';
import './calendar.css';

/** The month of the selected charity. */
export function CalendarPage() {
  return (
    <CharityPage title={textsOf(consoleCalendarTexts).calendar}>
      {(providerId) => <CharityCalendar providerId={providerId} />}
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
