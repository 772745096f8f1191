import type { Config } from '#api/process/config/config.ts';
import { QUIET_PEOPLE_A_DAY } from '#domain/audit/contact-reading.ts';
import { letter, type MailText } from '#domain/messages/letter.ts';
import { formatCount } from '#domain/text/format.ts';

type MailConfig = Pick<Config, 'siteName' | 'supportEmail'>;
type Told = { username: string; readerUsername: string; charityName: string | null };

/** Tells whoever answers for them that one account has read how to reach very many people today. */
export function manyContactsMail(
  config: MailConfig,
  { username, readerUsername, charityName }: Told,
): MailText {
  const many = `more than ${formatCount(QUIET_PEOPLE_A_DAY)} people`;
  const whose = charityName === null ? many : `${many} of ${charityName}`;
  return letter(config, username, `${readerUsername} has opened many contacts today`, [
    `The account ${readerUsername} has seen telephone numbers or email addresses of ${whose} since midnight in New York.`,
    'That may be all right: a list was checked, or a file was made. If you did not expect it, ask them. If it was not them, change the password of that account at once, and take its role away until you know more.',
    'You get this at most once a day for each account.',
  ]);
}
