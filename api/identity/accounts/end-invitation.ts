import { and, eq, isNull } from 'drizzle-orm';
import { importedVolunteer } from '#db/schema/imported-volunteer.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import type { Db } from '#db/store.ts';

/** Notes the first login of someone who came along from another service; an invitation that waits is not sent. */
export async function endInvitation(tx: Db, now: number, accountId: string): Promise<void> {
  const came = await tx
    .update(importedVolunteer)
    .set({ cameAt: now })
    .where(and(eq(importedVolunteer.accountId, accountId), isNull(importedVolunteer.cameAt)))
    .returning({ id: importedVolunteer.accountId });
  if (came.length === 0) return;
  const isInvitation = and(eq(outboxMessage.ownerId, accountId), eq(outboxMessage.kind, 'brought-along'));
  await tx.delete(outboxMessage).where(and(isInvitation, eq(outboxMessage.status, 'waiting')));
}
