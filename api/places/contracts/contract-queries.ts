import { desc, eq } from 'drizzle-orm';
import type { Context } from '#api/access/request/context.ts';
import { MAX_PER_PAGE } from '#api/access/request/page.ts';
import { seesUsername } from '#api/charities/guarded-fields/access.ts';
import { createGuildLoaders } from '#api/guilds-and-groups/guilds/guild-loaders.ts';
import { guildRow } from '#api/guilds-and-groups/guilds/guild-queries.ts';
import type { GuildSummaryRow } from '#api/guilds-and-groups/guilds/guild-row.ts';
import { createVolunteerLoaders } from '#api/people/volunteers/volunteer-loaders.ts';
import { createQuestLoaders } from '#api/quests/quests/quest-loaders.ts';
import type { QuestRow } from '#api/quests/quests/quest-row.ts';
import { CONTRACT_COLUMNS } from '#api/rows/contract-columns.ts';
import type { ContractRow } from '#api/rows/contract-row.ts';
import type { ChariteerRow } from '#api/rows/volunteer-row.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';

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
export async function volunteerOf(context: Context, row: ContractRow): Promise<ChariteerRow | null> {
  const person = row.chariteer === undefined ? await loadVolunteerOf(context, row) : row.chariteer;
  return person && seesUsername(context, person) ? person : null;
}

async function loadVolunteerOf(context: Context, row: ContractRow): Promise<ChariteerRow | null> {
  const found = await context.loaders(createVolunteerLoaders).byId.load(row.chariteerId);
  const { providerId, visibility, id: contractId, abandonedAt } = row;
  return found && { ...found, ownerId: found.id, providerId, visibility, contractId, abandonedAt };
}

/** The guild of a reservation; its code is its admins' business. */
export async function guildOf(context: Context, row: ContractRow): Promise<GuildSummaryRow | null> {
  if (row.guildId === null) return null;
  const found = await context.loaders(createGuildLoaders).byId.load(row.guildId);
  return found && guildRow(found);
}
