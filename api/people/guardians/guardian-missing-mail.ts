import { pageStep } from '#api/access/outbox/account-mails.ts';
import type { Config } from '#api/process/config/config.ts';
import { letter, type MailText } from '#domain/messages/letter.ts';
import { staffMailsTexts } from '#domain/texts/generated/staff-mails.ts';
import type { Locale } from '#domain/texts/locale.ts';

type MailConfig = Pick<Config, 'siteName' | 'publicOrigin' | 'supportEmail'>;

/** Tells staff that a registered child has no guardian who can act. Says nothing of why. */
export function guardianMissingMail(
  locale: Locale,
  config: MailConfig,
  { username, childsUsername: name }: { username: string; childsUsername: string },
): MailText {
  const t = staffMailsTexts(locale);
  return letter(locale, config, username, t.guardianMissingSubject({ name }), [
    t.guardianMissing({ name }),
    pageStep(locale, config, '/console/doubles', 'readDuplicates', t.guardianMissingNext),
  ]);
}
