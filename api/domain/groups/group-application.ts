import { letter, type MailText, type Sender, step } from '../messages/letter.ts';
import { subjectWith } from '../messages/subject.ts';
import { formRefusalsTexts } from '../texts/generated/form-refusals.ts';
import { groupMailsTexts } from '../texts/generated/group-mails.ts';
import { mailWordsTexts } from '../texts/generated/mail-words.ts';
import type { Locale } from '../texts/locale.ts';
import { FIRST_LOCALE } from '../texts/locale.ts';

/** Characters of what somebody answers to a guild's question. */
export const APPLICATION_ANSWER_MAX = 500;

/** The answer without blanks around it, null for none; or what is wrong with it. */
export function readAnswer(
  answer: string | null | undefined,
): { answer: string | null } | { problem: string } {
  const text = answer?.trim() || null;
  return [...(text ?? '')].length > APPLICATION_ANSWER_MAX
    ? { problem: formRefusalsTexts(FIRST_LOCALE).answerTooLong({ max: String(APPLICATION_ANSWER_MAX) }) }
    : { answer: text };
}

/** The mail to somebody whose application was accepted, in plain text. */
export function acceptanceMail(
  locale: Locale,
  sender: Sender,
  facts: {
    groupName: string;
    firstName: string | null;
    /** Where the group is to be found. */
    address: string;
    /** Of a guild that rested: how many quests ahead are not reserved for it any more. */
    letGoCount?: number;
  },
): MailText {
  const { groupName: group, firstName, address, letGoCount = 0 } = facts;
  const t = groupMailsTexts(locale);
  return letter(locale, sender, firstName, subjectWith({ group }, t.welcomeSubject), [
    t.welcome({ group }),
    step(mailWordsTexts(locale).openGroup, address),
    ...(letGoCount > 0 ? [t.letGo({ count: letGoCount })] : []),
  ]);
}
