import { askSupport } from '#domain/installation/support-words.ts';
import { letter, type MailText } from '#domain/messages/letter.ts';
import { link, type MailConfig } from './account-mails.ts';

/*
 * The mails about what cannot be done by a session alone, and about its way back. Of what people typed only the
 * username appears.
 */

type About = { username: string };

/** The code by which somebody without a password shows who they are; good for 10 minutes. */
export function proofCodeMail(config: MailConfig, { username, code }: About & { code: string }): MailText {
  return letter(config, username, 'Your code', [
    'Enter this code on the page that asked for it. It is good for 10 minutes and for one use:',
    code,
    `If you did not ask for it, somebody is in your account: ${askSupport(config.supportEmail)}. Give the code to nobody.`,
  ]);
}

/** Tells the former address that another one is in force, with the way back; good for 7 days. */
export function emailChangedMail(
  config: MailConfig,
  { username, token }: About & { token: string },
): MailText {
  return letter(config, username, 'Your email address was changed', [
    'Your account has another email address now. You log in with the new one, and our mails go there.',
    'If that was not you, put this address back. For 7 days this link leads to a page where you can:',
    link(config, '/undo-address', token),
    'It logs everybody out, and you set a new password by a link that we send to this address.',
  ]);
}

/** Tells the new address that it is in force. */
export function emailInForceMail(config: MailConfig, { username }: About): MailText {
  return letter(config, username, 'This is your email address now', [
    `From now on you log in at ${config.siteName} with this address, and our mails come here.`,
    'We told your former address. For 7 days it can be put back from there.',
    `If you have no account with us, ${askSupport(config.supportEmail)}.`,
  ]);
}

/** Tells the address that was taken off again. */
export function emailRestoredMail(config: MailConfig, { username }: About): MailText {
  return letter(config, username, 'Your former email address is back', [
    'Somebody who reads mail at the former address of this account has put that address back. Everybody was logged out, and the password has ended.',
    `If that was not you, ${askSupport(config.supportEmail)}.`,
  ]);
}

/** Tells who closed an account that it is closed, with the way back; good for a day. */
export function accountClosedMail(
  config: MailConfig,
  { username, token }: About & { token: string },
): MailText {
  return letter(config, username, 'Your account is closed', [
    `Your account at ${config.siteName} is closed, and nobody sees you there any more. In 24 hours everything personal in it is erased for good.`,
    'Until then you can have it back. Your places on Quests do not come back with it:',
    link(config, '/take-back', token),
    'If you meant to go, there is nothing more to do. Thank you for your time with us.',
  ]);
}

/** Tells a guardian that the account of a young person is closed, with the way back; good for a day. */
export function closedByGuardianMail(
  config: MailConfig,
  { username, token }: About & { token: string },
): MailText {
  return letter(config, null, `The account of ${username} is closed`, [
    `You had the account of ${username} at ${config.siteName} deleted. It is closed now, and in 24 hours everything personal in it is erased for good.`,
    'Until then you, and nobody else, can have it back. Places on Quests do not come back with it:',
    link(config, '/take-back', token),
  ]);
}

/** Tells the owner that the account is there again. */
export function accountTakenBackMail(config: MailConfig, { username }: About): MailText {
  return letter(config, username, 'Your account is back', [
    `Your account at ${config.siteName} is open again. Log in as before; your places on Quests were given to others.`,
    `${config.publicOrigin}/login`,
    'If that was not you, set a new password at once:',
    `${config.publicOrigin}/passwordReset`,
  ]);
}
