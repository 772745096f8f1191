import { and, eq, sql } from 'drizzle-orm';
import { isInList } from '#db/in-list.ts';
import { groupMember, membershipPeriod } from '#db/schema/member-group.ts';
import type { Db } from '#db/store.ts';
import { unionOfPeriods } from '#domain/merging/what-counts.ts';
import type { MergedPeriods } from './kept-merge.ts';
import type { Sides } from './merge-parts.ts';

/** Brings memberships to the kept record, with all roles and since the earlier of both; times are counted once. */
export async function mergeMemberships(tx: Db, { keptId, droppedId }: Sides): Promise<MergedPeriods[]> {
  await tx.run(sql`UPDATE group_member AS kept SET "joinedAt" = min(kept."joinedAt", other."joinedAt")
    FROM group_member AS other WHERE kept."accountId" = ${keptId} AND other."accountId" = ${droppedId}
      AND other."groupId" = kept."groupId" AND other."roleId" = kept."roleId"`);
  await tx.run(sql`UPDATE OR IGNORE group_member SET "accountId" = ${keptId}
    WHERE "accountId" = ${droppedId}`);
  await tx.delete(groupMember).where(eq(groupMember.accountId, droppedId));
  const periods = await readMergedPeriods(tx, { keptId, droppedId });
  const groupIds = periods.map(({ groupId }) => groupId);
  await tx
    .delete(membershipPeriod)
    .where(
      and(
        isInList(membershipPeriod.accountId, [keptId, droppedId]),
        isInList(membershipPeriod.groupId, groupIds),
      ),
    );
  const rows = periods.flatMap(({ groupId, union }) =>
    union.map((period) => ({ ...period, groupId, accountId: keptId })),
  );
  if (rows.length > 0) await tx.insert(membershipPeriod).values(rows);
  return periods;
}

/** Reads the membership periods of the dropped record's groups; groups of the kept one alone aren't affected. */
async function readMergedPeriods(tx: Db, { keptId, droppedId }: Sides): Promise<MergedPeriods[]> {
  const rows = await tx
    .select()
    .from(membershipPeriod)
    .where(isInList(membershipPeriod.accountId, [keptId, droppedId]));
  const periodsOf = (id: string, groupId: string) =>
    rows
      .filter((row) => row.accountId === id && row.groupId === groupId)
      .map(({ startedAt, endedAt }) => ({ startedAt, endedAt }));
  const groupIds = new Set(rows.filter((row) => row.accountId === droppedId).map(({ groupId }) => groupId));
  return [...groupIds].map((groupId) => {
    const [kept, dropped] = [periodsOf(keptId, groupId), periodsOf(droppedId, groupId)];
    return { groupId, kept, dropped, union: unionOfPeriods([...kept, ...dropped]) };
  });
}
