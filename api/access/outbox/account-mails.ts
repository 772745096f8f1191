import type { Config } from '#api/process/config/config.ts';
import { leadingTo, letter, linkIn, type MailText } from '#domain/messages/letter.ts';
import { accountMailsTexts } from '#domain/texts/generated/account-mails.ts';
import type { Locale } from '#domain/texts/locale.ts';

/*
 * The mails about accounts. Of what people typed only the username appears, letters and digits by its rule: whoever
 * enters a stranger's address cannot send words along.
 */

export type MailConfig = Pick<Config, 'siteName' | 'publicOrigin' | 'supportEmail'>;
type WithToken = { username: string; token: string };

/** Asks to confirm an address; good for 7 days. */
export function verificationMail(
  locale: Locale,
  config: MailConfig,
  { username, token }: WithToken,
): MailText {
  const t = accountMailsTexts(locale);
  return letter(locale, config, username, t.confirmSubject, [
    t.confirm,
    tokenLink(locale, config, '/verifyEmail', token),
    t.notCreated({ site: config.siteName }),
  ]);
}

/** Lets somebody set a new password; good for an hour. */
export function recoveryMail(locale: Locale, config: MailConfig, { username, token }: WithToken): MailText {
  const t = accountMailsTexts(locale);
  return letter(locale, config, username, t.resetSubject, [
    t.reset,
    tokenLink(locale, config, '/passwordReset', token),
    t.passwordStays,
  ]);
}

/** Tells the owner that the password was changed. */
export function passwordChangedMail(
  locale: Locale,
  config: MailConfig,
  { username }: { username: string },
): MailText {
  const t = accountMailsTexts(locale);
  return letter(locale, config, username, t.passwordSubject, [
    t.passwordChanged,
    t.setAtOnce,
    linkIn(locale, config, '/passwordReset'),
  ]);
}

/** Lets the people of a charity set the first password of its account; good for a week. */
export function providerAccountMail(
  locale: Locale,
  config: MailConfig,
  { username, token }: WithToken,
): MailText {
  const t = accountMailsTexts(locale);
  const { siteName: site } = config;
  return letter(locale, config, username, t.charitySubject({ site }), [
    t.charityAccount({ site }),
    tokenLink(locale, config, '/passwordReset', token),
    leadingTo(locale, t.linkTooOld, linkIn(locale, config, '/passwordReset')),
  ]);
}

/** Tells the owner of an address that somebody, perhaps they themselves, has tried to make another account with it. */
export function addressInUseMail(
  locale: Locale,
  config: MailConfig,
  { username }: { username: string },
): MailText {
  const t = accountMailsTexts(locale);
  const { siteName: site } = config;
  return letter(locale, config, username, t.inUseSubject({ site }), [
    t.inUse({ site }),
    t.inUseByYou,
    linkIn(locale, config, '/login'),
    linkIn(locale, config, '/passwordReset'),
    t.ignore,
  ]);
}

/** Tells the owner that log-ins from new browsers are refused for a day. */
export function failedLogInsMail(
  locale: Locale,
  config: MailConfig,
  { username }: { username: string },
): MailText {
  const t = accountMailsTexts(locale);
  return letter(locale, config, username, t.failedSubject, [
    t.failed,
    t.failedBrowsers,
    linkIn(locale, config, '/passwordReset'),
    t.guessable,
  ]);
}

/** Asks the owner of a new address to put it in force; good for a day. */
export function emailChangeMail(
  locale: Locale,
  config: MailConfig,
  { username, token }: WithToken,
): MailText {
  const t = accountMailsTexts(locale);
  return letter(locale, config, username, t.changeSubject, [
    t.change,
    tokenLink(locale, config, '/verifyEmail', token),
    t.changeNotYet,
  ]);
}

/** The address of a page that a token opens, in the language of the mail. */
export function tokenLink(locale: Locale, config: MailConfig, path: string, token: string): string {
  return linkIn(locale, config, `${path}?token=${token}`);
}
