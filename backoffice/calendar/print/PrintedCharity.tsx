import { useOrganization } from '../../session/use-organization.ts';
import { useCharityBooks } from '../../stamps/collection/stamp-methods.ts';
import { CalendarLoading } from '../CalendarLoading.tsx';
import { useCalendarMonth } from '../month-data/use-calendar-month.ts';
import { PrintSheet } from './PrintSheet.tsx';

/** Loads what stands on the sheet. */
export function PrintedCharity({ providerId, month }: { providerId: string; month: string }) {
  const { session } = useOrganization();
  const { quests, isLoading, error } = useCalendarMonth(providerId, month);
  const { data: books, error: bookError } = useCharityBooks(providerId);
  const failure = error ?? bookError;
  if (failure) return <p role="alert">{failure.message}</p>;
  if (isLoading || !books) return <CalendarLoading />;
  return (
    <PrintSheet
      charity={books.name}
      siteName={session?.title.siteName ?? ''}
      address={new URL(`/questList/${encodeURIComponent(providerId)}`, window.location.origin).href}
      month={month}
      quests={quests}
    />
  );
}
