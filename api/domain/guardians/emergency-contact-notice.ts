import { letter, type MailText, type Sender, step } from '../messages/letter.ts';
import { type NamedQuest, quotedQuest } from '../messages/named-quest.ts';
import { subjectWith } from '../messages/subject.ts';
import type { QuestTitle } from '../quests/quest-translation.ts';
import { mailWordsTexts } from '../texts/generated/mail-words.ts';
import { questMailsTexts } from '../texts/generated/quest-mails.ts';
import type { Locale } from '../texts/locale.ts';

export type EmergencyContactNotice = {
  username: string;
  title: QuestTitle;
  /** Epoch ms; null for a role without a date. */
  startedAt: number | null;
  /** Address of the quest's sheet. */
  link: string;
};

/** The email to those who answer for a charity: who and where, never the contact itself. */
export function emergencyContactMail(
  locale: Locale,
  sender: Sender,
  { username: name, title, startedAt, link }: EmergencyContactNotice,
): MailText {
  const t = questMailsTexts(locale);
  const quest = quotedQuest(locale, { title, startedAt });
  return letter(locale, sender, null, t.emergencySubject({ name }), [
    t.emergency({ quest }),
    t.emergencySheet,
    step(mailWordsTexts(locale).openSheet, link),
  ]);
}

type OpenedContact = { firstName: string | null; charity: string; quest: NamedQuest; link: string };

/** The email to a person whose emergency contact a charity has opened. `link`: where they can write to it. */
export function contactOpenedMail(
  locale: Locale,
  sender: Sender,
  { firstName, charity, quest, link }: OpenedContact,
): MailText {
  const t = questMailsTexts(locale);
  const subject = subjectWith({ charity }, t.lookedSubject);
  return letter(locale, sender, firstName, subject, [
    t.looked({ quest: quotedQuest(locale, quest) }),
    { words: t.lookedAsk, link },
  ]);
}
