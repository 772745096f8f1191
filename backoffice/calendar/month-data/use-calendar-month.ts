import { useGetList } from 'react-admin';
import { isWorthRetrying } from '../../api-client/error-code.ts';
import type { CalendarQuest } from './calendar-quest.ts';

/** The quests of a charity's month, in one request; while another month is on its way the last one stays. */
export function useCalendarMonth(providerId: string, month: string) {
  const { data, error, isPending, isPlaceholderData, refetch } = useGetList<CalendarQuest>(
    'calendar',
    { filter: { providerId, month }, pagination: WHOLE, sort: BY_START },
    { retry: isWorthRetrying, placeholderData: (previous) => previous },
  );
  const hasQuests = data !== undefined && !isPlaceholderData;
  return { quests: data ?? NONE, hasQuests, error, isLoading: isPending || isPlaceholderData, refetch };
}

const NONE: CalendarQuest[] = [];
const WHOLE = { page: 1, perPage: 1000 };
const BY_START = { field: 'startedAt', order: 'ASC' } as const;
