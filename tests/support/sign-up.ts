import { eq } from 'drizzle-orm';
import { contract } from '#db/schema/contract.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import type { CastName } from './cast.ts';
import type { World } from './world.ts';

const SIGN_UP = `mutation SignUp($chariteerId: ID!, $questId: ID!, $guildId: ID, $expectedArrivalAt: DateTime,
  $expectedDepartureAt: DateTime, $formJSON: String, $others: [PartyHeadInput!]) {
  createContract(chariteerId: $chariteerId, questId: $questId, guildId: $guildId, formJSON: $formJSON, others: $others,
    expectedArrivalAt: $expectedArrivalAt, expectedDepartureAt: $expectedDepartureAt) {
    id chariteerId questId claimedAt abandonedAt abandonReason formJSON guildId expectedArrivalAt
    expectedDepartureAt quest { id takenCount isOver }
  }
}`;

/** A sign-up of the caller, or of the volunteer when no one is logged in. */
export const signUp = (
  world: World,
  as: CastName | null,
  questId: string,
  more: Record<string, unknown> = {},
) =>
  world.gql<{ createContract: Record<string, unknown> }>(
    SIGN_UP,
    { chariteerId: as ?? 'volunteer', questId, ...more },
    { as },
  );

/** What the quest's counter says. */
export async function takenCount(world: World, questId: string): Promise<number | undefined> {
  const [row] = await world.store.read.select().from(quest).where(eq(quest.id, questId));
  return row?.takenCount;
}

export const contractsOf = (world: World, questId: string) =>
  world.store.read.select().from(contract).where(eq(contract.questId, questId));

/** Gives charity 1 one age policy, at index 0. */
export async function setAgePolicy(
  tx: Db,
  limits: { supervisedAge: number; soloAge: number; maxAge: number },
): Promise<void> {
  const agePolicies = JSON.stringify([{ name: 'House rule', ...limits }]);
  await tx.update(provider).set({ agePolicies }).where(eq(provider.id, '1'));
}
