import { letter, type MailText, type Sender, step } from '../messages/letter.ts';
import { questSubject } from '../messages/named-quest.ts';
import { type QuestTitle, titleIn } from '../quests/quest-translation.ts';
import { mailWordsTexts } from '../texts/generated/mail-words.ts';
import { signUpMailsTexts } from '../texts/generated/sign-up-mails.ts';
import type { Locale } from '../texts/locale.ts';
import { type SpotEnding, spotEndingText } from './spot-ending.ts';

export type SpotEnded = {
  title: QuestTitle;
  startedAt: number | null;
  charity: string;
  firstName: string | null;
  /** First name of a child, where its guardian reads the email. */
  childName: string | null;
  /** How the product ended it; null where the person or someone else did. */
  ending: SpotEnding | null;
  /** Address of the quest's page. */
  link: string;
};

/** Writes the short email that takes a spot off someone's calendar, where nothing else says that it ended. */
export function spotEndedMail(locale: Locale, sender: Sender, facts: SpotEnded): MailText {
  const { startedAt, charity, firstName, childName: name, ending, link } = facts;
  const title = titleIn(locale, facts.title);
  const t = signUpMailsTexts(locale);
  const subject = questSubject(locale, { title: facts.title, startedAt }, t.endedSubject);
  const ended = name === null ? t.ended({ title, charity }) : t.endedChild({ title, charity, name });
  const why = ending && t.endedWhy({ how: spotEndingText(locale, ending) });
  return letter(locale, sender, firstName, subject, [
    ended,
    ...(why ? [why] : []),
    step(mailWordsTexts(locale).openQuest, link),
  ]);
}
