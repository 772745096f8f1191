import { and, eq, gt, sql } from 'drizzle-orm';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { placeHold } from '#db/schema/place-hold.ts';
import type { Db } from '#db/store.ts';
import { giveBrowsersHoldBack, giveHoldsBack } from './give-holds-back.ts';

/**
 * Makes the hold of a browser that of a person, now that it is known who they are; then the gate lets them pass though
 * the quest looks full to others. What they hold since they joined in another browser ends; what waits for a guardian
 * stays, and is not held anew.
 */
export async function claimHold(
  tx: Db,
  context: MailContext,
  { browserHash, chariteerId }: { browserHash: string; chariteerId: string },
): Promise<void> {
  const isBrowsers = and(eq(placeHold.browserHash, browserHash), gt(placeHold.endsAt, context.now));
  const isPersons = eq(placeHold.chariteerId, chariteerId);
  const [found] = await tx.select({ questId: placeHold.questId }).from(placeHold).where(isBrowsers);
  if (!found) return;
  const isOther = sql`${placeHold.browserHash} <> ${browserHash}`;
  await giveHoldsBack(tx, context, and(isPersons, eq(placeHold.reason, 'joining'), isOther));
  const [waits] = await tx
    .select({ id: placeHold.id })
    .from(placeHold)
    .where(and(isPersons, eq(placeHold.questId, found.questId), eq(placeHold.reason, 'guardian')));
  if (waits) return giveBrowsersHoldBack(tx, context, browserHash);
  await tx.update(placeHold).set({ chariteerId }).where(isBrowsers);
}

/** Moves a hold to another browser in which the person continues by the emailed link. */
export async function moveHold(tx: Db, fromHash: string, browserHash: string): Promise<void> {
  await tx.update(placeHold).set({ browserHash }).where(eq(placeHold.browserHash, fromHash));
}
