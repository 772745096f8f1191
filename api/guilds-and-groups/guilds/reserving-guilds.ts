import type { Context } from '#api/access/request/context.ts';
import { createProviderLoaders } from '#api/charities/providers/provider-loaders.ts';
import { guildIdsIn } from '#domain/books/quest-configuration-check.ts';
import { createGuildLoaders } from './guild-loaders.ts';
import { guildRow } from './guild-queries.ts';
import type { GuildSummaryRow } from './guild-row.ts';

/** The guilds for which a provider's bundle book reserves quests; those that are gone are left out. */
export async function listReservingGuilds(context: Context, providerId: string): Promise<GuildSummaryRow[]> {
  const books = await context.loaders(createProviderLoaders).questConfiguration.load(providerId);
  const { byId } = context.loaders(createGuildLoaders);
  const found = await Promise.all(guildIdsIn(books ?? '').map((id) => byId.load(id)));
  return found.flatMap((guild) => (guild ? [guildRow(guild)] : []));
}
