import { and, desc, eq, gt, lte, or } from 'drizzle-orm';
import { type MailContent, openContent } from '#api/access/outbox/seals/seal-mail.ts';
import type { DataKey } from '#api/process/config/data-key.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import type { Store } from '#db/store.ts';
import { uniqueKey } from '#domain/identity/registration.ts';
import { mailLabel } from '#domain/messages/mail-label.ts';

/** An email as it lies in the mailbox outside production. */
export type MailboxMail = {
  id: string;
  recipient: string;
  kind: string;
  status: string;
  /** Epoch ms. */
  createdAt: number;
  /** Null once the email is sent or its time is over. */
  content: MailContent | null;
};

const MOST_MAILS = 50;
/** Number of newest rows searched for an address, since SQL can't look into sealed text. */
const MOST_SEARCHED = 2000;

/** The newest mails that are not held back for an undo, all or those whose recipient has the part in the address. `now` in epoch ms. */
export async function readMailbox(
  store: Store,
  dataKey: DataKey,
  { part, now }: { part: string; now: number },
): Promise<MailboxMail[]> {
  const { id, recipient, kind, status, createdAt, contentUntil, sealed } = outboxMessage;
  const wanted = uniqueKey(part);
  const rows = await store.read
    .select({ id, recipient, kind, status, createdAt, contentUntil, sealed })
    .from(outboxMessage)
    .where(isOut(now))
    .orderBy(desc(createdAt), desc(id))
    .limit(wanted === '' ? MOST_MAILS : MOST_SEARCHED);
  const { cells } = store.read;
  const addressed = rows.map((row) => ({
    ...row,
    recipient: cells.open('outbox_message.recipient', row.id, row.recipient) ?? '',
  }));
  const found = addressed.filter((row) => uniqueKey(row.recipient).includes(wanted)).slice(0, MOST_MAILS);
  return found.map(({ contentUntil: until, sealed: text, ...row }) => ({
    ...row,
    kind: mailLabel(row.kind),
    // What is over is not shown either until it is dropped.
    content: text === null || until <= now ? null : openContent(dataKey, text),
  }));
}

/** What one of them says; null once it is gone. `now` in epoch ms. */
export async function readMailboxMail(
  store: Store,
  dataKey: DataKey,
  { id, now }: { id: string; now: number },
): Promise<MailContent | null> {
  const { sealed, contentUntil } = outboxMessage;
  const [row] = await store.read
    .select({ sealed })
    .from(outboxMessage)
    .where(
      and(eq(outboxMessage.id, id), eq(outboxMessage.channel, 'email'), gt(contentUntil, now), isOut(now)),
    );
  return row?.sealed ? openContent(dataKey, row.sealed) : null;
}

/** What was never tried and is not due yet waits until no one can take back what it tells. */
function isOut(now: number) {
  const { nextAttemptAt, attempts, deferrals } = outboxMessage;
  return or(lte(nextAttemptAt, now), gt(attempts, 0), gt(deferrals, 0));
}
