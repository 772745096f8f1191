import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireSelf } from '#api/access/auth/authorize.ts';
import { countAttempt } from '#api/access/auth/rate-limit.ts';
import { requireVolunteer } from '#api/access/auth/require-volunteer.ts';
import { report } from '#api/access/events/report.ts';
import type { Context } from '#api/access/request/context.ts';
import type { GuildInput } from '#api/graphql/generated/types.ts';
import { readHeldRoleIds } from '#api/guilds-and-groups/groups/group-facts.ts';
import { insertRoles } from '#api/guilds-and-groups/groups/insert-group.ts';
import { insertVolunteerGroup } from '#api/guilds-and-groups/groups/insert-volunteer-group.ts';
import { requireGuardianConsent } from '#api/people/guardians/require-guardian-consent.ts';
import { copiesOfGuildWords } from '#api/people/young-messages/copies-of-guild-words.ts';
import { constraintOf } from '#db/constraint-error.ts';
import { guild } from '#db/schema/guild.ts';
import { memberGroup } from '#db/schema/member-group.ts';
import type { Db } from '#db/store.ts';
import { DomainError, type ErrorCode } from '#domain/errors/errors.ts';
import { rolesOfGuild } from '#domain/groups/group-role.ts';
import { guildNameKey, newGuildOf, problemOfGivenCode, problemOfGuild } from '#domain/guilds/guild-form.ts';
import { guildKindOf } from '#domain/guilds/guild-kind.ts';
import { ADMIN_ROLE } from '#domain/permissions/permissions.ts';
import { guildRow } from './guild-queries.ts';
import type { GuildRow } from './guild-row.ts';
import { mailFounder } from './mail-founder.ts';
import { newGuildCode } from './renew-guild-code.ts';

/**
 * Founds a guild with its group, of which the session's own volunteer is admin at once; its code is
 * made by the product. Ten tries an hour.
 * Errors: NOT_LOGGED_IN, FORBIDDEN for another creator, BAD_USER_INPUT, RATE_LIMITED, NO_VOLUNTEER_RECORD,
 * GUILD_NAME_NOT_AVAILABLE, GROUP_NOT_FOUND, and those of requireGuardianConsent.
 */
export async function createGuild(
  context: Context,
  { id, creatorId, easyJoinCode, question, name, classification, description }: GuildInput,
): Promise<GuildRow> {
  const { viewer, store, now } = context;
  requireSelf(viewer, creatorId);
  const form = { name, classification, description, question: question ?? '' };
  const message = problemOfGuild(form) ?? problemOfGivenCode(easyJoinCode);
  if (message) throw new DomainError('BAD_USER_INPUT', { message });
  await countAttempt(store, [{ limit: 'guildByAccount', subject: creatorId }], now);
  return store.write(async (tx) => {
    await requireVolunteer(tx, creatorId);
    await requireGuardianConsent(tx, now, creatorId, null);
    const content = newGuildOf(form);
    const roleIds = rolesOfGuild(guildKindOf(content.classification));
    const group = { groupName: content.name, accountId: creatorId, roleIds };
    const groupId = await (id == null ? insertVolunteerGroup(tx, context, group) : takeGroup(tx, id, group));
    const kept = { guildId: groupId, senderId: creatorId, kind: 'guildText', readerIds: null } as const;
    await report(tx, context, 'WordsWritten', {
      copies: await copiesOfGuildWords(tx, now, {
        ...kept,
        texts: [content.name, content.description, content.question],
      }),
    });
    const founded = { ...content, id: groupId, creatorId, easyJoinCode: newGuildCode() };
    const nameKey = guildNameKey(founded.name);
    await insertGuild(tx, { ...founded, nameKey, codeMadeAt: now, createdAt: now });
    await mailFounder(tx, context, founded);
    const subject = { subjectId: founded.id };
    await recordAudit(tx, now, { ...subject, action: 'guild-founded', actorId: creatorId });
    return guildRow(founded);
  });
}

/** The group that an older client has made before, under the guild's name. Errors: GROUP_NOT_FOUND for any other. */
async function takeGroup(
  tx: Db,
  id: string,
  { groupName, accountId, roleIds }: { groupName: string; accountId: string; roleIds: readonly string[] },
): Promise<string> {
  const heldRoleIds = await readHeldRoleIds(tx, id, accountId);
  const isOfVolunteers = and(eq(memberGroup.id, id), eq(memberGroup.groupType, 'guild'));
  const taken = await tx.update(memberGroup).set({ groupName }).where(isOfVolunteers).returning();
  if (taken.length === 0 || !heldRoleIds.includes(ADMIN_ROLE)) throw new DomainError('GROUP_NOT_FOUND');
  await insertRoles(tx, id, roleIds);
  return id;
}

/** Errors: GUILD_NAME_NOT_AVAILABLE, also when two found at once; GROUP_NOT_FOUND for the group of a guild. */
async function insertGuild(tx: Db, row: typeof guild.$inferInsert): Promise<void> {
  try {
    await tx.insert(guild).values(row);
  } catch (error) {
    const refusal = REFUSALS[constraintOf(error)?.name ?? ''];
    throw refusal ? new DomainError(refusal, { cause: error }) : error;
  }
}

const REFUSALS: Readonly<Record<string, ErrorCode>> = {
  'guild.nameKey': 'GUILD_NAME_NOT_AVAILABLE',
  'guild.id': 'GROUP_NOT_FOUND',
};
