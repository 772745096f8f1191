import { letter, type MailText } from '#domain/messages/letter.ts';
import { joiningMailsTexts } from '#domain/texts/generated/joining-mails.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { type MailConfig, tokenStep } from './account-mails.ts';

/**
 * The code by which somebody goes on with an address, and a link that leads to the same; good for 10 minutes. Whoever
 * has the address reads the same, with an account or without, and nothing that anybody typed.
 */
export function joiningCodeMail(
  locale: Locale,
  config: MailConfig,
  { code, token }: { code: string; token: string },
): MailText {
  const t = joiningMailsTexts(locale);
  const { siteName: site } = config;
  return letter(locale, config, null, t.subject({ code, site }), [
    t.enter,
    code,
    t.orOpen,
    tokenStep(locale, config, '/join/link', token, 'goOn'),
    t.notYou({ site }),
  ]);
}
