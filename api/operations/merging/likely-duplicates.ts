import { and, asc, sql } from 'drizzle-orm';
import { requireStaff } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { pageOf } from '#api/access/request/page.ts';
import type { LikelyDouble, QueryLikelyDoublesArgs } from '#api/graphql/generated/types.ts';
import { isInList } from '#db/in-list.ts';
import { mergeRequest } from '#db/schema/record-merge.ts';
import type { Db } from '#db/store.ts';
import { areOfOtherGuardians } from '#domain/guardians/several-guardians.ts';
import type { BanMarkKind } from '#domain/identity/ban-identity.ts';
import { standingOfMergeRequest } from '#domain/merging/merge-agreement.ts';
import { readComparedPeople } from './compared-people.ts';

/** A telephone or name of so many people tells of no one: a school's, a family's. */
const CROWD = 12;

type Pair = { one: string; other: string; same: string; total: number };

/**
 * Pairs of volunteers who share an address of email, name and birth date, or a telephone; those who share more come
 * first, the telephone alone last, and behind it children who have no guardian in common. Errors: NOT_LOGGED_IN, FORBIDDEN, BAD_USER_INPUT.
 */
export async function listLikelyDuplicates(
  { viewer, store, now }: Context,
  args: QueryLikelyDoublesArgs,
): Promise<{ items: LikelyDouble[]; total: number }> {
  requireStaff(viewer);
  const { limit, offset } = pageOf(args);
  const pairs = await readPairs(store.read, limit, offset);
  const ids = [...new Set(pairs.flatMap(({ one, other }) => [one, other]))];
  const people = new Map((await readComparedPeople(store.read, ids)).map((one) => [one.id, one]));
  const standings = await readStandings(store.read, now, ids);
  const items = pairs.flatMap(({ one: oneId, other: otherId, same }) => {
    const [one, other] = [people.get(oneId), people.get(otherId)];
    if (!one || !other) return [];
    const kinds = JSON.parse(same) as BanMarkKind[];
    const [ofOne = [], ofOther = []] = [one, other].map(({ guardians }) => guardians.map(({ id }) => id));
    const ofOtherGuardians = areOfOtherGuardians(ofOne, ofOther);
    const standing = standings.get(pairKey(oneId, otherId)) ?? null;
    return {
      id: `${oneId}~${otherId}`,
      one,
      other,
      same: [...new Set(kinds)].sort(),
      ofOtherGuardians,
      standing,
    };
  });
  return { items, total: pairs[0]?.total ?? 0 };
}

const pairKey = (one: string, other: string) => [one, other].sort().join(' ');

/** What staff see of questions to guardians about some of these records, by both ids. */
async function readStandings(db: Db, now: number, ids: readonly string[]) {
  const rows = await db
    .select()
    .from(mergeRequest)
    .where(and(isInList(mergeRequest.keptId, ids), isInList(mergeRequest.droppedId, ids)))
    .orderBy(asc(mergeRequest.askedAt));
  return new Map(
    rows.map((row) => [pairKey(row.keptId, row.droppedId), standingOfMergeRequest(row, now)] as const),
  );
}

function readPairs(db: Db, limit: number, offset: number): Promise<Pair[]> {
  return db.all<Pair>(sql`WITH shared AS (
      SELECT "kind", "hash" FROM person_mark GROUP BY "kind", "hash" HAVING count(*) BETWEEN 2 AND ${CROWD}),
    pair AS (
      SELECT one."chariteerId" AS "one", other."chariteerId" AS "other",
        json_group_array(shared."kind") AS "same",
        count(DISTINCT shared."kind") * 2 - (max(shared."kind" <> 'phone') = 0) AS "weight"
      FROM shared
      JOIN person_mark AS one ON one."kind" = shared."kind" AND one."hash" = shared."hash"
      JOIN person_mark AS other ON other."kind" = shared."kind" AND other."hash" = shared."hash"
        AND other."chariteerId" > one."chariteerId"
      GROUP BY one."chariteerId", other."chariteerId")
    SELECT pair."one", pair."other", pair."same", count(*) OVER () AS "total" FROM pair
    LEFT JOIN account AS first ON first."id" = pair."one"
    LEFT JOIN account AS second ON second."id" = pair."other"
    WHERE (first."isStaff" = 0 AND second."isStaff" = 0)
      OR (EXISTS (SELECT 1 FROM child_record WHERE "chariteerId" = pair."one")
        AND EXISTS (SELECT 1 FROM child_record WHERE "chariteerId" = pair."other"))
    ORDER BY (first."id" IS NULL AND NOT EXISTS (SELECT 1 FROM child_record AS child
        JOIN child_record AS twin ON twin."guardianAccountId" = child."guardianAccountId"
        WHERE child."chariteerId" = pair."one" AND twin."chariteerId" = pair."other")),
      pair."weight" DESC, pair."one", pair."other" LIMIT ${limit} OFFSET ${offset}`);
}
