import type { Config } from '#api/process/config/config.ts';
import { letter, linkIn, type MailText } from '#domain/messages/letter.ts';
import { staffMailsTexts } from '#domain/texts/generated/staff-mails.ts';
import type { Locale } from '#domain/texts/locale.ts';

type MailConfig = Pick<Config, 'siteName' | 'supportEmail' | 'publicOrigin'>;

/** Tells an admin that messages to their charity's webhook have stopped. */
export function webhookOffMail(
  locale: Locale,
  config: MailConfig,
  { username, charity }: { username: string; charity: string },
): MailText {
  const t = staffMailsTexts(locale);
  return letter(locale, config, username, t.webhookSubject({ charity }), [
    t.webhook,
    t.webhookAdvice,
    linkIn(locale, config, '/console/charity/programs'),
  ]);
}
