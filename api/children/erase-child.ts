import { eq } from 'drizzle-orm';
import { noteRemoval } from '#api/accounts/sweep-removals.ts';
import { recordAudit } from '#api/audit/record-audit.ts';
import { requireLogin } from '#api/auth/authorize.ts';
import { eraseChariteer } from '#api/chariteers/erase-chariteer.ts';
import { eraseSignUpWords, givePlacesBack } from '#api/contracts/give-places-back.ts';
import type { Context } from '#api/graphql/context.ts';
import type { MailContext } from '#api/outbox/queue-mail.ts';
import { refreshRecap } from '#api/recaps/refresh-recap.ts';
import { forgetInYoungMessages } from '#api/young-messages/forget-in-young-messages.ts';
import { childRecord } from '#db/schema/child-record.ts';
import type { Db } from '#db/store.ts';
import { REMOVAL_REASON } from '#domain/account-removal.ts';
import { DomainError } from '#domain/errors.ts';
import { readChildren } from './child-queries.ts';
import type { ChildRow } from './child-row.ts';

/**
 * Deletes the record of an own child and everything personal in it; places of quests that have not begun go back.
 * Errors: NOT_LOGGED_IN, CHARITEER_NOT_FOUND for others' children.
 */
export async function eraseChild(context: Context, { id }: { id: string }): Promise<true> {
  const { viewer, store, now, log } = context;
  const { accountId } = requireLogin(viewer);
  await store.write(async (tx) => {
    const child = (await readChildren(tx, accountId)).find((one) => one.id === id);
    if (!child) throw new DomainError('CHARITEER_NOT_FOUND');
    await eraseOne(tx, context, child);
    const subject = { subjectType: 'chariteer', subjectId: id };
    await recordAudit(tx, now, { ...subject, action: 'child-removed', actorId: accountId });
    await noteRemoval(tx, now);
  });
  await store.scrub().catch((error: unknown) => log.error({ err: error }, 'scrub after a removal failed'));
  return true;
}

/** Deletes the records of all children under an account that goes. */
export async function eraseChildren(tx: Db, context: MailContext, guardianAccountId: string): Promise<void> {
  for (const child of await readChildren(tx, guardianAccountId)) await eraseOne(tx, context, child);
}

async function eraseOne(tx: Db, context: MailContext, { id, nameFirst, nameLast }: ChildRow): Promise<void> {
  await eraseSignUpWords(tx, id);
  await givePlacesBack(tx, context, id, REMOVAL_REASON);
  const names = [nameFirst, nameLast].filter((name) => name !== null);
  await forgetInYoungMessages(tx, id, names);
  await eraseChariteer(tx, context.now, id);
  await tx.delete(childRecord).where(eq(childRecord.chariteerId, id));
  await refreshRecap(tx, [id]);
}
