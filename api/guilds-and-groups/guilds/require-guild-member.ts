import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { findGuildRow } from './guild-queries.ts';

/** The viewer, who belongs to the guild. Errors: NOT_LOGGED_IN, GUILD_NOT_FOUND, FORBIDDEN. */
export async function requireGuildMember(context: Context, guildId: string) {
  const viewer = requireLogin(context.viewer);
  await findGuildRow(context, guildId);
  if (!viewer.guildIds.includes(guildId)) throw new DomainError('FORBIDDEN');
  return viewer;
}
