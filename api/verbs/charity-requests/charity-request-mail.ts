import type { Config } from '#api/process/config/config.ts';
import { letter, type MailText } from '#domain/messages/letter.ts';

type MailConfig = Pick<Config, 'siteName' | 'publicOrigin' | 'supportEmail'>;

/** Tells staff that a charity waits for them. What it wrote is read in the console alone. */
export function charityRequestMail(config: MailConfig, { username }: { username: string }): MailText {
  return letter(config, username, `A charity asks to join ${config.siteName}`, [
    'Somebody has filled in the form for charities. What they tell, and how to reach them, you read here:',
    `${config.publicOrigin}/console/charity-requests`,
  ]);
}
