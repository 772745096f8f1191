import { and, eq, inArray, sql } from 'drizzle-orm';
import { alias, QueryBuilder } from 'drizzle-orm/sqlite-core';
import { chariteer } from '#db/schema/chariteer.ts';
import { groupMember, memberGroup } from '#db/schema/member-group.ts';
import { quest } from '#db/schema/quest.ts';
import { leaderOf, type PossibleLeader } from '#domain/leaders/leader.ts';
import { isStillThere } from './volunteer-where.ts';

const member = alias(chariteer, 'possible_leader');

const select = new QueryBuilder();
const teamOfCharity = select
  .select({ id: groupMember.accountId })
  .from(memberGroup)
  .innerJoin(groupMember, eq(groupMember.groupId, memberGroup.id))
  .where(eq(memberGroup.providerId, quest.providerId));
const members = select
  .select({
    all: sql`json_group_array(json_object('id', ${member.id}, 'username', ${member.username},
      'nameFirst', ${member.nameFirst}, 'nameLast', ${member.nameLast}, 'dateOfBirth', ${member.dateOfBirth},
      'introduction', ${member.introduction}, 'isIntroduced', ${member.isIntroduced}))`,
  })
  .from(member)
  .where(and(inArray(member.id, teamOfCharity), isStillThere(member)));

/**
 * Who leads a quest as a message tells it: the charity's words, and those of its people whom they may mean, as JSON
 * where there are words. For `leaderIn`.
 */
export const LEADER_COLUMNS = {
  giverName: quest.giverName,
  possibleLeaders: sql<string | null>`CASE WHEN ${quest.giverName} IS NOT NULL THEN ${members} END`,
};

/** The name under which everyone may read who leads; null where it is kept back. `now` in epoch ms. */
export function leaderNameIn(
  { giverName, possibleLeaders }: { giverName: string | null; possibleLeaders: string | null },
  now: number,
): string | null {
  const members = JSON.parse(possibleLeaders ?? '[]') as (Omit<PossibleLeader, 'isIntroduced'> & {
    isIntroduced: number;
  })[];
  const people = members.map((one) => ({ ...one, isIntroduced: one.isIntroduced === 1 }));
  return leaderOf(giverName, people, now)?.name ?? null;
}
