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

/** Why the text of a mail is not there. */
export function goneText(t: MailboxTexts, status: string): string {
  return status === 'sent' ? t.taken : t.over;
}
