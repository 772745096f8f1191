import { and, eq, isNull } from 'drizzle-orm';
import { readMailServer } from '#api/access/outbox/delivery/mail-server-state.ts';
import { deleteUnsent, readUnsentLinks } from '#api/access/outbox/delivery/unsent-links.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { mergeRequest } from '#db/schema/record-merge.ts';
import type { Db, Store } from '#db/store.ts';
import { mailboxKey } from '#domain/identity/mailbox-key.ts';
import { MERGE_LINK_MS } from '#domain/merging/merge-agreement.ts';
import { readGuardianToAsk } from './merge-guardians.ts';
import { askAgainForMerge, ownerOfQuestion } from './merge-request.ts';

/**
 * Asks guardians again, once the mail server is back, about merges whose email ran out before it could be sent: staff
 * wait for an answer to a question that no one has read. Returns how many.
 */
export async function renewMergeQuestions(store: Store, context: MailContext): Promise<number> {
  const { trouble } = await readMailServer(store.read);
  if (trouble !== null) return 0;
  const unsent = await readUnsentLinks(store.read, ['merge-asked'], context.now - MERGE_LINK_MS);
  let renewed = 0;
  for (const mail of unsent) if (await store.write((tx) => renewOne(tx, context, mail))) renewed += 1;
  return renewed;
}

type Unsent = Awaited<ReturnType<typeof readUnsentLinks>>[number];

async function renewOne(tx: Db, context: MailContext, mail: Unsent): Promise<boolean> {
  if (!(await deleteUnsent(tx, mail.id))) return false;
  const recipient = mailboxKey(tx.cells.open('outbox_message.recipient', mail.id, mail.recipient) ?? '');
  // One that was asked again since expires at another time.
  const isOfMail = eq(mergeRequest.expiresAt, mail.createdAt + MERGE_LINK_MS);
  const requests = await tx
    .select()
    .from(mergeRequest)
    .where(and(isOfMail, isNull(mergeRequest.answeredAt)));
  for (const request of requests) {
    const guardian = await readGuardianToAsk(tx, context.now, request);
    const isAsked = guardian?.mailbox === recipient && ownerOfQuestion(guardian) === mail.ownerId;
    if (!guardian || !isAsked) continue;
    await askAgainForMerge(tx, context, request, guardian);
    return true;
  }
  return false;
}
