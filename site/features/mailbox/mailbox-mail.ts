import type { MailboxTexts } from '#domain/texts/generated/mailbox.ts';
import type { Locale } from '#domain/texts/locale.ts';

/** An email of this installation, outside production. */
export type MailboxMail = {
  id: string;
  recipient: string;
  /** What it is, in words. */
  kind: string;
  status: string;
  /** Epoch ms. */
  createdAt: number;
  /** Null once the email is sent or its time is over. */
  content: { locale: Locale; subject: string; body: string } | null;
};

/** Why the text of an email is not there. */
export function goneText(t: MailboxTexts, status: string): string {
  return status === 'sent' ? t.taken : t.over;
}
