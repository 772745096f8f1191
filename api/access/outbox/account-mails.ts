import type { Config } from '#api/process/config/config.ts';
import { letter, type MailText } from '#domain/messages/letter.ts';

/*
 * The mails about accounts. Of what people typed only the username appears, letters and digits by its rule: whoever
 * enters a stranger's address cannot send words along.
 */

export type MailConfig = Pick<Config, 'siteName' | 'publicOrigin' | 'supportEmail'>;
type WithToken = { username: string; token: string };

/** Asks to confirm an address; good for 7 days. */
export function verificationMail(config: MailConfig, { username, token }: WithToken): MailText {
  return letter(config, username, 'Please confirm your email address', [
    'Please confirm that this is your email address. The link is good for 7 days and for one use:',
    link(config, '/verifyEmail', token),
    `If you did not create an account at ${config.siteName}, you can ignore this mail.`,
  ]);
}

/** Lets somebody set a new password; good for an hour. */
export function recoveryMail(config: MailConfig, { username, token }: WithToken): MailText {
  return letter(config, username, 'Set a new password', [
    'Somebody asked to set a new password for your account. The link is good for 1 hour and for one use:',
    link(config, '/passwordReset', token),
    'If that was not you, you can ignore this mail. Your password stays as it is.',
  ]);
}

/** Tells the owner that the password was changed. */
export function passwordChangedMail(config: MailConfig, { username }: { username: string }): MailText {
  return letter(config, username, 'Your password was changed', [
    'The password of your account was changed. Every device was logged out, and a private calendar address you may have had has ended.',
    'If that was not you, set a new password at once:',
    `${config.publicOrigin}/passwordReset`,
  ]);
}

/** Lets the people of a charity set the first password of its account; good for a week. */
export function providerAccountMail(config: MailConfig, { username, token }: WithToken): MailText {
  return letter(config, username, `Your charity's account at ${config.siteName}`, [
    `An account for your charity was created at ${config.siteName}. Set its password within 7 days:`,
    link(config, '/passwordReset', token),
    `Is the link too old? Ask for another one at ${config.publicOrigin}/passwordReset`,
  ]);
}

/** Tells the owner of an address that somebody, perhaps they themselves, has tried to make another account with it. */
export function addressInUseMail(config: MailConfig, { username }: { username: string }): MailText {
  return letter(config, username, `You already have an account at ${config.siteName}`, [
    `Somebody has just used this email address at ${config.siteName}, where you have an account already. Nothing was changed, and no other account was made.`,
    'If that was you, log in, or set a new password if you have forgotten yours:',
    `${config.publicOrigin}/login`,
    `${config.publicOrigin}/passwordReset`,
    'If that was not you, you can ignore this mail.',
  ]);
}

/** Tells the owner that log-ins from new browsers are refused for a day. */
export function failedLogInsMail(config: MailConfig, { username }: { username: string }): MailText {
  return letter(config, username, 'Somebody is trying to get into your account', [
    'In the last day more than 100 log-ins to your account have failed. Nobody got in by them.',
    'Browsers in which you have logged in before go on working. From any other browser your account can be opened only by a link sent to this address, for one day:',
    `${config.publicOrigin}/passwordReset`,
    'If your password is used anywhere else or is easy to guess, now is the time for a new one.',
  ]);
}

/** Asks the owner of a new address to put it in force; good for a day. */
export function emailChangeMail(config: MailConfig, { username, token }: WithToken): MailText {
  return letter(config, username, 'Please confirm your new email address', [
    'This is going to be the email address of your account: you log in with it, and our mails go there. The link is good for 1 day and for one use:',
    link(config, '/verifyEmail', token),
    'Until then everything stays as it was. If you did not ask for this, you can ignore this mail.',
  ]);
}

/** From the configured origin, never from a request: a forged Host header must not get into a mail. */
export function link({ publicOrigin }: MailConfig, path: string, token: string): string {
  return `${publicOrigin}${path}?token=${token}`;
}
