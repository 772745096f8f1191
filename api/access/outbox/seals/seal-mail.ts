import { desc, isNotNull } from 'drizzle-orm';
import type { DataKey } from '#api/process/config/data-key.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import type { Db } from '#db/store.ts';
import { type MailFrame, type MailPart, plainText } from '#domain/messages/letter.ts';
import { localeOf } from '#domain/messages/mail-language.ts';
import type { Locale } from '#domain/texts/locale.ts';

/** What a delivery carries until it is sent. */
export type MailContent = {
  locale: Locale;
  /** Subject of an email, or title of a push message. */
  subject: string;
  /** Plain text; of a text message all there is. */
  body: string;
  /** What an HTML body is made of; without it there is none. */
  parts?: readonly MailPart[];
  /** What stands round them. */
  frame?: MailFrame;
  /** Page that a push message opens. */
  link?: string;
  /** The link by which its reader ends messages of its class. */
  unsubscribe?: string;
  /** The emails about one quest are one thread. */
  threadId?: string;
  /** Address for replies; if omitted, no one reads them. */
  replyTo?: string;
  /** The quest as a calendar entry. */
  calendar?: CalendarPart;
  /** Calendar entries of further quests that it is about. */
  otherEntries?: readonly CalendarPart[];
};

export type CalendarPart = { method: 'REQUEST' | 'CANCEL'; content: string };

type Stored = Omit<MailContent, 'body'> & { body?: string };

/**
 * What a delivery carries as it lies in the outbox, with its language. Plain text that its parts say, too, is left out:
 * a quarter of it.
 */
export function sealContent(dataKey: DataKey, content: MailContent): string {
  const { body, ...rest } = content;
  const stored: Stored = rest.parts && rest.frame ? rest : content;
  return dataKey.seal('mail', JSON.stringify(stored));
}

/** Decrypts an email; null if it was sealed with another key. Emails from before there were languages are English. */
export function openContent(dataKey: DataKey, sealed: string): MailContent | null {
  const text = dataKey.open('mail', sealed);
  if (text === null) return null;
  const stored = JSON.parse(text) as Stored;
  const locale = localeOf(stored.locale);
  const { parts, frame, body = parts && frame ? plainText(locale, parts, frame) : '' } = stored;
  return { ...stored, body, locale };
}

/** The newest text that lies sealed in the outbox, or null. */
export async function findSealedMail(db: Db): Promise<string | null> {
  const [row] = await db
    .select({ sealed: outboxMessage.sealed })
    .from(outboxMessage)
    .where(isNotNull(outboxMessage.sealed))
    .orderBy(desc(outboxMessage.createdAt))
    .limit(1);
  return row?.sealed ?? null;
}
