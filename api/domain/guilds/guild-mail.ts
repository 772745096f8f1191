import { letter, type MailText, type Sender, step } from '../messages/letter.ts';
import { type NamedQuest, quotedQuest } from '../messages/named-quest.ts';
import { subjectWith } from '../messages/subject.ts';
import { titleIn } from '../quests/quest-translation.ts';
import type { GuildSpots } from '../reservations/guild-spots.ts';
import { formatsFor } from '../texts/formats-for.ts';
import { guildMailsTexts } from '../texts/generated/guild-mails.ts';
import { mailWordsTexts } from '../texts/generated/mail-words.ts';
import type { Locale } from '../texts/locale.ts';

/* The emails about a guild: to its founder, its admins, and to who asked it for a charity. */

type ToAdmins = {
  firstName: string | null;
  guildName: string;
  providerName: string;
  /** Link to the page where admins manage reservations. */
  link: string;
};

type ToAdminsAlone = Omit<ToAdmins, 'providerName'>;

/** A quest, and the part of its spots that the guild holds; null: all of them. */
type ReservedQuest = NamedQuest & { held?: GuildSpots | null };

/** Quests that one email lists. */
const MOST_LISTED = 12;

/** The guild is there. Its name stays out of it: it is a word that people type freely. */
export function foundedMail(
  locale: Locale,
  sender: Sender,
  { firstName, link }: Pick<ToAdmins, 'firstName' | 'link'>,
): MailText {
  const t = guildMailsTexts(locale);
  return letter(locale, sender, firstName, t.foundedSubject, [
    t.founded,
    toGuild(locale, link),
    t.canReserve,
  ]);
}

/** Quests of a charity are reserved for the guild. */
export function reservedMail(
  locale: Locale,
  sender: Sender,
  facts: ToAdmins & { quests: readonly ReservedQuest[] },
): MailText {
  const { firstName, providerName: charity, guildName: guild, quests, link } = facts;
  const t = guildMailsTexts(locale);
  const giveBack = quests.every(({ held }) => held) ? t.giveBackSpots : t.giveBack;
  return letter(
    locale,
    sender,
    firstName,
    subjectWith({ guild }, (names) => t.reservedSubject({ count: quests.length, ...names })),
    [t.reserved({ charity, guild }), listed(locale, quests), toReservations(locale, link, `${giveBack}\n`)],
  );
}

/** A charity asks before it reserves. */
export function askedMail(
  locale: Locale,
  sender: Sender,
  facts: ToAdmins & { quests: readonly ReservedQuest[] },
): MailText {
  const { firstName, providerName: charity, guildName: guild, quests, link } = facts;
  const t = guildMailsTexts(locale);
  const subject = subjectWith({ charity, guild }, (names) =>
    t.askedSubject({ count: quests.length, ...names }),
  );
  return letter(locale, sender, firstName, subject, [
    t.asked({ charity, guild }),
    listed(locale, quests),
    toReservations(locale, link, `${t.sevenDays}\n`),
  ]);
}

/** Spots of the guild that no member has taken, a day before everyone can. */
export function unusedMail(
  locale: Locale,
  sender: Sender,
  facts: ToAdminsAlone & { quest: NamedQuest; spotsLeft: number; releasesAt: number },
): MailText {
  const { firstName, guildName: guild, quest, spotsLeft: count, releasesAt, link } = facts;
  const t = guildMailsTexts(locale);
  const subject = subjectWith({ guild }, (names) => t.unusedSubject({ count, ...names }));
  const { longDay, time } = formatsFor(locale);
  const when = { day: longDay(releasesAt), time: time(releasesAt) };
  return letter(locale, sender, firstName, subject, [
    t.about({ quest: lineOf(locale, quest) }),
    t.unused({ count, ...when }),
    toReservations(locale, link),
  ]);
}

