import { recordAudit } from '#api/audit/record-audit.ts';
import { requireSelf } from '#api/auth/authorize.ts';
import { countAttempt } from '#api/auth/rate-limit.ts';
import type { Context } from '#api/graphql/context.ts';
import type { GuildInput } from '#api/graphql/generated/resolvers.ts';
import { insertGroup } from '#api/memberships/insert-group.ts';
import { constraintOf } from '#db/constraint-error.ts';
import { newId } from '#db/new-id.ts';
import { guild } from '#db/schema/guild.ts';
import { groupMember } from '#db/schema/member-group.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors.ts';
import { guildNameKey, newGuildOf, problemOfGuild } from '#domain/guild-form.ts';
import { ADMIN_ROLE, GUILD_MEMBER_ROLE } from '#domain/permissions.ts';
import { guildRow } from './guild-queries.ts';
import type { GuildRow } from './guild-row.ts';
import { mailFounder } from './mail-founder.ts';
import { requireVolunteer } from './require-volunteer.ts';

/**
 * Founds a guild with its group, of which the session's own volunteer is admin at once; ten tries an hour.
 * Errors: NOT_LOGGED_IN, FORBIDDEN for another creator, BAD_USER_INPUT, RATE_LIMITED, NO_VOLUNTEER_RECORD,
 * GUILD_NAME_NOT_AVAILABLE.
 */
export async function createGuild(
  context: Context,
  { creatorId, question, ...input }: GuildInput,
): Promise<GuildRow> {
  const { viewer, store, now } = context;
  requireSelf(viewer, creatorId);
  const form = { ...input, question: question ?? '' };
  const message = problemOfGuild(form);
  if (message) throw new DomainError('BAD_USER_INPUT', { message });
  await countAttempt(store, [{ limit: 'guildByAccount', subject: creatorId }], now);
  return store.write(async (tx) => {
    await requireVolunteer(tx, creatorId);
    const founded = { ...newGuildOf(form), id: newId(now), creatorId };
    await insertGuildGroup(tx, founded, now);
    await insertGuild(tx, { ...founded, nameKey: guildNameKey(founded.name), createdAt: now });
    const admin = { groupId: founded.id, accountId: creatorId, roleId: ADMIN_ROLE, joinedAt: now };
    await tx.insert(groupMember).values(admin);
    await mailFounder(tx, context, founded);
    const subject = { subjectType: 'guild', subjectId: founded.id };
    await recordAudit(tx, now, { ...subject, action: 'guild-founded', actorId: creatorId });
    return guildRow(founded);
  });
}

/** Errors: GUILD_NAME_NOT_AVAILABLE, also when two found at once. */
async function insertGuild(tx: Db, row: typeof guild.$inferInsert): Promise<void> {
  try {
    await tx.insert(guild).values(row);
  } catch (error) {
    if (constraintOf(error)?.name !== 'guild.nameKey') throw error;
    throw new DomainError('GUILD_NAME_NOT_AVAILABLE', { cause: error });
  }
}

async function insertGuildGroup(tx: Db, { id, name }: { id: string; name: string }, now: number) {
  const roleIds = [ADMIN_ROLE, GUILD_MEMBER_ROLE];
  await insertGroup(tx, { id, groupName: name, groupType: 'guild', providerId: null, roleIds, now });
}
