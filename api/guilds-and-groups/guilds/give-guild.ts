import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireStaff } from '#api/access/auth/authorize.ts';
import { requireRecentProof } from '#api/access/auth/recent-proof.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationGiveGuildArgs } from '#api/graphql/generated/types.ts';
import { replaceRole } from '#api/guilds-and-groups/groups/change-member-role.ts';
import { readApplication } from '#api/guilds-and-groups/groups/group-application-queries.ts';
import { findGroup, readHeldRoleIds } from '#api/guilds-and-groups/groups/group-facts.ts';
import { addMember } from '#api/guilds-and-groups/groups/keep-membership.ts';
import { mailAccepted } from '#api/guilds-and-groups/groups/mail-accepted.ts';
import { settleApplication } from '#api/guilds-and-groups/groups/settle-application.ts';
import type { Db } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { refusalOfHeir } from '#domain/guilds/guild-heir.ts';
import { ADMIN_ROLE } from '#domain/permissions/permissions.ts';
import { findGuild, findGuildRow } from './guild-queries.ts';
import { countLetGo } from './guild-rest.ts';
import type { GuildRow } from './guild-row.ts';
import { readLedGuildIds } from './led-guilds.ts';

/**
 * Gives a guild that no one looks after to an adult who asks for it: they are its admin from now on, and are told. For
 * the product's staff. Errors: NOT_LOGGED_IN, FORBIDDEN, GUILD_NOT_FOUND, REQUEST_ENDED, APPLICATION_NOT_FOUND,
 * PROOF_NEEDED.
 */
export async function giveGuild(
  context: Context,
  { guildId, applicationId }: MutationGiveGuildArgs,
): Promise<GuildRow> {
  const { accountId: actorId } = requireStaff(context.viewer);
  const { store, now } = context;
  await store.write(async (tx) => {
    const asked = await readApplication(tx, guildId, applicationId);
    const refusal = refusalOfHeir({
      isGuild: (await findGuild(tx, guildId)) !== undefined,
      hasAdmin: (await readLedGuildIds(tx, now, [guildId])).has(guildId),
      // Under 18 the role would rest.
      asks: asked?.status === 'pending' && !isYoungOn(asked.dateOfBirth, now),
    });
    if (refusal || !asked) throw new DomainError(refusal ?? 'APPLICATION_NOT_FOUND');
    requireRecentProof(context);
    const { memberId } = asked;
    await makeAdmin(tx, context, { groupId: guildId, memberId });
    await settleApplication(tx, { groupId: guildId, accountId: memberId, now });
    const group = await findGroup(tx, guildId);
    const letGoCount = await countLetGo(tx, guildId, now);
    if (group) await mailAccepted(tx, context, group, { memberId, decidedAt: now, letGoCount });
    const about = { actorId, subjectId: memberId, detail: { groupId: guildId } };
    await recordAudit(tx, now, { ...about, action: 'guild-given' });
  });
  return findGuildRow(context, guildId);
}

/** A member gets the role in place of the one they hold; who is none becomes one. */
async function makeAdmin(
  tx: Db,
  context: Context,
  { groupId, memberId }: { groupId: string; memberId: string },
): Promise<void> {
  const [originRoleId] = await readHeldRoleIds(tx, groupId, memberId);
  if (originRoleId === undefined)
    await addMember(tx, context, { groupId, accountId: memberId, roleId: ADMIN_ROLE });
  else await replaceRole(tx, context, { groupId, memberId, originRoleId, destinationRoleId: ADMIN_ROLE });
}
