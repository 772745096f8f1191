import { letter, type MailText, type Sender } from '../../messages/letter.ts';
import { formatLongDay, formatTime } from '../../text/format.ts';
import type { ExpectedTimes, FlexibleQuest } from '../flexible-time.ts';
import type { EditableQuest, QuestChanges } from './quest-edit.ts';

/** What those who are on a quest are told when it changes. */
export type QuestNotice = 'cancelled' | 'reinstated' | 'moved';

/** What the changes mean to those who come, or null when they need not know. */
export function noticeOf(stored: EditableQuest, changes: QuestChanges): QuestNotice | null {
  if (changes.publishingStatus === 'Cancelled') return 'cancelled';
  if (stored.publishingStatus === 'Cancelled') return changes.publishingStatus ? 'reinstated' : null;
  const isMoved = (['startedAt', 'endedAt', 'locationId'] as const).some((field) => field in changes);
  return isMoved ? 'moved' : null;
}

type Appointment = { startedAt: number | null; endedAt: number | null; place: string | null };

export type NoticeFacts = {
  notice: QuestNotice;
  eventTitle: string;
  providerName: string;
  before: Appointment;
  after: Appointment;
  /** Address of the quest's page. */
  link: string;
};

const SUBJECTS: Record<QuestNotice, string> = {
  cancelled: 'Cancelled',
  reinstated: 'Takes place after all',
  moved: 'Changed',
};

/** The mail to one person, in plain text. */
export function noticeMail(sender: Sender, facts: NoticeFacts, firstName: string | null): MailText {
  const { notice, eventTitle, before, after, link } = facts;
  const [what, ...parts] = {
    cancelled: [
      'has been cancelled. You do not need to do anything.',
      `It was planned for ${inWords(before)}.`,
    ],
    reinstated: ['was cancelled, but takes place after all.', `It is on ${inWords(after)}.`],
    moved: [
      'has changed.',
      `It was planned for ${inWords(before)}.\nIt is now on ${inWords(after)}.`,
      'If you cannot come, please open the Quest and bail out, so that somebody else can take your place.',
    ],
  }[notice];
  const opening = `The Quest «${eventTitle}» of ${facts.providerName} ${what}`;
  const when = before.startedAt === null ? '' : ` on ${formatLongDay(before.startedAt)}`;
  return letter(sender, firstName, `${SUBJECTS[notice]}: ${eventTitle}${when}`, [opening, ...parts, link]);
}

/**
 * The times for which a volunteer of a flexible quest is expected once it is moved: as far from the start as before,
 * within the new times. None when they would be too short; then the quest's own times count.
 */
export function movedTimes(
  before: FlexibleQuest,
  after: FlexibleQuest,
  expected: ExpectedTimes,
): ExpectedTimes {
  const { expectedArrivalAt: arrival, expectedDepartureAt: departure } = expected;
  const none = { expectedArrivalAt: null, expectedDepartureAt: null };
  if (arrival === null || departure === null || before.startedAt === null) return none;
  const { startedAt: start, endedAt: end } = after;
  if (start === null || end === null) return none;
  const shift = start - before.startedAt;
  const within = (instant: number) => Math.min(end, Math.max(start, instant + shift));
  const length = within(departure) - within(arrival);
  if (length <= 0 || length < (after.flexibleMinimumTime ?? 0) * 60_000) return none;
  return { expectedArrivalAt: within(arrival), expectedDepartureAt: within(departure) };
}

function inWords({ startedAt, endedAt, place }: Appointment): string {
  const where = place === null ? '' : `, at ${place}`;
  if (startedAt === null) return `a day to be agreed${where}`;
  const until = endedAt === null ? '' : ` to ${formatTime(endedAt)}`;
  return `${formatLongDay(startedAt)}, ${formatTime(startedAt)}${until}${where}`;
}
