import { eq, sql } from 'drizzle-orm';
import { contract } from '../schema/contract.ts';
import { credit } from '../schema/credit.ts';
import { quest } from '../schema/quest.ts';
import type { Db } from '../store.ts';
import { insertVolunteerRow } from './insert-account.ts';
import { insertEntries } from './insert-entries.ts';
import { insertQuest } from './insert-quest.ts';
import { FACTORY_NOW, nextNumber, only } from './sequence.ts';

export type Contract = typeof contract.$inferSelect;
export type Credit = typeof credit.$inferSelect;

/** A sign-up, or a reservation when guildId is given. Keeps the quest's counts right. */
export async function insertContract(
  tx: Db,
  overrides: Partial<Omit<Contract, 'volunteerId'>> = {},
): Promise<Contract> {
  const row = {
    id: `contract-${nextNumber('contract')}`,
    claimedAt: FACTORY_NOW,
    ...overrides,
    questId: overrides.questId ?? (await insertQuest(tx)).id,
    chariteerId: overrides.chariteerId ?? (await insertVolunteerRow(tx)).id,
  };
  const inserted = only(await tx.insert(contract).values(row).returning());
  await insertEntries(tx, [inserted]);
  if (inserted.guildId === null && inserted.abandonedAt === null) {
    await tx
      .update(quest)
      .set({ takenCount: sql`${quest.takenCount} + ${1 + inserted.others}` })
      .where(eq(quest.id, inserted.questId));
  }
  if (inserted.guildSpotsLeft && inserted.abandonedAt === null) {
    await tx
      .update(quest)
      .set({ heldCount: sql`${quest.heldCount} + ${inserted.guildSpotsLeft}` })
      .where(eq(quest.id, inserted.questId));
  }
  return inserted;
}

/** Three hours of time credit; person and quest follow the contract. */
export async function insertCredit(tx: Db, overrides: Partial<Credit> = {}): Promise<Credit> {
  const [held] =
    overrides.contractId === undefined
      ? [await insertContract(tx)]
      : await tx.select().from(contract).where(eq(contract.id, overrides.contractId));
  if (held === undefined) throw new Error(`No contract ${overrides.contractId}`);
  const row = {
    id: `credit-${nextNumber('credit')}`,
    contractId: held.id,
    playerId: held.chariteerId,
    questId: held.questId,
    type: 'volunteerTime' as const,
    unit: overrides.type === 'reputation' ? ('reputationXP' as const) : ('minutes' as const),
    value: overrides.type === 'reputation' ? 10 : 180,
    creditor: 'attendance',
    createdAt: FACTORY_NOW,
    ...overrides,
  };
  return only(await tx.insert(credit).values(row).returning());
}
