import { useChangesByOthers } from '../../resources/use-changes-by-others.ts';
import { useAnswer } from '../../resources/use-method.ts';
import { calendarMonth } from './calendar-methods.ts';
import type { CalendarQuest } from './calendar-quest.ts';

/** The quests of a charity's month, in one request and again when others change them; while another month is on its way the last one stays. */
export function useCalendarMonth(providerId: string, month: string) {
  useChangesByOthers({ providerId, month });
  const { data, error, isPending, isPlaceholderData, refetch } = useAnswer(
    calendarMonth,
    { providerId, month },
    { keepsLast: true },
  );
  const hasQuests = data !== undefined && !isPlaceholderData;
  return { quests: data ?? NONE, hasQuests, error, isLoading: isPending || isPlaceholderData, refetch };
}

const NONE: CalendarQuest[] = [];
