import type { MailContent } from '#api/access/outbox/seals/seal-mail.ts';
import type { Config } from '#api/process/config/config.ts';
import type { Channel } from '#domain/messages/channel.ts';
import type { ShortMessage } from '#domain/messages/short-message.ts';
import { textMessage } from '#domain/messages/text-message.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { shortAddress } from './short-links.ts';

/** What a delivery by push or text carries, with the page that it leads to; null where there is nothing short to say. */
export function shortContent(
  channel: Exclude<Channel, 'email'>,
  locale: Locale,
  short: ShortMessage | undefined,
  config: Config,
): MailContent | null {
  if (!short) return null;
  const { from, title, words, link } = short;
  if (channel === 'push') return { locale, subject: title, body: words, link };
  const body = textMessage({ from, words, link: shortAddress(config, link) });
  return { locale, subject: '', body, link };
}
