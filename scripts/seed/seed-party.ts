import { and, asc, eq, gte, sql } from 'drizzle-orm';
import { isActiveSignUp } from '#api/rows/contract-where.ts';
import { startsAfter } from '#api/rows/quest-where.ts';
import { newId } from '#db/new-id.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { type PartyHead, partyJson, spotsOf } from '#domain/sign-up/party.ts';
import type { SeededPerson } from './seed-people.ts';

const HOUR_MS = 3_600_000;

/** Four friends of a volunteer: with them a party of five. */
const FRIENDS: readonly PartyHead[] = [
  { band: 'ADULT', firstName: 'Rosa' },
  { band: 'ADULT', firstName: 'Ben' },
  { band: 'AGES_14_TO_17', firstName: 'Maya' },
  { band: 'AGES_10_TO_13', firstName: null },
];

/** A party of five is on the first quest ahead that allows as many and has the spots. */
export async function seedParty(tx: Db, volunteers: readonly SeededPerson[], now: number): Promise<void> {
  const spots = spotsOf({ others: FRIENDS.length });
  const roomy = and(
    eq(quest.publishingStatus, 'Published'),
    gte(quest.othersMax, FRIENDS.length),
    startsAfter(now),
    sql`${quest.takenCount} + ${quest.heldCount} + ${spots} <= ${quest.resourceMaxNumber}`,
  );
  const first = await tx
    .select({ id: quest.id })
    .from(quest)
    .where(roomy)
    .orderBy(asc(quest.startedAt), asc(quest.id))
    .get();
  if (!first) return;
  const on = await tx
    .select({ id: contract.chariteerId })
    .from(contract)
    .where(and(eq(contract.questId, first.id), isActiveSignUp()));
  const free = volunteers.find((one) => !on.some(({ id }) => id === one.id));
  if (!free) return;
  const claimedAt = now - 20 * HOUR_MS;
  const coming = { others: FRIENDS.length, party: partyJson(FRIENDS) };
  const signUp = { id: newId(claimedAt), questId: first.id, chariteerId: free.id, claimedAt };
  await tx.insert(contract).values({ ...signUp, ...coming });
  const takenCount = sql`${quest.takenCount} + ${spots}`;
  await tx.update(quest).set({ takenCount }).where(eq(quest.id, first.id));
}
