import type { ErrorCode } from '../errors/errors.ts';
import { letter, type MailText, type Sender, step } from '../messages/letter.ts';
import { subjectWith } from '../messages/subject.ts';
import { guildMailsTexts } from '../texts/generated/guild-mails.ts';
import { mailWordsTexts } from '../texts/generated/mail-words.ts';
import type { Locale } from '../texts/locale.ts';

/** How often the admins of a guild write to all its members in a day of New York. */
export const MOST_ANNOUNCEMENTS_A_DAY = 3;
const DAY_MS = 24 * 3_600_000;
/** How long it is kept what was told: the young are among those who got it. */
export const ANNOUNCEMENT_KEPT_MS = 730 * DAY_MS;

/** How many more there may be today. */
export function announcementsLeft(sentToday: number): number {
  return Math.max(0, MOST_ANNOUNCEMENTS_A_DAY - sentToday);
}

/** Why nothing is told to a guild's members now; null when it may be. `others`: members but the one who writes. */
export function refusalOfAnnouncement(facts: { sentToday: number; others: number }): ErrorCode | null {
  if (facts.others === 0) return 'MEMBER_NOT_FOUND';
  return announcementsLeft(facts.sentToday) === 0 ? 'RATE_LIMITED' : null;
}

/** What an admin tells all members; the words are the admin's own. */
export function announcementMail(
  locale: Locale,
  sender: Sender,
  facts: { firstName: string | null; guildName: string; text: string; link: string },
): MailText {
  const { firstName, guildName: guild, text, link } = facts;
  const t = guildMailsTexts(locale);
  return letter(locale, sender, firstName, subjectWith({ guild }, t.announcedSubject), [
    t.announced({ guild }),
    text
      .split('\n')
      .map((line) => `> ${line}`)
      .join('\n'),
    step(mailWordsTexts(locale).openGuild, link),
  ]);
}
