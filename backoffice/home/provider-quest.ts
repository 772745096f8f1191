import type { AttendanceQuest } from '../attendance/record/attendance-record.ts';

type QuestState = Pick<AttendanceQuest, 'publishingStatus' | 'isOver'>;

/**
 * How the page of a quest is shown: `open` is worked with, `past` is read only, and so it is for who may not mark; a
 * stamp has no volunteers and stands on its own page.
 */
export function formOfQuestPage({ publishingStatus, isOver }: QuestState, canMark: boolean) {
  if (publishingStatus === 'Template') return 'stamp';
  return isOver || !canMark ? 'past' : 'open';
}

/** Link back to where the viewer came from: cards for a charity's own account, the calendar for managers. */
export function wayBack({ isOver }: Pick<QuestState, 'isOver'>, isOwnAccount: boolean) {
  if (!isOwnAccount) return { to: '/calendar', label: 'backToCalendar' as const };
  return isOver
    ? { to: '/past-quests', label: 'backToPast' as const }
    : { to: '/', label: 'backToSchedule' as const };
}
