import { desc, eq } from 'drizzle-orm';
import { createChariteerLoaders } from '#api/chariteers/chariteer-loaders.ts';
import type { ChariteerRow } from '#api/chariteers/chariteer-row.ts';
import { seesUsername } from '#api/graphql/access.ts';
import type { Context } from '#api/graphql/context.ts';
import { MAX_PER_PAGE } from '#api/graphql/page.ts';
import { createGuildLoaders } from '#api/guilds/guild-loaders.ts';
import { guildRow } from '#api/guilds/guild-queries.ts';
import type { GuildSummaryRow } from '#api/guilds/guild-row.ts';
import { createQuestLoaders } from '#api/quests/quest-loaders.ts';
import type { QuestRow } from '#api/quests/quest-row.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import { CONTRACT_COLUMNS } from './contract-columns.ts';
import type { ContractRow } from './contract-row.ts';

/** The newest hundred contracts of one account, ended ones included. */
export async function listContractsOf(context: Context, accountId: string): Promise<ContractRow[]> {
  const rows = await context.store.read
    .select({ ...CONTRACT_COLUMNS, providerId: quest.providerId })
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .where(eq(contract.chariteerId, accountId))
    .orderBy(desc(contract.claimedAt), desc(contract.id))
    .limit(MAX_PER_PAGE);
  return rows.map((row) => ({ ...row, ownerId: row.chariteerId }));
}

/** The quest of a contract with the contract's own values (ENT-22); null when the viewer may not see it. */
export async function questOf(context: Context, row: ContractRow): Promise<QuestRow | null> {
  const found = await context.loaders(createQuestLoaders).byId.load(row.questId);
  return found && { ...found, abandonedAt: row.abandonedAt, guildId: row.guildId, ownerId: row.ownerId };
}

/** The volunteer of a contract, seen through its quest's provider; null to who may not see the user name. */
export async function chariteerOf(context: Context, row: ContractRow): Promise<ChariteerRow | null> {
  const person = row.chariteer === undefined ? await loadChariteerOf(context, row) : row.chariteer;
  return person && seesUsername(context, person) ? person : null;
}

async function loadChariteerOf(context: Context, row: ContractRow): Promise<ChariteerRow | null> {
  const found = await context.loaders(createChariteerLoaders).byId.load(row.chariteerId);
  const { providerId, sight, id: contractId, abandonedAt } = row;
  return found && { ...found, ownerId: found.id, providerId, sight, contractId, abandonedAt };
}

/** The guild of a reservation; its code is its admins' business. */
export async function guildOf(context: Context, row: ContractRow): Promise<GuildSummaryRow | null> {
  if (row.guildId === null) return null;
  const found = await context.loaders(createGuildLoaders).byId.load(row.guildId);
  return found && guildRow(found);
}
