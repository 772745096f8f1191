import type { ShortMessage } from '../../messages/letter.ts';
import { letter, type MailPart, type MailText, type Sender, step } from '../../messages/letter.ts';
import { questOnDay, questSubject, spanInWords } from '../../messages/named-quest.ts';
import { asSentence } from '../../text/joined-parts.ts';
import { mailWordsTexts } from '../../texts/generated/mail-words.ts';
import { questMailsTexts } from '../../texts/generated/quest-mails.ts';
import type { Locale } from '../../texts/locale.ts';
import type { ExpectedTimes, FlexibleQuest } from '../flexible-time.ts';
import { locationInShort, locationInWords, type NamedLocation } from '../location-in-words.ts';
import { type QuestTitle, titleIn } from '../quest-translation.ts';
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

type Appointment = { startedAt: number | null; endedAt: number | null; location: NamedLocation | null };

/** Another spot of the person at the same time, with the address of its quest's page. */
export type NoticeClash = {
  title: QuestTitle;
  providerName: string;
  startedAt: number | null;
  endedAt: number | null;
  link: string;
};

export type NoticeFacts = {
  notice: QuestNotice;
  /** What the charity adds: the reason, a word to them. */
  words: string | null;
  title: QuestTitle;
  providerName: string;
  before: Appointment;
  after: Appointment;
  /** Whether the location's point on the map moved. */
  isPointMoved: boolean;
  /** Address of the quest's page. */
  link: string;
  clashes: readonly NoticeClash[];
  /** Whether their spot ends, since they are outside the age limits on the new day. */
  isOutOfAge: boolean;
};

const SUBJECTS = {
  cancelled: 'cancelledSubject',
  reinstated: 'reinstatedSubject',
  moved: 'movedSubject',
} as const;

/** The email to one person, in plain text. */
export function noticeMail(
  locale: Locale,
  sender: Sender,
  facts: NoticeFacts,
  firstName: string | null,
): MailText {
  const { notice, words, before } = facts;
  const t = questMailsTexts(locale);
  const quest = { title: facts.title, startedAt: before.startedAt };
  return letter(locale, sender, firstName, questSubject(locale, quest, t[SUBJECTS[notice]]), [
    said(locale, facts),
    ...changeInParts(locale, facts),
    ...(facts.isOutOfAge ? [t.outOfAge] : []),
    ...(words === null ? [] : [t.theirMessage({ message: words })]),
    ...waysOut(locale, facts),
  ]);
}

function said(locale: Locale, { notice, title, providerName: charity }: NoticeFacts): string {
  return questMailsTexts(locale)[notice]({ title: titleIn(locale, title), charity });
}

/** What was planned and what is now. */
function changeInParts(locale: Locale, { notice, before, after, ...facts }: NoticeFacts): string[] {
  const t = questMailsTexts(locale);
  const wasPlanned = t.wasPlanned({ when: inWords(locale, before) });
  return {
    cancelled: [wasPlanned],
    reinstated: [t.isOn({ when: inWords(locale, after) })],
    moved: [
      `${wasPlanned}\n${t.isNowOn({ when: inWords(locale, after) })}`,
      ...(facts.isPointMoved ? [t.pointMoved] : []),
      ...(facts.clashes.length === 0 && !facts.isOutOfAge ? [t.mayBailOut] : []),
    ],
  }[notice];
}

const SUBJECTS_OF_SEVERAL = {
  cancelled: 'cancelledSeveral',
  reinstated: 'reinstatedSeveral',
  moved: 'movedSeveral',
} as const;

/** The email to one person about several quests that changed alike, in the order of `all`. */
export function severalNoticesMail(
  locale: Locale,
  sender: Sender,
  all: readonly NoticeFacts[],
  firstName: string | null,
): MailText {
  const t = questMailsTexts(locale);
  const [first] = all;
  const subject = t[SUBJECTS_OF_SEVERAL[first?.notice ?? 'moved']]({ count: all.length });
  const parts = all.flatMap((facts) => [
    [said(locale, facts), ...changeInParts(locale, facts), ...(facts.isOutOfAge ? [t.outOfAge] : [])].join(
      '\n',
    ),
    ...waysOut(locale, facts),
  ]);
  const words = first?.words ?? null;
  const ends = words === null ? [] : [t.theirMessage({ message: words })];
  return letter(locale, sender, firstName, subject, [...parts, ...ends]);
}

/** Short text of the notices of several quests; leads to a page that has all of them. */
export function severalNoticesInShort(
  locale: Locale,
  all: readonly NoticeFacts[],
  link: string,
): ShortMessage {
  const [first] = all;
  const t = questMailsTexts(locale);
  const words = t[SUBJECTS_OF_SEVERAL[first?.notice ?? 'moved']]({ count: all.length });
  const title = first ? titleIn(locale, first.title) : '';
  return { from: first?.providerName ?? '', title, words, link };
}

/** To the quest; or out of it and out of each at the same time, for someone who can only come to one. */
function waysOut(locale: Locale, { clashes, isOutOfAge, title, link }: NoticeFacts): MailPart[] {
  if (clashes.length === 0 || isOutOfAge) return [step(mailWordsTexts(locale).openQuest, link)];
  const t = questMailsTexts(locale);
  const named = clashes.map((clash) => ({ ...clash, title: titleIn(locale, clash.title) }));
  return [
    ...named.map(({ providerName: charity, startedAt, endedAt, ...clash }) =>
      t.overlaps({ title: clash.title, charity, when: whenInWords(locale, { startedAt, endedAt }) }),
    ),
    t.keepOne,
    ...[{ title: titleIn(locale, title), link }, ...named].map((one) => ({
      words: t.giveUp({ title: one.title }),
      link: one.link,
    })),
  ];
}

/** Short text of the notice, for push and text messages. */
export function noticeInShort(locale: Locale, facts: NoticeFacts): ShortMessage {
  const { notice, providerName: from, before, after, link } = facts;
  const title = titleIn(locale, facts.title);
  const t = questMailsTexts(locale);
  const quest = questOnDay(locale, { title: facts.title, startedAt: before.startedAt });
  const subject = t[SUBJECTS[notice]]({ quest });
  const said =
    notice === 'moved'
      ? `${asSentence(subject)} ${movedInShort(locale, before, after)}`
      : asSentence(subject);
  const overlaps = facts.clashes.map((clash) => t.overlapsInShort({ title: titleIn(locale, clash.title) }));
  const more = facts.isOutOfAge ? [t.outOfAge] : overlaps;
  return { from, title, words: [said, ...more].join(' '), link };
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

/** Says what is different: of one that only is somewhere else, where. */
function movedInShort(locale: Locale, before: Appointment, after: Appointment): string {
  const t = questMailsTexts(locale);
  const isSameTime = before.startedAt === after.startedAt && before.endedAt === after.endedAt;
  const place = isSameTime ? locationInShort(after.location) : null;
  return place === null ? t.isNowOn({ when: inWords(locale, after) }) : t.isNowAt({ place });
}

function inWords(locale: Locale, { startedAt, endedAt, location }: Appointment): string {
  const t = questMailsTexts(locale);
  const place = locationInWords(location);
  const when = whenInWords(locale, { startedAt, endedAt });
  return place === null ? when : t.whenAtPlace({ when, place });
}

function whenInWords(locale: Locale, { startedAt, endedAt }: Omit<Appointment, 'location'>): string {
  return startedAt === null
    ? questMailsTexts(locale).dayToBeAgreed
    : spanInWords(locale, { startedAt, endedAt });
}
