import type { Context } from '#api/graphql/context.ts';
import { createGuildLoaders } from '#api/guilds/guild-loaders.ts';
import { guildRow } from '#api/guilds/guild-queries.ts';
import type { GuildSummaryRow } from '#api/guilds/guild-row.ts';
import { guildIdsIn } from '#domain/quest-configuration-check.ts';
import { createProviderLoaders } from './provider-loaders.ts';

/** The guilds for which a provider's bundle book reserves quests; those that are gone are left out. */
export async function listReservingGuilds(context: Context, providerId: string): Promise<GuildSummaryRow[]> {
  const books = await context.loaders(createProviderLoaders).questConfiguration.load(providerId);
  const { byId } = context.loaders(createGuildLoaders);
  const found = await Promise.all(guildIdsIn(books ?? '').map((id) => byId.load(id)));
  return found.flatMap((guild) => (guild ? [guildRow(guild)] : []));
}
