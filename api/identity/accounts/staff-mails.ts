import { type MailConfig, pageStep, tokenStep } from '#api/access/outbox/account-mails.ts';
import { letter, type MailText } from '#domain/messages/letter.ts';
import { accountMailsTexts } from '#domain/texts/generated/account-mails.ts';
import { staffMailsTexts } from '#domain/texts/generated/staff-mails.ts';
import type { Locale } from '#domain/texts/locale.ts';

/** Lets a new member of the staff set the first password; good for an hour. */
export function staffAccountMail(
  locale: Locale,
  config: MailConfig,
  { username, token }: { username: string; token: string },
): MailText {
  const t = staffMailsTexts(locale);
  const { linkTooOld } = accountMailsTexts(locale);
  return letter(locale, config, username, t.accountSubject({ site: config.siteName }), [
    t.account,
    tokenStep(locale, config, '/passwordReset', token, 'firstPassword'),
    pageStep(locale, config, '/passwordReset', 'otherLink', linkTooOld),
  ]);
}

/** Tells someone who has an account that it has the rights of staff now. */
export function staffAddedMail(
  locale: Locale,
  config: MailConfig,
  { username }: { username: string },
): MailText {
  const t = staffMailsTexts(locale);
  return letter(locale, config, username, t.addedSubject({ site: config.siteName }), [
    t.added,
    pageStep(locale, config, '/console/', 'openConsole'),
    t.notExpected,
  ]);
}

/** Tells someone that the account has the rights of staff no longer. */
export function staffRemovedMail(
  locale: Locale,
  config: MailConfig,
  { username }: { username: string },
): MailText {
  const t = staffMailsTexts(locale);
  const subject = t.removedSubject({ site: config.siteName });
  return letter(locale, config, username, subject, [t.removed, t.notExpected]);
}
