import type { ShortMessage } from '../messages/letter.ts';
import { letter, type MailText, type Sender } from '../messages/letter.ts';
import { dayAndTimeIn, questSubject, spanInWords } from '../messages/named-quest.ts';
import { type QuestTitle, titleIn } from '../quests/quest-translation.ts';
import { formatsFor } from '../texts/formats-for.ts';
import { mailWordsTexts } from '../texts/generated/mail-words.ts';
import { waitingListTexts } from '../texts/generated/waiting-list.ts';
import { waitingMailsTexts } from '../texts/generated/waiting-mails.ts';
import type { Locale } from '../texts/locale.ts';
import { newYorkDay } from '../time/new-york-time.ts';

/** A quest as those who wait for it hear of it. Instants in epoch ms. */
export type AwaitedQuest = {
  title: QuestTitle;
  charity: string;
  startedAt: number | null;
  endedAt: number | null;
  /** Location with its address. */
  place: string | null;
};

/** Reader of the email; the child's name if their child is on the waitlist, not they. */
type Reader = { firstName: string | null; childName: string | null };

export type OfferedPlace = AwaitedQuest & {
  endsAt: number;
  /** Held for the whole list. */
  isForAll: boolean;
  now: number;
};

/** Links of an offer; the answers are null in messages that others may read. */
export type OfferLinks = { page: string; answers: { take: string; decline: string } | null };

/** The offer of a place. */
export function offerMail(
  locale: Locale,
  sender: Sender,
  offered: OfferedPlace,
  { firstName, childName }: Reader,
  { page, answers }: OfferLinks,
): MailText {
  const t = waitingMailsTexts(locale);
  const { isForAll, startedAt, place } = offered;
  const title = titleIn(locale, offered.title);
  const until = untilIn(locale, offered);
  const about = { title, charity: offered.charity };
  const turn = childName === null ? t.yourTurn(about) : t.childsTurn({ ...about, name: childName });
  const facts = [
    ...(startedAt === null
      ? []
      : [t.when({ when: spanInWords(locale, { startedAt, endedAt: offered.endedAt }) })]),
    ...(place === null ? [] : [t.where({ place })]),
  ];
  const subject = questSubject(locale, offered, isForAll ? t.forAllSubject : t.offeredSubject);
  return letter(locale, sender, firstName, subject, [
    isForAll ? t.freeForAll({ ...about, until }) : `${turn} ${t.keptUntil({ until })}`,
    ...(facts.length === 0 ? [] : [facts.join('\n')]),
    ...(answers === null
      ? []
      : [{ words: t.take, link: answers.take }, { words: t.decline, link: answers.decline }, t.noLogIn]),
    { words: mailWordsTexts(locale).openQuest, link: page },
  ]);
}

/** Push and text version of an offer. */
export function offerShort(locale: Locale, offered: OfferedPlace, link: string): ShortMessage {
  const t = waitingListTexts(locale);
  const until = untilIn(locale, offered);
  const words = offered.isForAll ? t.offeredToAll({ until }) : t.offered({ until });
  return { from: offered.charity, title: titleIn(locale, offered.title), words, link };
}

/** Email to a person who was taken off a waitlist after letting two offers pass. */
export function listLeftMail(
  locale: Locale,
  sender: Sender,
  quest: AwaitedQuest,
  { firstName, childName }: Reader,
  link: string,
): MailText {
  const t = waitingMailsTexts(locale);
  const title = titleIn(locale, quest.title);
  return letter(locale, sender, firstName, questSubject(locale, quest, t.leftSubject), [
    childName === null ? t.left({ title }) : t.leftChild({ title, name: childName }),
    { words: t.joinAgain, link },
  ]);
}

/** Email to all people on the waitlist of a canceled quest. */
export function listEndedMail(
  locale: Locale,
  sender: Sender,
  quest: AwaitedQuest,
  { firstName }: Pick<Reader, 'firstName'>,
  link: string,
): MailText {
  const t = waitingMailsTexts(locale);
  const { charity } = quest;
  return letter(locale, sender, firstName, questSubject(locale, quest, t.endedSubject), [
    t.ended({ charity, title: titleIn(locale, quest.title) }),
    { words: t.findOthers, link },
  ]);
}

/** Today the time is enough. */
function untilIn(locale: Locale, { endsAt, now }: Pick<OfferedPlace, 'endsAt' | 'now'>): string {
  const isToday = newYorkDay(endsAt) === newYorkDay(now);
  return isToday ? formatsFor(locale).time(endsAt) : dayAndTimeIn(locale, endsAt);
}
