import { randomBytes } from 'node:crypto';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { hashToken } from '#api/access/auth/session.ts';
import type { Context } from '#api/access/request/context.ts';
import { newId } from '#db/new-id.ts';
import { guildInvite } from '#db/schema/guild.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { GUILD_INVITE_LIFETIME_MS, refusalOfNewInvite } from '#domain/groups/guild-invite.ts';
import { countOpenInvites } from './guild-invites.ts';
import type { NewGuildInviteRow } from './guild-row.ts';
import { requireGuildAdmin } from './require-guild-admin.ts';

/**
 * Makes a link by which people join a guild for 14 days. Its address is answered this once: the database keeps the hash
 * alone. For the guild's admins. Errors: NOT_LOGGED_IN, GUILD_NOT_FOUND, FORBIDDEN, TOO_MANY_INVITATIONS.
 */
export async function createGuildInvite(
  { viewer, store, now, config }: Context,
  guildId: string,
): Promise<NewGuildInviteRow> {
  const token = randomBytes(24).toString('base64url');
  const expiresAt = now + GUILD_INVITE_LIFETIME_MS;
  await store.write(async (tx) => {
    const { accountId } = await requireGuildAdmin(tx, viewer, guildId);
    const refusal = refusalOfNewInvite(await countOpenInvites(tx, guildId, now));
    if (refusal) throw new DomainError(refusal);
    const made = { id: newId(now), guildId, tokenHash: hashToken(token), madeById: accountId };
    await tx.insert(guildInvite).values({ ...made, createdAt: now, expiresAt });
    const about = { actorId: accountId, subjectId: guildId };
    await recordAudit(tx, now, { ...about, action: 'guild-invite-made', detail: { invitation: made.id } });
  });
  return { address: `${config.publicOrigin}/guilds/invited?token=${token}`, expiresAt };
}
