import { askSupportIn, letter, type MailText } from '#domain/messages/letter.ts';
import { passkeyMailsTexts } from '#domain/texts/generated/passkey-mails.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { type MailConfig, pageStep } from './account-mails.ts';

/*
 * The emails about passkeys. The name of a passkey, which someone has typed, is in none of them.
 */

type About = { username: string };

/** Tells the owner that the account can be opened by one more passkey. */
export function passkeyAddedMail(locale: Locale, config: MailConfig, { username }: About): MailText {
  const t = passkeyMailsTexts(locale);
  return letter(locale, config, username, t.addedSubject, [
    t.added({ site: config.siteName }),
    t.removeIt,
    pageStep(locale, config, '/settings', 'seeSettings'),
    t.newPassword({ help: askSupportIn(locale, config) }),
  ]);
}

/** Tells the owner that a passkey opens the account no more. */
export function passkeyRemovedMail(locale: Locale, config: MailConfig, { username }: About): MailText {
  const t = passkeyMailsTexts(locale);
  return letter(locale, config, username, t.removedSubject, [
    t.removed({ site: config.siteName }),
    t.newPassword({ help: askSupportIn(locale, config) }),
  ]);
}
