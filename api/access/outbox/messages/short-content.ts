import type { MailContent } from '#api/access/outbox/seals/seal-mail.ts';
import type { ShortMessage } from '#domain/messages/letter.ts';
import type { Channel } from '#domain/messages/message-choice.ts';
import { textMessage } from '#domain/messages/text-message.ts';
import type { Locale } from '#domain/texts/locale.ts';
import type { Shorten } from './short-links.ts';

/** What a delivery by push or text carries, with the page that it leads to. */
export function shortContent(
  channel: Exclude<Channel, 'email'>,
  locale: Locale,
  { from, title, words, link }: ShortMessage,
  shorten: Shorten,
): MailContent {
  if (channel === 'push') return { locale, subject: title, body: words, link };
  const body = textMessage({ from, words, link: shorten(link) });
  return { locale, subject: '', body, link };
}
