import { link, type MailConfig } from '#api/access/outbox/account-mails.ts';
import { letter, type MailText } from '#domain/messages/letter.ts';

/** Lets a new member of the staff set the first password; good for an hour. */
export function staffAccountMail(
  config: MailConfig,
  { username, token }: { username: string; token: string },
): MailText {
  return letter(config, username, `Your staff account at ${config.siteName}`, [
    `You now belong to the staff of ${config.siteName}. Set the password of your account within 1 hour:`,
    link(config, '/passwordReset', token),
    `Is the link too old? Ask for another one at ${config.publicOrigin}/passwordReset`,
    `Afterwards you log in with this address at ${config.publicOrigin}/console/`,
  ]);
}

/** Tells somebody who has an account that it has the rights of staff now. */
export function staffAddedMail(config: MailConfig, { username }: { username: string }): MailText {
  return letter(config, username, `You now belong to the staff of ${config.siteName}`, [
    'Your account has the rights of our staff from now on. You were logged out everywhere; please log in again with the password you have:',
    `${config.publicOrigin}/console/`,
    'If you did not expect this, please ask the others of the staff at once.',
  ]);
}

/** Tells somebody that the account has the rights of staff no longer. */
export function staffRemovedMail(config: MailConfig, { username }: { username: string }): MailText {
  return letter(config, username, `You no longer belong to the staff of ${config.siteName}`, [
    'Your account no longer has the rights of our staff, and you were logged out everywhere. The account itself stays yours.',
    'If this surprises you, please ask the others of the staff.',
  ]);
}
