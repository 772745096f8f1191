import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationRevokeGuildInviteArgs } from '#api/graphql/generated/types.ts';
import { guildInvite } from '#db/schema/guild.ts';
import { requireGuildAdmin } from './require-guild-admin.ts';

/**
 * Ends a link of a guild at once; who has joined by it stays. False where it has ended already. For the guild's admins.
 * Errors: NOT_LOGGED_IN, GUILD_NOT_FOUND, FORBIDDEN.
 */
export async function revokeGuildInvite(
  { viewer, store, now }: Context,
  { guildId, inviteId }: MutationRevokeGuildInviteArgs,
): Promise<boolean> {
  return store.write(async (tx) => {
    const { accountId } = await requireGuildAdmin(tx, viewer, guildId);
    const isMeant = and(eq(guildInvite.id, inviteId), eq(guildInvite.guildId, guildId));
    const ended = await tx.delete(guildInvite).where(isMeant).returning({ id: guildInvite.id });
    if (ended.length === 0) return false;
    const about = { actorId: accountId, subjectId: guildId };
    await recordAudit(tx, now, { ...about, action: 'guild-invite-ended', detail: { invitation: inviteId } });
    return true;
  });
}
