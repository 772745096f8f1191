import { and, desc, gt, lte, or, sql } from 'drizzle-orm';
import { openContent } from '#api/access/outbox/seals/seal-mail.ts';
import type { DataKey } from '#api/process/config/data-key.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import type { Store } from '#db/store.ts';
import { uniqueKey } from '#domain/identity/registration.ts';
import { mailLabel } from '#domain/messages/mail-kind.ts';

/** A mail as it lies in the mailbox outside production. */
export type MailboxMail = {
  id: string;
  recipient: string;
  kind: string;
  status: string;
  /** Epoch ms. */
  createdAt: number;
  /** Null once the mail is sent or its time is over. */
  content: { subject: string; body: string } | null;
};

const MOST_MAILS = 50;

/** The newest mails that are not held back for an undo, all or those whose recipient has the part in the address. `now` in epoch ms. */
export async function readMailbox(
  store: Store,
  dataKey: DataKey,
  { part, now }: { part: string; now: number },
): Promise<MailboxMail[]> {
  const { id, recipient, recipientKey, kind, status, createdAt, contentUntil, sealed } = outboxMessage;
  const wanted = uniqueKey(part);
  const rows = await store.read
    .select({ id, recipient, kind, status, createdAt, contentUntil, sealed })
    .from(outboxMessage)
    .where(and(isOut(now), wanted === '' ? undefined : sql`instr(${recipientKey}, ${wanted}) > 0`))
    .orderBy(desc(createdAt), desc(id))
    .limit(MOST_MAILS);
  return rows.map(({ contentUntil: until, sealed: text, ...row }) => ({
    ...row,
    kind: mailLabel(row.kind),
    // What is over is not shown either until it is dropped.
    content: text === null || until <= now ? null : openContent(dataKey, text),
  }));
}

/** What was never tried and is not due yet waits until nobody can take back what it tells. */
function isOut(now: number) {
  const { nextAttemptAt, attempts, deferrals } = outboxMessage;
  return or(lte(nextAttemptAt, now), gt(attempts, 0), gt(deferrals, 0));
}
