import type { Config } from '#api/process/config/config.ts';
import { letter, linkIn, type MailAction, type MailText, step } from '#domain/messages/letter.ts';
import { accountMailsTexts } from '#domain/texts/generated/account-mails.ts';
import { type MailWordsTexts, mailWordsTexts } from '#domain/texts/generated/mail-words.ts';
import type { Locale } from '#domain/texts/locale.ts';

/*
 * The emails about accounts. Of what people typed only the username appears, letters and digits by its rule: whoever
 * enters a stranger's address cannot send words along.
 */

export type MailConfig = Pick<Config, 'siteName' | 'publicOrigin' | 'supportEmail'>;
type WithToken = { username: string; token: string };

/** Asks to confirm an address; good for 7 days. On the way to a quest it leads on to that. */
export function verificationMail(
  locale: Locale,
  config: MailConfig,
  { username, token, questId = null }: WithToken & { questId?: string | null },
): MailText {
  const t = accountMailsTexts(locale);
  const goesOn = questId === null ? '' : `&quest=${encodeURIComponent(questId)}`;
  return letter(locale, config, username, t.confirmSubject, [
    t.confirm,
    tokenStep(locale, config, '/verifyEmail', `${token}${goesOn}`, 'confirmAddress'),
    t.notCreated({ site: config.siteName }),
  ]);
}

/** Lets someone set a new password; good for an hour. */
export function recoveryMail(locale: Locale, config: MailConfig, { username, token }: WithToken): MailText {
  const t = accountMailsTexts(locale);
  return letter(locale, config, username, t.resetSubject, [
    t.reset,
    tokenStep(locale, config, '/passwordReset', token, 'setPassword'),
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
    pageStep(locale, config, '/passwordReset', 'setPassword'),
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
    tokenStep(locale, config, '/passwordReset', token, 'firstPassword'),
    pageStep(locale, config, '/passwordReset', 'otherLink', t.linkTooOld),
  ]);
}

/** Tells the owner of an address that someone, perhaps they themselves, has tried to make another account with it. */
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
    pageStep(locale, config, '/login', 'logIn'),
    pageStep(locale, config, '/passwordReset', 'setPassword'),
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
    pageStep(locale, config, '/passwordReset', 'setPassword'),
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
    tokenStep(locale, config, '/verifyEmail', token, 'confirmAddress'),
    t.changeNotYet,
  ]);
}

/** Invites someone whose account came along from another service to log in here. */
export function broughtAlongMail(
  locale: Locale,
  config: MailConfig,
  { username, isYoung }: { username: string; isYoung: boolean },
): MailText {
  const t = accountMailsTexts(locale);
  const { siteName: site } = config;
  return letter(locale, config, username, t.broughtSubject({ site }), [
    t.brought({ site }),
    pageStep(locale, config, '/join', 'logIn', `${t.broughtLogIn}\n`),
    ...(isYoung ? [t.broughtYoung] : []),
    t.broughtIgnore,
  ]);
}

/** What buttons of emails are called, in the catalogue. */
type StepName = {
  [Key in keyof MailWordsTexts]: MailWordsTexts[Key] extends string ? Key : never;
}[keyof MailWordsTexts];

/** A button to a page, in the language of the email; `said`: what plain text says before the address. */
export function pageStep(
  locale: Locale,
  config: Pick<MailConfig, 'publicOrigin'>,
  path: string,
  name: StepName,
  said = '',
): MailAction {
  return step(mailWordsTexts(locale)[name], linkIn(locale, config, path), said);
}

/** Action that opens a page with a token in its address. */
export function tokenStep(
  locale: Locale,
  config: MailConfig,
  path: string,
  token: string,
  name: StepName,
): MailAction {
  return pageStep(locale, config, `${path}?token=${token}`, name);
}
