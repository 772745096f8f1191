import type { DataKey } from '#api/process/config/data-key.ts';
import { localeOf } from '#domain/messages/mail-language.ts';
import type { Locale } from '#domain/texts/locale.ts';

export type MailContent = { locale: Locale; subject: string; body: string };

/** Subject and text of a mail as they lie in the outbox, with their language. */
export function sealContent(dataKey: DataKey, { locale, subject, body }: MailContent): string {
  return dataKey.seal('mail', JSON.stringify({ locale, subject, body }));
}

/** The same, open; null when it was sealed with another key. What was sealed before languages is in the first one. */
export function openContent(dataKey: DataKey, sealed: string): MailContent | null {
  const text = dataKey.open('mail', sealed);
  if (text === null) return null;
  const content = JSON.parse(text) as MailContent;
  return { ...content, locale: localeOf(content.locale) };
}
