import DataLoader from 'dataloader';
import { eq } from 'drizzle-orm';
import { inOrderOf } from '#api/graphql/batches.ts';
import type { Context } from '#api/graphql/context.ts';
import { isInList } from '#db/in-list.ts';
import { account } from '#db/schema/account.ts';
import { guild } from '#db/schema/guild.ts';

export const GUILD_COLUMNS = {
  id: guild.id,
  name: guild.name,
  classification: guild.classification,
  description: guild.description,
  easyJoinCode: guild.easyJoinCode,
};

/** Guilds by id, and how to reach them: by e-mail and phone of who created them. */
export function createGuildLoaders({ store }: Context) {
  const { read } = store;
  return {
    byId: new DataLoader(async (ids: readonly string[]) => {
      const rows = await read.select(GUILD_COLUMNS).from(guild).where(isInList(guild.id, ids));
      return inOrderOf(ids, rows, (row) => row.id);
    }),
    contact: new DataLoader(async (ids: readonly string[]) => {
      const rows = await read
        .select({ guildId: guild.id, email: account.email, phone: account.phoneNumber })
        .from(guild)
        .innerJoin(account, eq(account.id, guild.creatorId))
        .where(isInList(guild.id, ids));
      return inOrderOf(ids, rows, (row) => row.guildId);
    }),
  };
}
