import type { MailboxTexts } from '#domain/texts/generated/mailbox.ts';
import type { Locale } from '#domain/texts/locale.ts';

/** A mail of this installation, outside production. */
export type MailboxMail = {
  id: string;
  recipient: string;
  /** What it is, in words. */
  kind: string;
  status: string;
  /** Epoch ms. */
  createdAt: number;
  /** Null once the mail is sent or its time is over. */
  content: { locale: Locale; subject: string; body: string } | null;
};

/** A piece of a text; with `href` a link. */
export type TextPart = { text: string; href?: string };

/** Marks of direction beside an address are none of its letters. */
const ADDRESS =
  /https?:\/\/[^\s<>"«»\u200e\u200f\u2066-\u2069]*[^\s<>"«».,;:!?)\]\u200e\u200f\u2066-\u2069]/g;

/** A plain text with its web addresses found. */
export function linkedParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: href, index } of text.matchAll(ADDRESS)) {
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: href, href });
    end = index + href.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** Why the text of a mail is not there. */
export function goneText(t: MailboxTexts, status: string): string {
  return status === 'sent' ? t.taken : t.over;
}
