import { eq, type SQL } from 'drizzle-orm';
import { report } from '#api/access/events/report.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { endHolds } from '#api/places/places/end-holds.ts';
import { placeHold } from '#db/schema/place-hold.ts';
import type { Db } from '#db/store.ts';

/** Ends all holds that fulfil a condition, before their time; their places go on at once. */
export async function giveHoldsBack(tx: Db, context: MailContext, where: SQL | undefined): Promise<void> {
  const held = await tx.selectDistinct({ questId: placeHold.questId }).from(placeHold).where(where);
  for (const { questId } of held) {
    const ended = await endHolds(tx, questId, where);
    await report(tx, context, 'SpotFreed', { questId, count: ended.length });
  }
}

/** Releases the holds of a person who is no longer on any quest, or whose guardian said no. */
export async function givePersonsHoldsBack(tx: Db, context: MailContext, chariteerId: string): Promise<void> {
  await giveHoldsBack(tx, context, eq(placeHold.chariteerId, chariteerId));
}

/** Releases the hold of a browser that continues without a quest or with another address. */
export async function giveBrowsersHoldBack(tx: Db, context: MailContext, browserHash: string): Promise<void> {
  await giveHoldsBack(tx, context, eq(placeHold.browserHash, browserHash));
}
