import { and, eq } from 'drizzle-orm';
import { requireSelf } from '#api/auth/authorize.ts';
import { type Counted, countAttempt, forgive } from '#api/auth/rate-limit.ts';
import type { Context } from '#api/graphql/context.ts';
import type { MutationAddChariteerToGuildArgs } from '#api/graphql/generated/resolvers.ts';
import { requireGuardianConsent } from '#api/guardians/require-guardian-consent.ts';
import { settleApplication } from '#api/memberships/settle-application.ts';
import { guild } from '#db/schema/guild.ts';
import { groupMember } from '#db/schema/member-group.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors.ts';
import { guildCodeOf } from '#domain/guild-code.ts';
import { GUILD_MEMBER_ROLE } from '#domain/permissions.ts';
import type { GuildSummaryRow } from './guild-row.ts';
import { requireVolunteer } from './require-volunteer.ts';

/**
 * Makes the session's own volunteer a member of a guild whose code they know. Wrong codes count: five in 15 minutes;
 * what cannot be a code does not. Errors: NOT_LOGGED_IN, FORBIDDEN for somebody else's ids, BAD_USER_INPUT,
 * RATE_LIMITED, GUILD_NOT_FOUND, NO_VOLUNTEER_RECORD, those of requireGuardianConsent, WRONG_GUILD_CODE, ALREADY_IN_GROUP.
 */
export async function joinGuild(
  { viewer, store, now }: Context,
  { id, playFabTitleId, guildId, code }: MutationAddChariteerToGuildArgs,
): Promise<GuildSummaryRow> {
  const { accountId } = requireSelf(viewer, id);
  const typed = guildCodeOf(code);
  if (typed === null) {
    throw new DomainError('BAD_USER_INPUT', { message: 'A Guild Code has exactly 4 characters.' });
  }
  const counted: Counted[] = [{ limit: 'guildCodeByAccount', subject: accountId }];
  await countAttempt(store, counted, now);
  return store.write(async (tx) => {
    const [joined] = await tx.select().from(guild).where(eq(guild.id, guildId));
    if (!joined) throw new DomainError('GUILD_NOT_FOUND');
    await requireVolunteer(tx, accountId, playFabTitleId ?? null);
    await requireGuardianConsent(tx, now, accountId, null);
    if (joined.easyJoinCode !== typed) throw new DomainError('WRONG_GUILD_CODE');
    if (await isMember(tx, guildId, accountId)) throw new DomainError('ALREADY_IN_GROUP');
    await tx
      .insert(groupMember)
      .values({ groupId: guildId, accountId, roleId: GUILD_MEMBER_ROLE, joinedAt: now });
    await settleApplication(tx, { groupId: guildId, accountId, now });
    await forgive(tx, counted);
    return { ...joined, guildId, providerId: null };
  });
}

async function isMember(tx: Db, groupId: string, accountId: string): Promise<boolean> {
  const [found] = await tx
    .select({ roleId: groupMember.roleId })
    .from(groupMember)
    .where(and(eq(groupMember.groupId, groupId), eq(groupMember.accountId, accountId)))
    .limit(1);
  return found !== undefined;
}
