import { and, eq } from 'drizzle-orm';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { drawGuildSpots } from '#api/places/places/guild-spots.ts';
import { holdPlaces } from '#api/places/places/place-counter.ts';
import { loadGateRows } from '#api/quests/sign-up/gate-facts.ts';
import { newId } from '#db/new-id.ts';
import { placeHold } from '#db/schema/place-hold.ts';
import type { Db } from '#db/store.ts';
import { holdEndsAt, mayHold } from '#domain/holds/hold-terms.ts';
import type { SignUpAnswers } from '#domain/holds/sign-up-answers.ts';
import { giveHoldsBack } from './give-holds-back.ts';
import { sealAnswers } from './held-answers.ts';
import { readHoldFacts } from './hold-facts.ts';
import { lapseHolds } from './lapse-holds.ts';

type Young = {
  questId: string;
  chariteerId: string;
  /** To the quest's questions; none where it asks nothing. */
  answers?: SignUpAnswers | null;
};

/**
 * Keeps a place for someone young until the guardian has agreed: the one that is held since they joined, else a free
 * one, with what they answered to the quest's questions. Returns until when (epoch ms), or null where none is held: the
 * quest begins too soon, or too many are held.
 */
export async function holdForGuardian(tx: Db, context: MailContext, young: Young): Promise<number | null> {
  const { now } = context;
  const { questId, chariteerId, answers = null } = young;
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
  if (own?.reason === 'guardian') {
    if (answers) await keep(tx, own.id, { answers: sealAnswers(tx, own.id, answers) });
    return own.endsAt;
  }
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
    await keep(tx, own.id, { ...held, ...unknown, answers: sealAnswers(tx, own.id, answers) });
    return endsAt;
  }
  // A person holds no more at once than a network does.
  const isAllowed = mayHold({ ...facts, holdsOfNetwork: ofPerson.length });
  if (!isAllowed || !(await holdOne(tx, young))) return null;
  const id = newId(now);
  const made = { id, questId, chariteerId, answers: sealAnswers(tx, id, answers) };
  await tx.insert(placeHold).values({ ...made, ...held });
  return endsAt;
}

/** Holds one of the spots that their guild holds, else a free one; false where there is none. */
async function holdOne(tx: Db, { questId, chariteerId: viewerId }: Young): Promise<boolean> {
  const [row] = await loadGateRows(tx, { viewerId, questIds: [questId], isCountingAlways: false });
  const isOfGuild = row?.guildSpotsLeft != null && row.isMemberOfReservingGuild === 1;
  return isOfGuild ? drawGuildSpots(tx, questId, 1) : holdPlaces(tx, questId, 1);
}

async function keep(tx: Db, id: string, values: Partial<typeof placeHold.$inferInsert>): Promise<void> {
  await tx.update(placeHold).set(values).where(eq(placeHold.id, id));
}
