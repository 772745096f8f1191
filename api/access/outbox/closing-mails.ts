import { askSupportIn, letter, type MailText } from '#domain/messages/letter.ts';
import { formatsFor } from '#domain/texts/formats-for.ts';
import { accountMailsTexts } from '#domain/texts/generated/account-mails.ts';
import { closingMailsTexts } from '#domain/texts/generated/closing-mails.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { type MailConfig, pageStep, tokenStep } from './account-mails.ts';

/*
 * The emails about what cannot be done by a session alone, and about its way back. Of what people typed only the
 * username appears.
 */

type About = { username: string };
type WithToken = About & { token: string };

/** The code by which someone without a password shows who they are; good for 10 minutes. */
export function proofCodeMail(
  locale: Locale,
  config: MailConfig,
  { username, code }: About & { code: string },
): MailText {
  const t = closingMailsTexts(locale);
  const help = askSupportIn(locale, config);
  return letter(locale, config, username, t.codeSubject, [t.code, code, t.somebodyInside({ help })]);
}

/** Tells the former address that another one is in force, with the way back; good for 7 days. */
export function emailChangedMail(
  locale: Locale,
  config: MailConfig,
  { username, token }: WithToken,
): MailText {
  const t = closingMailsTexts(locale);
  return letter(locale, config, username, t.changedSubject, [
    t.changed,
    t.putBack,
    tokenStep(locale, config, '/undo-address', token, 'putBack'),
    t.logsOut,
  ]);
}

/** Tells the new address that it is in force. */
export function emailInForceMail(locale: Locale, config: MailConfig, { username }: About): MailText {
  const t = closingMailsTexts(locale);
  return letter(locale, config, username, t.inForceSubject, [
    t.inForce({ site: config.siteName }),
    t.toldFormer,
    t.noAccount({ help: askSupportIn(locale, config) }),
  ]);
}

/** Tells the address that was taken off again. */
export function emailRestoredMail(locale: Locale, config: MailConfig, { username }: About): MailText {
  const t = closingMailsTexts(locale);
  return letter(locale, config, username, t.restoredSubject, [
    t.restored,
    t.notYou({ help: askSupportIn(locale, config) }),
  ]);
}

/** Tells who closed an account that it is closed, with the way back; good for a day. */
export function accountClosedMail(
  locale: Locale,
  config: MailConfig,
  { username, token }: WithToken,
): MailText {
  const t = closingMailsTexts(locale);
  return letter(locale, config, username, t.closedSubject, [
    t.closed({ site: config.siteName }),
    t.haveBack,
    tokenStep(locale, config, '/take-back', token, 'takeBack'),
    t.thanks,
  ]);
}

/** Tells a guardian that the account of a young person is closed, with the way back; good for a day. */
export function closedByGuardianMail(
  locale: Locale,
  config: MailConfig,
  { username: name, token }: WithToken,
): MailText {
  const t = closingMailsTexts(locale);
  return letter(locale, config, null, t.closedOfSubject({ name }), [
    t.closedOf({ name, site: config.siteName }),
    t.haveBackOf,
    tokenStep(locale, config, '/take-back', token, 'takeBack'),
  ]);
}

/** Tells the owner that the file with all that is stored about them is there; `expiresAt` in epoch ms. */
export function dataCopyReadyMail(
  locale: Locale,
  config: MailConfig,
  { username, expiresAt }: About & { expiresAt: number },
): MailText {
  const t = closingMailsTexts(locale);
  const day = formatsFor(locale).longDay(expiresAt);
  return letter(locale, config, username, t.copySubject, [
    t.copyReady({ day }),
    pageStep(locale, config, '/settings/data', 'openMyData'),
    t.copyLogIn({ help: askSupportIn(locale, config) }),
  ]);
}

/** Tells the owner that the account is there again. */
export function accountTakenBackMail(locale: Locale, config: MailConfig, { username }: About): MailText {
  const t = closingMailsTexts(locale);
  return letter(locale, config, username, t.backSubject, [
    t.back({ site: config.siteName }),
    pageStep(locale, config, '/login', 'logIn'),
    accountMailsTexts(locale).setAtOnce,
    pageStep(locale, config, '/passwordReset', 'setPassword'),
  ]);
}
