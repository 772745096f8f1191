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

/** Where somebody came from: a charity's own account from its cards, a manager from the calendar. */
export function wayBack({ isOver }: Pick<QuestState, 'isOver'>, isOwnAccount: boolean) {
  if (!isOwnAccount) return { to: '/calendar', label: 'Back to the calendar' };
  return isOver
    ? { to: '/past-quests', label: 'Back to past Quests' }
    : { to: '/', label: 'Back to the schedule' };
}
