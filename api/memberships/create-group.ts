import { recordAudit } from '#api/audit/record-audit.ts';
import { requireLogin } from '#api/auth/authorize.ts';
import { countAttempt } from '#api/auth/rate-limit.ts';
import type { Context } from '#api/graphql/context.ts';
import { requireGuardianConsent } from '#api/guardians/require-guardian-consent.ts';
import { requireVolunteer } from '#api/guilds/require-volunteer.ts';
import { DomainError } from '#domain/errors.ts';
import { rolesOfGuild } from '#domain/group-role.ts';
import { problemOfGuildName, tidyGuildName } from '#domain/guild-form.ts';
import { insertVolunteerGroup } from './insert-volunteer-group.ts';
import type { GroupKeyRow } from './membership-row.ts';

/**
 * Makes a group of volunteers, which createGuild can turn into a guild. Counts as a try to found one.
 * Errors: NOT_LOGGED_IN, BAD_USER_INPUT, RATE_LIMITED, NO_VOLUNTEER_RECORD and those of requireGuardianConsent.
 */
export async function createGroup({ viewer, store, now }: Context, groupName: string): Promise<GroupKeyRow> {
  const { accountId } = requireLogin(viewer);
  const message = problemOfGuildName(groupName);
  if (message) throw new DomainError('BAD_USER_INPUT', { message });
  await countAttempt(store, [{ limit: 'guildByAccount', subject: accountId }], now);
  return store.write(async (tx) => {
    await requireVolunteer(tx, accountId);
    await requireGuardianConsent(tx, now, accountId, null);
    const group = { groupName: tidyGuildName(groupName), accountId, roleIds: rolesOfGuild(null), now };
    const id = await insertVolunteerGroup(tx, group);
    const about = { actorId: accountId, subjectType: 'group', subjectId: id };
    await recordAudit(tx, now, { ...about, action: 'group-created' });
    return { ownerId: accountId, id, type: 'guild' };
  });
}
