import DataLoader from 'dataloader';
import { countDistinct, desc, eq } from 'drizzle-orm';
import { inOrderOf, listsInOrderOf } from '#api/access/request/batches.ts';
import type { Context } from '#api/access/request/context.ts';
import { mayRead } from '#api/charities/guarded-fields/access.ts';
import { createQuestLoaders } from '#api/quests/quests/quest-loaders.ts';
import { CONTRACT_COLUMNS } from '#api/rows/contract-columns.ts';
import type { ContractRow } from '#api/rows/contract-row.ts';
import { isActive as isHeld } from '#api/rows/contract-where.ts';
import { isInList } from '#db/in-list.ts';
import { account } from '#db/schema/account.ts';
import { contract } from '#db/schema/contract.ts';
import { guild } from '#db/schema/guild.ts';
import { groupMember } from '#db/schema/member-group.ts';
import { quest } from '#db/schema/quest.ts';
import { toldMemberCount } from '#domain/guilds/guild-size.ts';
import { isGroupAdmin } from '#domain/permissions/permissions.ts';
import { isActive } from '#domain/sign-up/contract-standing.ts';
import { readLedGuildIds } from './led-guilds.ts';

export const GUILD_COLUMNS = {
  id: guild.id,
  name: guild.name,
  classification: guild.classification,
  description: guild.description,
  easyJoinCode: guild.easyJoinCode,
  question: guild.question,
  creatorId: guild.creatorId,
};

/** How many reservations of all guilds together one request reads. */
const MOST_CONTRACTS = 1000;
/** How many of one guild are shown. */
const MOST_OF_A_GUILD = 100;

/** Guilds by id, how many belong to them, how to reach them (by e-mail and phone of who created them), and what they have reserved. */
export function createGuildLoaders(context: Context) {
  const { read } = context.store;
  return {
    byId: new DataLoader(async (ids: readonly string[]) => {
      const rows = await read.select(GUILD_COLUMNS).from(guild).where(isInList(guild.id, ids));
      return inOrderOf(ids, rows, (row) => row.id);
    }),
    contact: new DataLoader(async (ids: readonly string[]) => {
      const rows = await read
        .select({ guildId: guild.id, id: account.id, email: account.email, sealed: account.phoneNumber })
        .from(guild)
        .innerJoin(account, eq(account.id, guild.creatorId))
        .where(isInList(guild.id, ids));
      const contacts = rows.map(({ guildId, id, email, sealed }) => {
        return { guildId, email, phone: read.cells.open('account.phoneNumber', id, sealed) };
      });
      return inOrderOf(ids, contacts, (row) => row.guildId);
    }),
    hasAdmin: new DataLoader(async (ids: readonly string[]) => {
      const led = await readLedGuildIds(read, context.now, ids);
      return ids.map((id) => led.has(id));
    }),
    /** Members of all ages; exactly where the viewer is an admin, and for staff. */
    memberCount: new DataLoader((ids: readonly string[]) => countMembers(context, ids)),
    /** The reservations, newest first, of quests that the viewer may see; released ones for who may read why. */
    contracts: new DataLoader(async (ids: readonly string[]) => {
      const rows = await read
        .select({ ...CONTRACT_COLUMNS, providerId: quest.providerId })
        .from(contract)
        .innerJoin(quest, eq(quest.id, contract.questId))
        .where(isInList(contract.guildId, ids))
        .orderBy(desc(isHeld()), desc(contract.claimedAt), desc(contract.id))
        .limit(MOST_CONTRACTS);
      const visible = await withVisibleQuest(
        context,
        rows.map((row) => ({ ...row, ownerId: row.chariteerId })).filter((row) => isShown(context, row)),
      );
      const lists = listsInOrderOf(ids, visible, (row) => row.guildId ?? '');
      return lists.map((list) => list.slice(0, MOST_OF_A_GUILD));
    }),
  };
}

async function countMembers({ viewer, store }: Context, ids: readonly string[]): Promise<(number | null)[]> {
  const rows = await store.read
    .select({ groupId: groupMember.groupId, total: countDistinct(groupMember.accountId) })
    .from(groupMember)
    .where(isInList(groupMember.groupId, ids))
    .groupBy(groupMember.groupId);
  const totals = inOrderOf(ids, rows, (row) => row.groupId).map((row) => row?.total ?? 0);
  return totals.map((total, index) => {
    const groupId = ids[index] ?? '';
    const isExact = viewer?.isStaff === true || isGroupAdmin(viewer, { groupId, providerId: null });
    return isExact ? total : toldMemberCount(total);
  });
}

/** Whether a reservation holds, or the viewer may read why it was released. */
function isShown(context: Context, row: ContractRow): boolean {
  return isActive(row) || mayRead('OWNER_MANAGER_OR_GUILD', context, row) === true;
}

async function withVisibleQuest(context: Context, rows: readonly ContractRow[]): Promise<ContractRow[]> {
  const { byId } = context.loaders(createQuestLoaders);
  const quests = await Promise.all(rows.map(({ questId }) => byId.load(questId)));
  return rows.filter((_, index) => quests[index] !== null);
}
