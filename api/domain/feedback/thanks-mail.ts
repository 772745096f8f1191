import { letter, type MailPart, type MailText, type Sender } from '../messages/letter.ts';
import { questSubject } from '../messages/named-quest.ts';
import { type QuestTitle, titleIn } from '../quests/quest-translation.ts';
import { formatsFor } from '../texts/formats-for.ts';
import { answerMailsTexts } from '../texts/generated/answer-mails.ts';
import { feedbackTexts } from '../texts/generated/feedback.ts';
import type { Locale } from '../texts/locale.ts';
import { addDays, instantOf, newYorkDay } from '../time/new-york-time.ts';

/** When people are thanked: on the morning after, by New York's wall clock. */
export const THANKS_CLOCK = '09:00';

/** Days after a quest within which people who are marked present late still get a thank-you the next morning. */
const THANKED_DAYS = 7;

export type Thanks = {
  title: QuestTitle;
  startedAt: number | null;
  charity: string;
  /** Whom a parent is thanked for; null where the person reads it. */
  childName: string | null;
  /** 0: none were credited. */
  minutes: number;
};

/** How `answers` are given: links that act for this person alone; left out for those who may only know. */
type Links = { yes: string; no: string };

/** The thanks of the morning after, and one question; never anything that asks for money. */
export function thanksMail(
  locale: Locale,
  sender: Sender,
  { firstName, links, ...facts }: Thanks & { firstName: string | null; links?: Links },
): MailText {
  const t = answerMailsTexts(locale);
  const asked = feedbackTexts(locale);
  const { startedAt, charity, childName: name } = facts;
  const title = titleIn(locale, facts.title);
  const question: MailPart[] = links
    ? [
        name === null ? asked.title : t.wouldChild({ name }),
        { words: asked.wouldCome, link: links.yes },
        { words: asked.ratherNot, link: links.no },
        t.withoutName({ charity }),
      ]
    : [];
  return letter(
    locale,
    sender,
    firstName,
    questSubject(locale, { title: facts.title, startedAt }, t.thanksSubject),
    [
      name === null ? t.thanks({ title, charity }) : t.thanksChild({ name, title, charity }),
      ...creditedText(locale, facts),
      ...question,
    ],
  );
}

function creditedText(locale: Locale, { minutes, childName: name }: Thanks): string[] {
  if (minutes === 0) return [];
  const t = answerMailsTexts(locale);
  const hours = formatsFor(locale).duration(minutes);
  return [name === null ? t.credited({ hours }) : t.creditedChild({ hours, name })];
}

/** The quests whose people are thanked at a slot, by when they ended: the first instant counts, the last does not. Epoch ms. */
export function thankedAt(slot: number): { from: number; until: number } {
  const today = newYorkDay(slot);
  return { from: instantOf(addDays(today, -THANKED_DAYS), '00:00'), until: instantOf(today, '00:00') };
}
