import { pageStep } from '#api/access/outbox/account-mails.ts';
import type { Config } from '#api/process/config/config.ts';
import { letter, type MailText } from '#domain/messages/letter.ts';
import { staffMailsTexts } from '#domain/texts/generated/staff-mails.ts';
import type { Locale } from '#domain/texts/locale.ts';

type MailConfig = Pick<Config, 'siteName' | 'publicOrigin' | 'supportEmail'>;

/** Tells staff that a charity waits for them. What it wrote is read in the console alone. */
export function charityRequestMail(
  locale: Locale,
  config: MailConfig,
  { username }: { username: string },
): MailText {
  const t = staffMailsTexts(locale);
  return letter(locale, config, username, t.requestSubject({ site: config.siteName }), [
    t.request,
    pageStep(locale, config, '/console/charity-requests', 'readRequests'),
  ]);
}
