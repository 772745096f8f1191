import { and, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { isActiveReservation, isActiveSignUp, spotsOf } from '#api/rows/contract-where.ts';
import { contract } from '#db/schema/contract.ts';
import { groupMember } from '#db/schema/member-group.ts';
import { placeHold } from '#db/schema/place-hold.ts';
import { quest } from '#db/schema/quest.ts';
import { placeOffer } from '#db/schema/waiting.ts';
import type { Db } from '#db/store.ts';
import { holdPlaces, releaseHeldPlaces } from './place-counter.ts';

const own = alias(contract, 'own');
const isMember = (person: SQL) => sql`EXISTS (SELECT 1 FROM ${groupMember}
  WHERE ${groupMember.groupId} = ${contract.guildId} AND ${groupMember.accountId} = ${person})`;

/** What members have taken or are offered since the guild holds spots. */
const USED = sql<number>`(SELECT coalesce(sum(${spotsOf(own)}), 0) FROM contract AS own WHERE own."questId" = ${contract.questId}
    AND own."claimedAt" >= ${contract.claimedAt} AND ${isActiveSignUp(own)} AND ${isMember(sql`own."chariteerId"`)})
  + (SELECT count(*) FROM ${placeHold} WHERE ${placeHold.questId} = ${contract.questId}
    AND ${placeHold.heldAt} >= ${contract.claimedAt} AND ${isMember(sql`${placeHold.chariteerId}`)})
  + (SELECT count(*) FROM ${placeOffer} WHERE ${placeOffer.questId} = ${contract.questId} AND ${placeOffer.state} = 'standing'
    AND ${placeOffer.offeredAt} >= ${contract.claimedAt} AND ${isMember(sql`${placeOffer.chariteerId}`)})`;
const MISSING = sql<number>`${contract.guildSpots} - ${contract.guildSpotsLeft} - (${USED})`;
const FREE = sql<number>`${quest.resourceMaxNumber} - ${quest.takenCount} - ${quest.heldCount}`;

/*
 * Spots that a guild holds: quest.heldCount counts the unused ones, contract.guildSpotsLeft says how many those are.
 */

/** Draws so many spots from what a guild holds of a quest, for whoever holds them next; false where there are fewer. */
export async function drawGuildSpots(tx: Db, questId: string, count: number): Promise<boolean> {
  const drawn = await tx
    .update(contract)
    .set({ guildSpotsLeft: sql`${contract.guildSpotsLeft} - ${count}` })
    .where(
      and(eq(contract.questId, questId), isActiveReservation(), sql`${contract.guildSpotsLeft} >= ${count}`),
    )
    .returning({ id: contract.id });
  return drawn.length === 1;
}

/** Takes so many of the spots that a guild holds; false, and none is taken, where there are fewer. */
export async function takeGuildSpots(tx: Db, questId: string, count: number): Promise<boolean> {
  if (!(await drawGuildSpots(tx, questId, count))) return false;
  await tx
    .update(quest)
    .set({
      takenCount: sql`${quest.takenCount} + ${count}`,
      heldCount: sql`${quest.heldCount} - ${count}`,
    })
    .where(eq(quest.id, questId));
  return true;
}

/** Lets go of what a reservation that has ended still holds. */
export async function endGuildSpots(tx: Db, { id, questId }: { id: string; questId: string }): Promise<void> {
  const [held] = await tx.select({ left: contract.guildSpotsLeft }).from(contract).where(eq(contract.id, id));
  if (!held?.left) return;
  await tx.update(contract).set({ guildSpotsLeft: 0 }).where(eq(contract.id, id));
  await releaseHeldPlaces(tx, questId, held.left);
}

/**
 * After spots came free: the guild gets back what its members have given up, as far as anything is free. What its members
 * have, or are offered, since it holds spots counts as theirs.
 */
export async function keepGuildSpots(tx: Db, questId: string): Promise<void> {
  const [held] = await tx
    .select({ id: contract.id, missing: MISSING, free: FREE })
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .where(
      and(eq(contract.questId, questId), isActiveReservation(), sql`${contract.guildSpots} IS NOT NULL`),
    );
  if (!held) return;
  const count = Math.min(held.missing, held.free);
  if (count <= 0 || !(await holdPlaces(tx, questId, count))) return;
  await tx
    .update(contract)
    .set({ guildSpotsLeft: sql`${contract.guildSpotsLeft} + ${count}` })
    .where(eq(contract.id, held.id));
}
