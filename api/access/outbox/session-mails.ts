import type { UsedBy } from '#api/access/auth/session-use.ts';
import { letter, type MailText } from '#domain/messages/letter.ts';
import { prefixShown } from '#domain/sessions/address-prefix.ts';
import { formatsFor } from '#domain/texts/formats-for.ts';
import { sessionMailsTexts } from '#domain/texts/generated/session-mails.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { browserWords } from '#domain/wording/browser-words.ts';
import { type MailConfig, pageStep, tokenStep } from './account-mails.ts';

type NewBrowser = {
  username: string;
  /** Ends the session; good as long as it is open. */
  token: string;
  usedBy: UsedBy;
  /** Epoch ms. */
  at: number;
};

/** Tells the owner that somebody has logged in from a browser that was not seen before. Nothing in it was typed but the username. */
export function newBrowserMail(
  locale: Locale,
  config: MailConfig,
  { username, token, usedBy, at }: NewBrowser,
): MailText {
  const t = sessionMailsTexts(locale);
  const formats = formatsFor(locale);
  const { addressPrefix } = usedBy;
  const facts = [
    t.browser({ browser: browserWords(locale, usedBy) }),
    ...(addressPrefix === null ? [] : [t.network({ prefix: prefixShown(addressPrefix) })]),
    t.when({ day: formats.longDay(at), time: formats.time(at) }),
  ];
  return letter(locale, config, username, t.subject, [
    t.loggedIn({ site: config.siteName }),
    facts.join('\n'),
    t.wasYou,
    t.wasNotYou,
    tokenStep(locale, config, '/end-session', token, 'endSession'),
    t.thenPassword,
    pageStep(locale, config, '/passwordReset', 'setPassword'),
  ]);
}
