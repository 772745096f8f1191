import { letter, type MailText, type Sender, step } from '../messages/letter.ts';
import { subjectWith } from '../messages/subject.ts';
import { holdsForeignLink } from '../quest-messages/own-links.ts';
import { oneLine } from '../text/plain-text.ts';
import { formRefusalsTexts } from '../texts/generated/form-refusals.ts';
import { groupMailsTexts } from '../texts/generated/group-mails.ts';
import { mailWordsTexts } from '../texts/generated/mail-words.ts';
import type { Locale } from '../texts/locale.ts';
import { refsOf, type TextRef } from '../texts/text-ref.ts';

/** Characters of what someone answers to a guild's question. */
export const APPLICATION_ANSWER_MAX = 500;

/**
 * The answer as it is kept, null for none; or what is wrong with it. Its lines stay, characters that hide or turn text
 * go, and links lead to the product's own pages only. `publicOrigin`: of the product.
 */
export function readAnswer(
  answer: string | null | undefined,
  publicOrigin: string,
): { answer: string | null } | { problem: TextRef } {
  const lines = (answer ?? '').trim().split(/\r\n|[\r\n\u2028\u2029]/u);
  const text = lines
    .map(oneLine)
    .join('\n')
    .replace(/\n\n\n+/g, '\n\n')
    .trim();
  const t = refsOf(formRefusalsTexts);
  if ([...text].length > APPLICATION_ANSWER_MAX)
    return { problem: t.answerTooLong({ max: String(APPLICATION_ANSWER_MAX) }) };
  return holdsForeignLink(text, publicOrigin) ? { problem: t.foreignLink } : { answer: text || null };
}

/** The email to someone whose application was accepted, in plain text. Of a charity's group: `isCharity`. */
export function acceptanceMail(
  locale: Locale,
  sender: Sender,
  facts: {
    groupName: string;
    firstName: string | null;
    /** Link to the group. */
    address: string;
    /** Upcoming quests no longer reserved for a guild that had been without members. */
    letGoCount?: number;
    isCharity?: boolean;
  },
): MailText {
  const { groupName: group, firstName, address, letGoCount = 0, isCharity = false } = facts;
  const t = groupMailsTexts(locale);
  return letter(locale, sender, firstName, subjectWith({ group }, t.welcomeSubject), [
    isCharity ? t.welcomeToCharity : t.welcome,
    step(isCharity ? mailWordsTexts(locale).seeQuests : mailWordsTexts(locale).openGroup, address),
    ...(letGoCount > 0 ? [t.letGo({ count: letGoCount })] : []),
  ]);
}

/** The email to someone whose application was declined, in plain text. */
export function declinedMail(
  locale: Locale,
  sender: Sender,
  { groupName: group, firstName, address }: { groupName: string; firstName: string | null; address: string },
): MailText {
  const t = groupMailsTexts(locale);
  return letter(locale, sender, firstName, subjectWith({ group }, t.declinedSubject), [
    t.declined,
    step(mailWordsTexts(locale).seeQuests, address, `${t.declinedNext}\n`),
  ]);
}
