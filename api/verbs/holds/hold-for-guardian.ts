import { and, eq } from 'drizzle-orm';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { readHoldFacts } from '#api/reads/holds/hold-facts.ts';
import { holdPlaces } from '#api/verbs/places/place-counter.ts';
import { newId } from '#db/new-id.ts';
import { placeHold } from '#db/schema/place-hold.ts';
import type { Db } from '#db/store.ts';
import { holdEndsAt, mayHold } from '#domain/holds/hold-terms.ts';
import { giveHoldsBack } from './give-holds-back.ts';
import { lapseHolds } from './lapse-holds.ts';

type Young = { questId: string; chariteerId: string };

/**
 * Keeps a place for somebody young until the guardian has agreed: the one that is held since they joined, else a free
 * one. Returns until when (epoch ms), or null where none is held: the quest begins too soon, or too many are held.
 */
export async function holdForGuardian(tx: Db, context: MailContext, young: Young): Promise<number | null> {
  const { now } = context;
  const { questId, chariteerId } = young;
  await lapseHolds(tx, context, questId);
  const ofPerson = await tx
    .select({
      id: placeHold.id,
      questId: placeHold.questId,
      reason: placeHold.reason,
      endsAt: placeHold.endsAt,
    })
    .from(placeHold)
    .where(eq(placeHold.chariteerId, chariteerId));
  const own = ofPerson.find((hold) => hold.questId === questId);
  if (own?.reason === 'guardian') return own.endsAt;
  const facts = await readHoldFacts(tx, now, { questId, networkHash: null });
  const endsAt = facts && holdEndsAt('guardian', facts.startedAt, now);
  if (!endsAt) {
    await giveHoldsBack(
      tx,
      context,
      and(eq(placeHold.questId, questId), eq(placeHold.chariteerId, chariteerId)),
    );
    return null;
  }
  const held = { reason: 'guardian' as const, heldAt: now, endsAt };
  if (own) {
    const unknown = { browserHash: null, addressKey: null, networkHash: null };
    await tx
      .update(placeHold)
      .set({ ...held, ...unknown })
      .where(eq(placeHold.id, own.id));
    return endsAt;
  }
  // A person holds no more at once than a network does.
  const isAllowed = mayHold({ ...facts, holdsOfNetwork: ofPerson.length });
  if (!isAllowed || !(await holdPlaces(tx, questId, 1))) return null;
  await tx.insert(placeHold).values({ id: newId(now), questId, chariteerId, ...held });
  return endsAt;
}
