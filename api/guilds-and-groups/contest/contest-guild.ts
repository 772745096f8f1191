import { and, asc, desc, eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { requireVolunteer } from '#api/access/auth/require-volunteer.ts';
import type { Context } from '#api/access/request/context.ts';
import { findGuild, findGuildRow } from '#api/guilds-and-groups/guilds/guild-queries.ts';
import type { GuildRow } from '#api/guilds-and-groups/guilds/guild-row.ts';
import { isOpenPeriod } from '#api/rows/membership-where.ts';
import { contestChoice, guild } from '#db/schema/guild.ts';
import { membershipPeriod } from '#db/schema/member-group.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';

/** The guild for which the viewer's hours count in the contest from now on; null for who is in none. */
export async function readContestGuild(context: Context): Promise<GuildRow | null> {
  const { accountId } = requireLogin(context.viewer);
  const isChosen = eq(contestChoice.guildId, membershipPeriod.groupId);
  const [found] = await context.store.read
    .select({ id: guild.id })
    .from(membershipPeriod)
    .innerJoin(guild, eq(guild.id, membershipPeriod.groupId))
    .leftJoin(contestChoice, and(eq(contestChoice.chariteerId, membershipPeriod.accountId), isChosen))
    .where(and(eq(membershipPeriod.accountId, accountId), isOpenPeriod))
    .orderBy(desc(contestChoice.chosenAt), asc(membershipPeriod.startedAt), asc(membershipPeriod.groupId))
    .limit(1);
  return found ? findGuildRow(context, found.id) : null;
}

/**
 * Lets the hours of the session's own volunteer count for one of their guilds, for the whole month of the contest.
 * Errors: NOT_LOGGED_IN, GUILD_NOT_FOUND, FORBIDDEN for a guild to which they do not belong, NO_VOLUNTEER_RECORD.
 */
export async function chooseContestGuild(context: Context, guildId: string): Promise<GuildRow> {
  const { viewer, store, now } = context;
  const { accountId } = requireLogin(viewer);
  await store.write(async (tx) => {
    if (!(await findGuild(tx, guildId))) throw new DomainError('GUILD_NOT_FOUND');
    if (!(await belongsTo(tx, accountId, guildId))) throw new DomainError('FORBIDDEN');
    await requireVolunteer(tx, accountId);
    const choice = { guildId, chosenAt: now };
    await tx
      .insert(contestChoice)
      .values({ chariteerId: accountId, ...choice })
      .onConflictDoUpdate({ target: contestChoice.chariteerId, set: choice });
    const subject = { subjectId: guildId };
    await recordAudit(tx, now, { ...subject, action: 'contest-guild-chosen', actorId: accountId });
  });
  return findGuildRow(context, guildId);
}

async function belongsTo(tx: Db, accountId: string, groupId: string): Promise<boolean> {
  const isOpen = and(eq(membershipPeriod.accountId, accountId), isOpenPeriod);
  const [found] = await tx
    .select({ groupId: membershipPeriod.groupId })
    .from(membershipPeriod)
    .where(and(isOpen, eq(membershipPeriod.groupId, groupId)));
  return found !== undefined;
}
