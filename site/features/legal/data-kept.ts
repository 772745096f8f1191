/*
 * What is kept of people, why, who sees it and for how long. The figures are those by which the product itself deletes, so
 * that the page cannot say another one. The words stand in the catalogue.
 */
import { CLOSED_LIFETIME_MS } from '#domain/accounts/account-removal.ts';
import { WALK_IN_KEPT_MS } from '#domain/attendance/walk-in.ts';
import { AUDIT_KEPT_MS } from '#domain/audit/audit-seal.ts';
import { CHARITY_REQUEST_KEPT_MS } from '#domain/charities/charity-request.ts';
import { CONTACT_MONTHS } from '#domain/charities/contact-window.ts';
import { COPY_LIFETIME_MS } from '#domain/data-copies/data-copy.ts';
import { GUARDIAN_LINK_MEMORY_MS } from '#domain/guardians/guardian-link.ts';
import { YOUNG_MESSAGE_KEPT_MS } from '#domain/guardians/young-message.ts';
import { BAN_KEPT_MS } from '#domain/identity/ban-identity.ts';
import { MAIL_MEMORY_MS, MAIL_SECRET_KEPT_MS, MAIL_TEXT_KEPT_MS } from '#domain/messages/mail-kind.ts';
import { QUEST_MESSAGE_KEPT_MS } from '#domain/quest-messages/quest-message.ts';
import { KNOWN_BROWSER_MS, SESSION_LIFE } from '#domain/sessions/session-life.ts';
import { type DataHandlingTexts, dataHandlingTexts } from '#domain/texts/generated/data-handling.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { PLAYER_EVENT_MONTHS } from '#domain/tracking/player-event.ts';

type Key = keyof DataHandlingTexts;
/** A length in the unit in which the code has it. */
export type Length = { ms: number } | { months: number };

export type KeptData = {
  what: Key;
  why: Key;
  who: Key;
  howLong: Key;
  /** What `howLong` says as `time`, and as `secretTime` where there are two. */
  time?: Length;
  secretTime?: Length;
};

export const DATA_KEPT: readonly KeptData[] = [
  {
    what: 'account',
    why: 'accountWhy',
    who: 'accountWho',
    howLong: 'accountKept',
    time: { ms: CLOSED_LIFETIME_MS },
  },
  {
    what: 'contact',
    why: 'contactWhy',
    who: 'contactWho',
    howLong: 'contactKept',
    time: { months: CONTACT_MONTHS },
  },
  { what: 'service', why: 'serviceWhy', who: 'serviceWho', howLong: 'serviceKept' },
  {
    what: 'guardian',
    why: 'guardianWhy',
    who: 'guardianWho',
    howLong: 'guardianKept',
    time: { ms: GUARDIAN_LINK_MEMORY_MS },
  },
  {
    what: 'sessions',
    why: 'sessionsWhy',
    who: 'onlyYou',
    howLong: 'sessionsKept',
    time: { ms: SESSION_LIFE.everybody.longestMs },
  },
  {
    what: 'browsers',
    why: 'browsersWhy',
    who: 'nobody',
    howLong: 'browsersKept',
    time: { ms: KNOWN_BROWSER_MS },
  },
  { what: 'inbox', why: 'inboxWhy', who: 'onlyYou', howLong: 'atMost', time: { ms: MAIL_MEMORY_MS } },
  {
    what: 'mails',
    why: 'mailsWhy',
    who: 'nobody',
    howLong: 'mailsKept',
    time: { ms: MAIL_TEXT_KEPT_MS },
    secretTime: { ms: MAIL_SECRET_KEPT_MS },
  },
  {
    what: 'questMessages',
    why: 'questMessagesWhy',
    who: 'questMessagesWho',
    howLong: 'atMost',
    time: { ms: QUEST_MESSAGE_KEPT_MS },
  },
  {
    what: 'youngMessages',
    why: 'youngMessagesWhy',
    who: 'youngMessagesWho',
    howLong: 'atMost',
    time: { ms: YOUNG_MESSAGE_KEPT_MS },
  },
  { what: 'log', why: 'logWhy', who: 'onlyStaff', howLong: 'atMost', time: { ms: AUDIT_KEPT_MS } },
  {
    what: 'usage',
    why: 'usageWhy',
    who: 'onlyStaff',
    howLong: 'atMost',
    time: { months: PLAYER_EVENT_MONTHS },
  },
  { what: 'bans', why: 'bansWhy', who: 'nobody', howLong: 'bansKept', time: { ms: BAN_KEPT_MS } },
  { what: 'papers', why: 'papersWhy', who: 'papersWho', howLong: 'withAccount' },
  { what: 'notes', why: 'notesWhy', who: 'notesWho', howLong: 'withAccount' },
  { what: 'copies', why: 'copiesWhy', who: 'onlyYou', howLong: 'atMost', time: { ms: COPY_LIFETIME_MS } },
  {
    what: 'walkIns',
    why: 'walkInsWhy',
    who: 'walkInsWho',
    howLong: 'atMost',
    time: { ms: WALK_IN_KEPT_MS },
  },
  {
    what: 'requests',
    why: 'requestsWhy',
    who: 'onlyStaff',
    howLong: 'requestsKept',
    time: { ms: CHARITY_REQUEST_KEPT_MS },
  },
];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const YEAR_DAYS = 365;

/** A length in words, in the largest unit that says it without a rest: «24 hours», «60 days», «24 months», «2 years». */
export function lengthIn(locale: Locale, length: Length): string {
  const t = dataHandlingTexts(locale);
  if ('months' in length) return t.inMonths({ count: length.months });
  const days = length.ms / DAY_MS;
  if (days % YEAR_DAYS === 0) return t.inYears({ count: days / YEAR_DAYS });
  return days > 1 && Number.isInteger(days)
    ? t.inDays({ count: days })
    : t.inHours({ count: Math.ceil(length.ms / HOUR_MS) });
}

/** A text of the table with its figures. */
export function keptText(locale: Locale, key: Key, { time, secretTime }: KeptData): string {
  const text: unknown = dataHandlingTexts(locale)[key];
  if (typeof text !== 'function') return String(text);
  const said = (length: Length | undefined) => (length ? lengthIn(locale, length) : '');
  return text({ time: said(time), secretTime: said(secretTime) });
}
