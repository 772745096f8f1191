import { and, asc, eq, exists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Context } from '#api/access/request/context.ts';
import { requireGuildMember } from '#api/reads/guilds/require-guild-member.ts';
import { createQuestLoaders } from '#api/reads/quests/quest-loaders.ts';
import { visibilityIn } from '#api/reads/volunteers/person-visibility.ts';
import { isActiveReservation, isActiveSignUp } from '#api/rows/contracts/contract-where.ts';
import { isOpenPeriod } from '#api/rows/groups/membership-where.ts';
import { VISIBILITY_COLUMNS } from '#api/rows/groups/person-columns.ts';
import type { GuildNextRow } from '#api/rows/guilds/guild-row.ts';
import { isAhead } from '#api/rows/quests/quest-where.ts';
import { account } from '#db/schema/account.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { membershipPeriod } from '#db/schema/member-group.ts';
import { quest } from '#db/schema/quest.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { shows } from '#domain/ages/person-visibility.ts';
import { createContractLoaders } from './contract-loaders.ts';

/** What one page shows, and how many places of members are read for it. */
const MOST_QUESTS = 3;
const MOST_PLACES = 300;

/**
 * The next quests that members of a guild go to, with the members whom the viewer may know. For its members. The young
 * are left out of list and count alike; on a quest that the guild has reserved the count is of all who go, as the
 * number of spots taken is, and the names are those of the quest's own page.
 * Errors: NOT_LOGGED_IN, GUILD_NOT_FOUND, FORBIDDEN.
 */
export async function listGuildNext(context: Context, guildId: string): Promise<GuildNextRow[]> {
  await requireGuildMember(context, guildId);
  const going = await readGoing(context, guildId);
  const shown = await shownAmong(context, going);
  const byQuest = [...Map.groupBy(shown, ({ questId }) => questId)].slice(0, MOST_QUESTS);
  const { byId } = context.loaders(createQuestLoaders);
  const quests = await Promise.all(byQuest.map(([questId]) => byId.load(questId)));
  const rows = await Promise.all(
    byQuest.map(async ([, members], index) => {
      const found = quests[index];
      if (!found) return null;
      return { quest: found, memberCount: members.length, people: await namedAmong(context, members) };
    }),
  );
  return rows.filter((row) => row !== null);
}

type Going = Awaited<ReturnType<typeof readGoing>>[number];
type Shown = Going & { isNamed: boolean };

/** Members of whom the viewer learns that they go, by name or as one of a number. */
async function shownAmong(context: Context, going: readonly Going[]): Promise<Shown[]> {
  const seen = await Promise.all(
    going.map((member) =>
      visibilityIn(context, member, {
        kind: 'quest',
        questId: member.questId,
        shownAt: member.startedAt,
        shared: ['sameGuild'],
      }),
    ),
  );
  const shown = going.map((member, index) => {
    return { ...member, isNamed: shows(seen[index] ?? 'nothing', 'username') };
  });
  return shown.filter(({ isNamed, isReserved, dateOfBirth, startedAt }) => {
    return isNamed || isReserved || !isYoungOn(dateOfBirth, context.now, startedAt ?? context.now);
  });
}

/** The members of one quest who are named; on a reserved one those whom its page names too. */
async function namedAmong(context: Context, members: readonly Shown[]): Promise<Going[]> {
  const named = members.filter(({ isNamed }) => isNamed);
  const reserved = named.find(({ isReserved }) => isReserved);
  if (!reserved) return named;
  const pledges = await context.loaders(createContractLoaders).byQuest.load(reserved.questId);
  const ids = new Set(pledges.map(({ chariteerId }) => chariteerId));
  return named.filter(({ id }) => ids.has(id));
}

/** Each member once for each quest, by the quest's start and the user name. */
function readGoing({ store: { read }, now }: Context, guildId: string) {
  const held = alias(contract, 'held');
  const isHeld = read
    .select({ id: held.id })
    .from(held)
    .where(and(eq(held.questId, quest.id), eq(held.guildId, guildId), isActiveReservation(held)));
  return read
    .select({
      questId: contract.questId,
      startedAt: quest.startedAt,
      isReserved: sql<boolean>`${exists(isHeld)}`.mapWith(Boolean),
      id: account.id,
      username: account.username,
      ...VISIBILITY_COLUMNS,
    })
    .from(membershipPeriod)
    .innerJoin(contract, eq(contract.chariteerId, membershipPeriod.accountId))
    .innerJoin(quest, eq(quest.id, contract.questId))
    .innerJoin(account, eq(account.id, contract.chariteerId))
    .innerJoin(chariteer, eq(chariteer.id, contract.chariteerId))
    .where(
      and(
        eq(membershipPeriod.groupId, guildId),
        isOpenPeriod,
        isActiveSignUp(),
        isAhead(now),
        eq(quest.publishingStatus, 'Published'),
      ),
    )
    .orderBy(asc(quest.startedAt), asc(quest.id), asc(account.usernameKey))
    .limit(MOST_PLACES);
}
