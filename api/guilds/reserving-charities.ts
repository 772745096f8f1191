import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '#api/graphql/context.ts';
import { isInList } from '#db/in-list.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import { managedProviderIds } from '#domain/permissions.ts';

/**
 * For each guild that has reserved a quest of a charity which the viewer runs: that charity. Through it the viewer may
 * read the guild's code. Asks nothing for those who run none.
 */
export async function charitiesReservedAt(
  { viewer, store }: Context,
  guildIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const providerIds = managedProviderIds(viewer);
  if (providerIds.length === 0 || guildIds.length === 0) return new Map();
  const rows = await store.read
    .selectDistinct({ guildId: contract.guildId, providerId: quest.providerId })
    .from(contract)
    .innerJoin(quest, and(eq(quest.id, contract.questId), isInList(quest.providerId, providerIds)))
    .where(and(isInList(contract.guildId, guildIds), isNull(contract.abandonedAt)));
  return new Map(
    rows.flatMap(({ guildId, providerId }) => (guildId === null ? [] : [[guildId, providerId]])),
  );
}