/** What a charity writes to the admins; the words are its own. */
export function writtenMail(
  locale: Locale,
  sender: Sender,
  facts: ToAdmins & { quest: NamedQuest; message: string; contact: string },
): MailText {
  const { firstName, providerName: charity, guildName: guild, message, contact, link } = facts;
  const t = guildMailsTexts(locale);
  return letter(locale, sender, firstName, subjectWith({ charity, guild }, t.writtenSubject), [
    t.written({ charity, quest: lineOf(locale, facts.quest) }),
    quoted(message),
    t.reachThem({ charity, contact }),
    toReservations(locale, link),
  ]);
}

/** The code by which people join has changed without an admin. */
export function codeRenewedMail(
  locale: Locale,
  sender: Sender,
  { firstName, guildName: guild, link }: ToAdminsAlone,
): MailText {
  const t = guildMailsTexts(locale);
  return letter(locale, sender, firstName, subjectWith({ guild }, t.renewedSubject), [
    t.renewed,
    toGuild(locale, link),
  ]);
}

/** Someone tries codes. */
export function codeRestsMail(
  locale: Locale,
  sender: Sender,
  { firstName, guildName: guild, link }: ToAdminsAlone,
): MailText {
  const t = guildMailsTexts(locale);
  return letter(locale, sender, firstName, subjectWith({ guild }, t.restsSubject), [
    t.rests,
    toGuild(locale, link, `${t.newCodeNow}\n`),
  ]);
}

const ANSWERS = {
  accepted: ['acceptedSubject', 'accepted'],
  declined: ['declinedSubject', 'declined'],
  'given-back': ['givenBackSubject', 'givenBack'],
} as const;
export type RequestAnswer = keyof typeof ANSWERS;

/** To who reserved or asked for a charity: what the guild says. */
export function answeredMail(
  locale: Locale,
  sender: Sender,
  facts: {
    firstName: string | null;
    guildName: string;
    answer: RequestAnswer;
    quest: NamedQuest;
    /** The quest in the console. */
    link: string;
  },
): MailText {
  const { firstName, guildName: guild, answer, quest, link } = facts;
  const t = guildMailsTexts(locale);
  const [subjectKey, newsKey] = ANSWERS[answer];
  const subject = subjectWith({ guild, title: titleIn(locale, quest.title) }, t[subjectKey]);
  const about = t.about({ quest: lineOf(locale, quest) });
  return letter(locale, sender, firstName, subject, [
    about,
    t[newsKey]({ guild }),
    step(mailWordsTexts(locale).openQuest, link),
  ]);
}

function toGuild(locale: Locale, link: string, said = '') {
  return step(mailWordsTexts(locale).openGuild, link, said);
}

function toReservations(locale: Locale, link: string, said = '') {
  return step(mailWordsTexts(locale).lookAtReservations, link, said);
}

function listed(locale: Locale, quests: readonly ReservedQuest[]): string {
  const t = guildMailsTexts(locale);
  const lines = quests.slice(0, MOST_LISTED).map((quest) => t.line({ quest: heldLineOf(locale, quest) }));
  const more = quests.length - MOST_LISTED;
  return [...lines, ...(more > 0 ? [t.andMore({ count: more })] : [])].join('\n');
}

function lineOf(locale: Locale, quest: NamedQuest): string {
  const { title, startedAt } = quest;
  if (startedAt === null) return quotedQuest(locale, quest);
  const { longDay, time } = formatsFor(locale);
  return guildMailsTexts(locale).questOnDay({
    title: titleIn(locale, title),
    day: longDay(startedAt),
    time: time(startedAt),
  });
}

function heldLineOf(locale: Locale, { held, ...quest }: ReservedQuest): string {
  const line = lineOf(locale, quest);
  if (!held) return line;
  const { longDay, time } = formatsFor(locale);
  const when = { day: longDay(held.releasesAt), time: time(held.releasesAt) };
  return guildMailsTexts(locale).heldUntil({ quest: line, count: held.spots, ...when });
}

/** Quotes a text the way email programs do. */
function quoted(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join('\n');
}
