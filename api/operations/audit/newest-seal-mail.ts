import type { Config } from '#api/process/config/config.ts';
import { type KeptSeal, writtenSeal } from '#domain/audit/kept-seal.ts';
import { letter, type MailText } from '#domain/messages/letter.ts';
import { staffMailsTexts } from '#domain/texts/generated/staff-mails.ts';
import type { Locale } from '#domain/texts/locale.ts';

type MailConfig = Pick<Config, 'siteName' | 'publicOrigin' | 'supportEmail'>;

/** Tells staff the newest seal of the audit log, to keep. */
export function newestSealMail(
  locale: Locale,
  config: MailConfig,
  { username, seal }: { username: string; seal: KeptSeal },
): MailText {
  const t = staffMailsTexts(locale);
  return letter(locale, config, username, t.sealSubject({ site: config.siteName }), [
    t.seal,
    writtenSeal(seal),
    t.sealAdvice,
    `npm run doctor -- --seal=${writtenSeal(seal)}`,
  ]);
}
