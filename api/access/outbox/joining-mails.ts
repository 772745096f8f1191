import { letter, type MailText } from '#domain/messages/letter.ts';
import { type NamedQuest, quotedQuest } from '#domain/messages/named-quest.ts';
import { joiningMailsTexts } from '#domain/texts/generated/joining-mails.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { type MailConfig, pageStep } from './account-mails.ts';

/**
 * The code by which someone goes on with an address, and a link that leads to the same; good for 10 minutes. Whoever
 * has the address reads the same, with an account or without, and nothing that anybody typed. It names the quest: who
 * was mailed because of someone else has not chosen it.
 */
export function joiningCodeMail(
  locale: Locale,
  config: MailConfig,
  { code, token, quest }: { code: string; token: string; quest: (NamedQuest & { id: string }) | null },
): MailText {
  const t = joiningMailsTexts(locale);
  const { siteName: site } = config;
  return letter(locale, config, null, t.subject({ code, site }), [
    t.enter,
    code,
    t.orOpen,
    pageStep(
      locale,
      config,
      `/join/link?token=${token}${quest === null ? '' : `&quest=${quest.id}`}`,
      'goOn',
    ),
    ...(quest === null ? [] : [t.signsUp({ quest: quotedQuest(locale, quest) })]),
    t.notYou({ site }),
  ]);
}
