import { and, isNull, sql } from 'drizzle-orm';
import { requireStaff } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { pageOf } from '#api/access/request/page.ts';
import type { CharityHealthPage, QueryCharityHealthPageArgs } from '#api/graphql/generated/types.ts';
import { isActiveSignUp } from '#api/rows/contract-where.ts';
import { isOver, startsAfter, startsBefore } from '#api/rows/quest-where.ts';
import { isInList } from '#db/in-list.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import {
  FILL_AHEAD_MS,
  fillPercentOf,
  type HealthFacts,
  healthProblems,
  UNMARKED_SINCE_MS,
} from '#domain/charities/charity-health.ts';
import { QUEST_MESSAGE_KEPT_MS } from '#domain/quest-messages/quest-message.ts';
import { HELD_STATUSES } from '#domain/quests/quest-status.ts';
import { compareNames } from '#domain/text/folded-text.ts';

/** Charities by how much is wrong with them, then by name. Staff only. Errors: NOT_LOGGED_IN, FORBIDDEN, BAD_USER_INPUT. */
export async function listCharityHealth(
  { viewer, store, now }: Context,
  args: Partial<QueryCharityHealthPageArgs>,
): Promise<CharityHealthPage> {
  requireStaff(viewer);
  const { limit, offset } = pageOf(args);
  const rows = (await readHealth(store.read, now)).map((facts) => ({
    ...facts,
    fillPercent: fillPercentOf(facts),
    problems: healthProblems(facts, now),
  }));
  rows.sort((a, b) => b.problems.length - a.problems.length || compareNames(a.name, b.name));
  return { items: rows.slice(offset, offset + limit), total: rows.length };
}

type HealthRow = HealthFacts & { id: string; name: string };

/** Reads the facts of all visible charities in one statement. */
async function readHealth(db: Db, now: number): Promise<HealthRow[]> {
  const isHeld = and(
    sql`${quest.providerId} = charity."id"`,
    isInList(quest.publishingStatus, HELD_STATUSES),
  );
  const isSoon = and(isHeld, startsAfter(now), startsBefore(now + FILL_AHEAD_MS));
  const isPast = and(isHeld, startsAfter(now - UNMARKED_SINCE_MS), isOver(now));
  return db.all<HealthRow>(sql`
    SELECT charity."id", charity."name",
      (SELECT max(coalesce(session."usedAt", session."createdAt")) FROM session
        WHERE session."accountId" IN (
          SELECT account."id" FROM account WHERE account."providerId" = charity."id"
          UNION ALL SELECT group_member."accountId" FROM member_group
            JOIN group_member ON group_member."groupId" = member_group."id"
            WHERE member_group."providerId" = charity."id")) AS "lastUsedAt",
      (SELECT max(${quest.startedAt}) FROM ${quest} WHERE ${and(isHeld, startsAfter(now))}) AS "postedUntil",
      (SELECT coalesce(sum(${quest.takenCount}), 0) FROM ${quest} WHERE ${isSoon}) AS "takenCount",
      (SELECT coalesce(sum(${quest.resourceMaxNumber}), 0) FROM ${quest} WHERE ${isSoon}) AS "spotCount",
      (SELECT count(*) FROM ${quest} WHERE ${isPast} AND EXISTS (SELECT 1 FROM ${contract}
        WHERE ${contract.questId} = ${quest.id} AND ${isNull(contract.status)}
        AND ${isActiveSignUp()})) AS "unmarkedCount",
      (SELECT count(*) FROM quest_message AS message JOIN ${quest} ON ${quest.id} = message."questId"
        WHERE message."createdAt" >= ${now - QUEST_MESSAGE_KEPT_MS} AND message."kind" = 'from-volunteer'
        AND ${quest.providerId} = charity."id" AND NOT EXISTS (SELECT 1 FROM quest_message AS answer
          WHERE answer."questId" = message."questId" AND answer."answersId" = message."id")) AS "questionCount"
    FROM provider AS charity WHERE charity."isVisible" = 1`);
}
