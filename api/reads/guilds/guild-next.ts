import { and, asc, eq } from 'drizzle-orm';
import type { Context } from '#api/access/request/context.ts';
import { createQuestLoaders } from '#api/reads/quests/quest-loaders.ts';
import { visibilityIn } from '#api/reads/volunteers/person-visibility.ts';
import { isActiveSignUp } from '#api/rows/contracts/contract-where.ts';
import { isOpenPeriod } from '#api/rows/groups/membership-where.ts';
import { VISIBILITY_COLUMNS } from '#api/rows/groups/person-columns.ts';
import type { GuildNextRow } from '#api/rows/guilds/guild-row.ts';
import { isAhead } from '#api/rows/quests/quest-where.ts';
import { account } from '#db/schema/account.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { membershipPeriod } from '#db/schema/member-group.ts';
import { quest } from '#db/schema/quest.ts';
import { type Relation, shows } from '#domain/ages/person-visibility.ts';
import { ADMIN_ROLE } from '#domain/permissions/permissions.ts';
import { requireGuildMember } from './require-guild-member.ts';

/** What one page shows, and how many places of members are read for it. */
const MOST_QUESTS = 3;
const MOST_PLACES = 300;

/**
 * To which quests members of a guild go next, with how many of them, and those whom the viewer may know. For its
 * members. Errors: NOT_LOGGED_IN, GUILD_NOT_FOUND, FORBIDDEN.
 */
export async function listGuildNext(context: Context, guildId: string): Promise<GuildNextRow[]> {
  await requireGuildMember(context, guildId);
  const going = await readGoing(context, guildId);
  const byQuest = [...Map.groupBy(going, ({ questId }) => questId)].slice(0, MOST_QUESTS);
  const { byId } = context.loaders(createQuestLoaders);
  const quests = await Promise.all(byQuest.map(([questId]) => byId.load(questId)));
  const rows = await Promise.all(
    byQuest.map(async ([, members], index) => {
      const found = quests[index];
      if (!found) return null;
      const people = await knownOf(context, guildId, members);
      return { quest: found, memberCount: members.length, people };
    }),
  );
  return rows.filter((row) => row !== null);
}

type Going = Awaited<ReturnType<typeof readGoing>>[number];

async function knownOf(context: Context, guildId: string, members: readonly Going[]): Promise<Going[]> {
  const { viewer } = context;
  const own = viewer?.memberships.find(({ groupId }) => groupId === guildId);
  const isAdmin = own?.roles.some(({ roleId }) => roleId === ADMIN_ROLE) ?? false;
  const shared: Relation[] = isAdmin ? ['sameGuild', 'groupAdmin'] : ['sameGuild'];
  const seen = await Promise.all(members.map((member) => visibilityIn(context, member, { shared })));
  return members.filter((_, index) => shows(seen[index] ?? 'nothing', 'username'));
}

/** Each member once for each quest, by the quest's start and the user name. */
function readGoing({ store: { read }, now }: Context, guildId: string) {
  return read
    .select({
      questId: contract.questId,
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
