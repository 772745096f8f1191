import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireSelf } from '#api/access/auth/authorize.ts';
import {
  type Counted,
  clearAttempts,
  countAttempt,
  forgive,
  reachesLimit,
} from '#api/access/auth/rate-limit.ts';
import { guildDeskLink, tellAdmins } from '#api/access/outbox/messages/tell-guild-admins.ts';
import type { Context } from '#api/access/request/context.ts';
import { requireGuildAllowed } from '#api/reads/guardians/require-guild-allowed.ts';
import { readGuildAdmins } from '#api/reads/guilds/guild-admins.ts';
import { guildRow } from '#api/reads/guilds/guild-queries.ts';
import { requireVolunteer } from '#api/reads/guilds/require-volunteer.ts';
import type { GuildSummaryRow } from '#api/rows/guilds/guild-row.ts';
import type { MutationAddChariteerToGuildArgs } from '#api/sdl/generated/types.ts';
import { addMember } from '#api/verbs/groups/keep-membership.ts';
import { settleApplication } from '#api/verbs/groups/settle-application.ts';
import { guild } from '#db/schema/guild.ts';
import { groupMember } from '#db/schema/member-group.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { GUILD_CODE_REST_MS, guildCodeOf, isCodeResting, noGuildCode } from '#domain/guilds/guild-code.ts';
import { codeRestsMail } from '#domain/guilds/guild-mail.ts';
import { GUILD_MEMBER_ROLE } from '#domain/permissions/permissions.ts';
import { formRefusalsTexts } from '#domain/texts/generated/form-refusals.ts';
import { refsOf } from '#domain/texts/text-ref.ts';

/**
 * Makes the session's own volunteer, whose address is confirmed, a member of a guild whose code they know. Wrong codes
 * count: five in 15 minutes for a person, fifty a day for a guild, whose code then rests for a day; what cannot be a
 * code does not count. Errors: NOT_LOGGED_IN, FORBIDDEN for someone else's ids, ADDRESS_NOT_CONFIRMED, BAD_USER_INPUT,
 * RATE_LIMITED, GUILD_NOT_FOUND, NO_VOLUNTEER_RECORD, those of requireGuildAllowed, GUILD_CODE_RESTS,
 * WRONG_GUILD_CODE, ALREADY_IN_GROUP.
 */
export async function joinGuild(
  context: Context,
  { id, playFabTitleId, guildId, code }: MutationAddChariteerToGuildArgs,
): Promise<GuildSummaryRow> {
  const { viewer, store, now } = context;
  const { accountId, hasRecord, isConfirmed } = requireSelf(viewer, id);
  if (hasRecord && !isConfirmed) throw new DomainError('ADDRESS_NOT_CONFIRMED');
  const typed = guildCodeOf(code);
  if (typed === null)
    throw new DomainError('BAD_USER_INPUT', { message: noGuildCode(refsOf(formRefusalsTexts)) });
  const counted: Counted[] = [{ limit: 'guildCodeByAccount', subject: accountId }];
  await countAttempt(store, counted, now);
  const entered = await store.write(async (tx) => {
    const [joined] = await tx.select().from(guild).where(eq(guild.id, guildId));
    if (!joined) throw new DomainError('GUILD_NOT_FOUND');
    await requireVolunteer(tx, accountId, playFabTitleId ?? null);
    await requireGuildAllowed(tx, now, { accountId, groupId: guildId });
    if (isCodeResting(joined.codeRestsUntil, now)) throw new DomainError('GUILD_CODE_RESTS');
    // The count has to last, so this is refused after the write.
    if (joined.easyJoinCode !== typed) return countWrongCode(tx, context, joined);
    if (await isMember(tx, guildId, accountId)) throw new DomainError('ALREADY_IN_GROUP');
    await addMember(tx, context, { groupId: guildId, accountId, roleId: GUILD_MEMBER_ROLE });
    await settleApplication(tx, { groupId: guildId, accountId, now });
    await recordAudit(tx, now, {
      action: 'guild-joined',
      actorId: accountId,
      subjectId: guildId,
    });
    await forgive(tx, counted);
    return joined;
  });
  if (!entered) throw new DomainError('WRONG_GUILD_CODE');
  return guildRow(entered);
}

/** Counts a wrong code; after too many, the code is paused and the admins are notified. */
async function countWrongCode(
  tx: Db,
  context: Context,
  { id: guildId, name: guildName }: typeof guild.$inferSelect,
): Promise<null> {
  const { now } = context;
  const counted: Counted = { limit: 'guildCodeByGuild', subject: guildId };
  if (!(await reachesLimit(tx, counted, now))) return null;
  await clearAttempts(tx, [counted]);
  await tx
    .update(guild)
    .set({ codeRestsUntil: now + GUILD_CODE_REST_MS })
    .where(eq(guild.id, guildId));
  const subject = { subjectId: guildId };
  await recordAudit(tx, now, { ...subject, action: 'guild-code-rests', actorId: null });
  await tellAdmins(tx, context, await readGuildAdmins(tx, context.now, [guildId]), {
    kind: 'guild-code-rests',
    guild: { id: guildId, name: guildName },
    write: (locale, { firstName }) => {
      const link = guildDeskLink(locale, context, guildId);
      return codeRestsMail(locale, context.config, { firstName, guildName, link });
    },
  });
  return null;
}

async function isMember(tx: Db, groupId: string, accountId: string): Promise<boolean> {
  const [found] = await tx
    .select({ roleId: groupMember.roleId })
    .from(groupMember)
    .where(and(eq(groupMember.groupId, groupId), eq(groupMember.accountId, accountId)))
    .limit(1);
  return found !== undefined;
}
