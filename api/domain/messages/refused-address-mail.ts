import { accountMailsTexts } from '../texts/generated/account-mails.ts';
import type { Locale } from '../texts/locale.ts';
import { letter, linkIn, type MailText, type Sender } from './letter.ts';

/** Kind of address that the mail server refused: the reader's own, a guardian's, or a charity's for replies. */
export type RefusedAddress = 'own' | 'guardian' | 'answers';

type LinkedSender = Sender & { publicOrigin: string };

const PAGES = { own: '/settings', guardian: '/home', answers: '/console/messages' } as const;

/** Returns the page where the reader can correct the address. */
export function refusedAddressLink(locale: Locale, sender: LinkedSender, refused: RefusedAddress): string {
  return linkIn(locale, sender, PAGES[refused]);
}

/** Tells whoever can correct an address that no email arrives there. The address itself isn't named. */
export function refusedAddressMail(
  locale: Locale,
  sender: LinkedSender,
  refused: RefusedAddress,
  firstName: string | null,
): MailText {
  const t = accountMailsTexts(locale);
  const subject = {
    own: t.refusedSubject,
    guardian: t.refusedGuardianSubject,
    answers: t.refusedAnswersSubject,
  };
  const words = { own: t.refused, guardian: t.refusedGuardian, answers: t.refusedAnswers };
  return letter(locale, sender, firstName, subject[refused], [
    words[refused],
    { words: t.refusedCorrect, link: refusedAddressLink(locale, sender, refused) },
  ]);
}
