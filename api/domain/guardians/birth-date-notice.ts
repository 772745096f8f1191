import { askSupportIn, letter, type MailText, type Sender } from '../messages/letter.ts';
import { guardianMailsTexts } from '../texts/generated/guardian-mails.ts';
import type { Locale } from '../texts/locale.ts';

export type BirthDateNotice = {
  /** What the child is called to the guardian. */
  childName: string;
  /** The young person did it, not the product's staff. */
  isOwn: boolean;
};

/** The email to a guardian about a corrected date of birth, without the date. */
export function birthDateMail(
  locale: Locale,
  sender: Sender,
  { childName: name, isOwn }: BirthDateNotice,
): MailText {
  const t = guardianMailsTexts(locale);
  const facts = { name, site: sender.siteName };
  return letter(locale, sender, null, t.birthSubject({ name }), [
    isOwn ? t.birthByOwn(facts) : t.birthByStaff(facts),
    t.birthWrong({ help: askSupportIn(locale, sender) }),
  ]);
}
