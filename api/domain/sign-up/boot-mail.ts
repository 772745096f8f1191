import { letter, type MailText, type Sender } from '../messages/letter.ts';
import { questSubject } from '../messages/named-quest.ts';
import { type QuestTitle, titleIn } from '../quests/quest-translation.ts';
import { formatsFor } from '../texts/formats-for.ts';
import { questMailsTexts } from '../texts/generated/quest-mails.ts';
import type { Locale } from '../texts/locale.ts';
import type { BootOption } from './boot.ts';

/** The email to a volunteer who is removed, in plain text. */
export function bootMail(
  locale: Locale,
  sender: Sender,
  facts: {
    option: BootOption;
    message: string | null;
    title: QuestTitle;
    startedAt: number | null;
    providerName: string;
    firstName: string | null;
  },
): MailText {
  const { option, message, startedAt, providerName: charity, firstName } = facts;
  const title = titleIn(locale, facts.title);
  const t = questMailsTexts(locale);
  const removed =
    startedAt === null
      ? t.removed({ charity, title })
      : t.removedOnDay({ charity, title, day: formatsFor(locale).longDay(startedAt) });
  const subject = questSubject(locale, { title: facts.title, startedAt }, t.removedSubject);
  return letter(locale, sender, firstName, subject, [
    removed,
    ...(option === 'BAN' ? [t.banned] : []),
    ...(message === null ? [] : [t.theirMessage({ message })]),
  ]);
}
