import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { hashToken } from '#api/access/auth/session.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { holdPlaces } from '#api/places/places/place-counter.ts';
import { limitedAddress } from '#api/process/client-address.ts';
import { newId } from '#db/new-id.ts';
import { placeHold } from '#db/schema/place-hold.ts';
import type { Db } from '#db/store.ts';
import { holdEndsAt, mayHold } from '#domain/holds/hold-terms.ts';
import { giveHoldsBack } from './give-holds-back.ts';
import { readHoldFacts } from './hold-facts.ts';
import { lapseHolds } from './lapse-holds.ts';

export type Holder = {
  questId: string;
  /** SHA-256 (hex) of the browser's cookie, and the keyed hash of the address, as in `joining`. */
  browserHash: string;
  addressKey: string;
  /** Network address of the browser. */
  networkAddress: string;
};

/**
 * Holds a place for a browser from the moment a code was sent to an address: one for a browser and an address, so that
 * a new one ends the old. Returns until when (epoch ms), or null where people go on without: no place is free, too many
 * are held already, or the quest is open to no one.
 */
export async function holdPlace(tx: Db, context: MailContext, holder: Holder): Promise<number | null> {
  const { now } = context;
  const { questId, browserHash, addressKey, networkAddress } = holder;
  await lapseHolds(tx, context, questId);
  await endOthers(tx, context, holder);
  const networkHash = hashToken(limitedAddress(networkAddress));
  const facts = await readHoldFacts(tx, now, { questId, networkHash });
  const endsAt = facts && holdEndsAt('joining', facts.startedAt, now);
  if (!endsAt) return null;
  const [own] = await tx
    .select({ id: placeHold.id, endsAt: placeHold.endsAt })
    .from(placeHold)
    .where(eq(placeHold.browserHash, browserHash));
  if (own) {
    // Where someone waits, a code that is sent again holds the place no longer.
    if (facts.waitingCount > 0) return own.endsAt;
    await tx.update(placeHold).set({ heldAt: now, endsAt, networkHash }).where(eq(placeHold.id, own.id));
    return endsAt;
  }
  if (!mayHold(facts) || !(await holdPlaces(tx, questId, 1))) return null;
  const row = { id: newId(now), questId, reason: 'joining' as const, heldAt: now, endsAt };
  await tx.insert(placeHold).values({ ...row, browserHash, addressKey, networkHash });
  return endsAt;
}

/**
 * Ends what this browser holds elsewhere or for another address, and what another browser holds for this address: unless
 * that one has entered its code, since anybody can type an address.
 */
async function endOthers(
  tx: Db,
  context: MailContext,
  { questId, browserHash, addressKey }: Holder,
): Promise<void> {
  const isElsewhere = or(ne(placeHold.questId, questId), sql`${placeHold.addressKey} IS NOT ${addressKey}`);
  await giveHoldsBack(tx, context, and(eq(placeHold.browserHash, browserHash), isElsewhere));
  const isOfOther = and(eq(placeHold.addressKey, addressKey), ne(placeHold.browserHash, browserHash));
  await giveHoldsBack(tx, context, and(isOfOther, isNull(placeHold.chariteerId)));
}
