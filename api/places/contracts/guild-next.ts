import { and, asc, eq, gt } from 'drizzle-orm';
import type { Context } from '#api/access/request/context.ts';
import type { GuildNextRow } from '#api/guilds-and-groups/guilds/guild-row.ts';
import { requireGuildMember } from '#api/guilds-and-groups/guilds/require-guild-admin.ts';
import { visibilityIn } from '#api/people/volunteers/person-visibility.ts';
import { createQuestLoaders } from '#api/quests/quests/quest-loaders.ts';
import { isActiveSignUp, isWholeReservation } from '#api/rows/contract-where.ts';
import { isOpenPeriod } from '#api/rows/membership-where.ts';
import { isAhead } from '#api/rows/quest-where.ts';
import { VISIBILITY_COLUMNS } from '#api/rows/volunteer-columns.ts';
import { account } from '#db/schema/account.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { membershipPeriod } from '#db/schema/member-group.ts';
import { quest } from '#db/schema/quest.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { shows } from '#domain/ages/person-visibility.ts';
import { isGroupAdmin } from '#domain/permissions/permissions.ts';
import { createContractLoaders } from './contract-loaders.ts';

/** What one page shows, and how many places of members are read for it. */
const MOST_QUESTS = 3;
const MOST_PLACES = 300;

/**
 * The next quests that members of a guild go to, with the members whom the viewer may know. For its members. The young
 * are left out of list and count alike; a quest that the guild has reserved is there as soon as anyone goes, with the
 * number of spots taken, as its own page says both, and with the names of that page. So a reservation tells no ages.
 * Errors: NOT_LOGGED_IN, GUILD_NOT_FOUND, FORBIDDEN.
 */
export async function listGuildNext(context: Context, guildId: string): Promise<GuildNextRow[]> {
  await requireGuildMember(context, guildId);
  const reserved = await readReserved(context, guildId);
  const shown = await shownAmong(
    context,
    await readGoing(context, guildId),
    new Set(reserved.map(({ id }) => id)),
  );
  const goingTo = Map.groupBy(shown, ({ questId }) => questId);
  const dates = new Map(shown.map(({ questId, startedAt }) => [questId, startedAt]));
  for (const { id, startedAt } of reserved) dates.set(id, startedAt);
  const next = [...dates].toSorted(byDateThenId).slice(0, MOST_QUESTS);
  const { byId } = context.loaders(createQuestLoaders);
  const rows = await Promise.all(
    next.map(async ([questId]) => {
      const found = await byId.load(questId);
      if (!found) return null;
      const members = goingTo.get(questId) ?? [];
      const taken = reserved.find(({ id }) => id === questId)?.takenCount;
      const people = await namedAmong(context, members, { guildId, isReserved: taken !== undefined });
      return { quest: found, memberCount: taken ?? members.length, people };
    }),
  );
  return rows.filter((row) => row !== null);
}

type Dated = readonly [questId: string, startedAt: number | null];

function byDateThenId([one, first]: Dated, [other, second]: Dated): number {
  return (first ?? 0) - (second ?? 0) || (one < other ? -1 : 1);
}

type Going = Awaited<ReturnType<typeof readGoing>>[number];
type Shown = Going & { isNamed: boolean };

/** Members of whom the viewer learns that they go, by name or as one of a number. */
async function shownAmong(
  context: Context,
  going: readonly Going[],
  reservedIds: ReadonlySet<string>,
): Promise<Shown[]> {
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
  return shown.filter(({ isNamed, questId, dateOfBirth, startedAt }) => {
    const isAdult = !isYoungOn(dateOfBirth, context.now, startedAt ?? context.now);
    return isNamed || (isAdult && !reservedIds.has(questId));
  });
}

/** The members of one quest who are named; on a reserved one those whom its page names too. */
async function namedAmong(
  context: Context,
  members: readonly Shown[],
  { guildId, isReserved }: { guildId: string; isReserved: boolean },
): Promise<Going[]> {
  const named = members.filter(({ isNamed }) => isNamed);
  const questId = named[0]?.questId;
  if (!isReserved || questId === undefined) return named;
  const pledges = await context.loaders(createContractLoaders).byQuest.load(questId);
  const ids = new Set(pledges.map(({ chariteerId }) => chariteerId));
  const there = named.filter(({ id }) => ids.has(id));
  if (!isGroupAdmin(context.viewer, { groupId: guildId, providerId: null })) return there;
  // Its admins have the young among them, and are told no one's age.
  return there.map((member) => ({ ...member, hidesProfile: true }));
}

/** The next quests that the guild has reserved and anyone goes to. */
function readReserved({ store: { read }, now }: Context, guildId: string) {
  return read
    .select({ id: quest.id, startedAt: quest.startedAt, takenCount: quest.takenCount })
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .where(
      and(
        eq(contract.guildId, guildId),
        isWholeReservation(),
        isAhead(now),
        gt(quest.takenCount, 0),
        eq(quest.publishingStatus, 'Published'),
      ),
    )
    .orderBy(asc(quest.startedAt), asc(quest.id))
    .limit(MOST_QUESTS);
}

/** Each member once for each quest, by the quest's start and the user name. */
function readGoing({ store: { read }, now }: Context, guildId: string) {
  return read
    .select({
      questId: contract.questId,
      startedAt: quest.startedAt,
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
