import { asc, sql } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { holdsFolded } from '#db/folding/holds-folded.ts';
import { guild } from '#db/schema/guild.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { mayAnywhere } from '#domain/permissions/permissions.ts';
import { foldedText } from '#domain/text/folded-text.ts';
import { GUILD_COLUMNS } from './guild-loaders.ts';
import { guildRow } from './guild-queries.ts';
import type { GuildSummaryRow } from './guild-row.ts';

/** What the selector of a reservation shows at most. */
const MOST_MATCHES = 5;

/**
 * The guilds whose name holds the text, those that begin with it first; none for an empty text. For those who may
 * reserve quests somewhere. Errors: NOT_LOGGED_IN, FORBIDDEN.
 */
export async function searchGuilds({ viewer, store }: Context, text: string): Promise<GuildSummaryRow[]> {
  if (!mayAnywhere(requireLogin(viewer), 'reserveQuests')) throw new DomainError('FORBIDDEN');
  const wanted = foldedText(text);
  if (wanted === '') return [];
  const rows = await store.read
    .select(GUILD_COLUMNS)
    .from(guild)
    .where(holdsFolded(guild.searchKey, text))
    .orderBy(sql`instr(${guild.searchKey}, ${wanted}) <> 1`, asc(guild.searchKey))
    .limit(MOST_MATCHES);
  return rows.map(guildRow);
}
