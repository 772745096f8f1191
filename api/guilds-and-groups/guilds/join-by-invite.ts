import { eq, sql } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { countAttempt } from '#api/access/auth/rate-limit.ts';
import { requireVolunteer } from '#api/access/auth/require-volunteer.ts';
import type { Context } from '#api/access/request/context.ts';
import { readHeldRoleIds } from '#api/guilds-and-groups/groups/group-facts.ts';
import { addMember } from '#api/guilds-and-groups/groups/keep-membership.ts';
import { settleApplication } from '#api/guilds-and-groups/groups/settle-application.ts';
import { requireGuildAllowed } from '#api/people/guardians/require-guild-allowed.ts';
import { guildInvite } from '#db/schema/guild.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { refusalOfInvite } from '#domain/groups/guild-invite.ts';
import { GUILD_MEMBER_ROLE } from '#domain/permissions/permissions.ts';
import { findInvite } from './guild-invites.ts';
import { guildRow } from './guild-queries.ts';
import type { GuildSummaryRow } from './guild-row.ts';

/**
 * Makes the session's own volunteer, whose address is confirmed, a member of the guild whose link they have; twenty
 * tries in 15 minutes. Errors: NOT_LOGGED_IN, ADDRESS_NOT_CONFIRMED, RATE_LIMITED, INVITATION_NOT_FOUND, ALREADY_IN_GROUP,
 * NO_VOLUNTEER_RECORD and those of requireGuardianConsent.
 */
export async function joinByInvite(context: Context, token: string): Promise<GuildSummaryRow> {
  const { viewer, store, now } = context;
  const { accountId, hasRecord, isConfirmed } = requireLogin(viewer);
  if (hasRecord && !isConfirmed) throw new DomainError('ADDRESS_NOT_CONFIRMED');
  await countAttempt(store, [{ limit: 'guildInviteByAccount', subject: accountId }], now);
  return store.write(async (tx) => {
    const invite = await findInvite(tx, token);
    const groupId = invite?.guild.id ?? '';
    const isMember = (await readHeldRoleIds(tx, groupId, accountId)).length > 0;
    const refusal = refusalOfInvite({ invite, isMember, now });
    if (refusal || !invite) throw new DomainError(refusal ?? 'INVITATION_NOT_FOUND');
    await requireVolunteer(tx, accountId);
    await requireGuildAllowed(tx, now, { accountId, groupId });
    await addMember(tx, context, { groupId, accountId, roleId: GUILD_MEMBER_ROLE });
    await settleApplication(tx, { groupId, accountId, now });
    const used = { useCount: sql`${guildInvite.useCount} + 1` };
    await tx.update(guildInvite).set(used).where(eq(guildInvite.id, invite.id));
    const about = { actorId: accountId, subjectId: groupId, detail: { invitation: invite.id } };
    await recordAudit(tx, now, { ...about, action: 'guild-joined' });
    return guildRow(invite.guild);
  });
}
