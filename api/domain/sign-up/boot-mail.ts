import { letter, type MailText, type Sender } from '../messages/letter.ts';
import { questOnDay } from '../messages/named-quest.ts';
import { type QuestTitle, titleIn } from '../quests/quest-translation.ts';
import { formatsFor } from '../texts/formats-for.ts';
import { questMailsTexts } from '../texts/generated/quest-mails.ts';
import type { Locale } from '../texts/locale.ts';
import type { BootOption } from './boot.ts';

/** The mail to a volunteer who is removed, in plain text. */
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
  const quest = questOnDay(locale, facts);
  const removed =
    startedAt === null
      ? t.removed({ charity, title })
      : t.removedOnDay({ charity, title, day: formatsFor(locale).longDay(startedAt) });
  return letter(locale, sender, firstName, t.removedSubject({ quest }), [
    removed,
    ...(option === 'BAN' ? [t.banned] : []),
    ...(message === null ? [] : [t.theirMessage({ message })]),
  ]);
}
