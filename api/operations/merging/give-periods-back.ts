import { and, eq, sql } from 'drizzle-orm';
import { isOpenPeriod } from '#api/rows/membership-where.ts';
import { groupMember, memberGroup, membershipPeriod } from '#db/schema/member-group.ts';
import type { Db } from '#db/store.ts';
import { periodsAfterUndo } from '#domain/merging/what-counts.ts';
import type { KeptMerge, MergedPeriods } from './kept-merge.ts';
import type { Sides } from './merge-parts.ts';

/** Restores both records' memberships before the merge; later changes stay with the kept record. */
export async function givePeriodsBack(
  tx: Db,
  sides: Sides,
  { periods, mergedAt }: Pick<KeptMerge, 'periods'> & { mergedAt: number },
): Promise<void> {
  for (const one of periods) {
    const group = await tx.select().from(memberGroup).where(eq(memberGroup.id, one.groupId)).get();
    if (group) await giveBack(tx, sides, one, mergedAt);
  }
}

async function giveBack(
  tx: Db,
  { keptId, droppedId }: Sides,
  { groupId, kept, dropped, union }: MergedPeriods,
  mergedAt: number,
): Promise<void> {
  const isOf = and(eq(membershipPeriod.accountId, keptId), eq(membershipPeriod.groupId, groupId));
  const current = await tx.select().from(membershipPeriod).where(isOf);
  const started = new Set(union.map(({ startedAt }) => startedAt));
  const merged = current.filter(({ startedAt }) => started.has(startedAt));
  const wasOpen = union.find(({ endedAt }) => endedAt === null);
  const leftAt = merged.find(({ startedAt }) => startedAt === wasOpen?.startedAt)?.endedAt ?? null;
  const since = current.filter(({ startedAt }) => !started.has(startedAt));
  await tx.delete(membershipPeriod).where(isOf);
  const rows = [
    ...since,
    ...periodsAfterUndo(kept, leftAt).map((period) => ({ ...period, accountId: keptId })),
    ...periodsAfterUndo(dropped, null).map((period) => ({ ...period, accountId: droppedId })),
  ].map((period) => ({ ...period, groupId }));
  if (rows.length > 0) await tx.insert(membershipPeriod).values(rows).onConflictDoNothing();
  await keepNewRoles(tx, { keptId, groupId, mergedAt });
}

/** A role that the kept record was given since, where it was no member before: it belongs to the group since then. */
async function keepNewRoles(
  tx: Db,
  { keptId, groupId, mergedAt }: { keptId: string; groupId: string; mergedAt: number },
): Promise<void> {
  const isMember = and(eq(groupMember.accountId, keptId), eq(groupMember.groupId, groupId));
  const [member] = await tx.select({ found: sql`1` }).from(groupMember).where(isMember).limit(1);
  const isOf = and(eq(membershipPeriod.accountId, keptId), eq(membershipPeriod.groupId, groupId));
  const open = await tx.select().from(membershipPeriod).where(and(isOf, isOpenPeriod)).get();
  if (!member || open) return;
  await tx
    .insert(membershipPeriod)
    .values({ accountId: keptId, groupId, startedAt: mergedAt })
    .onConflictDoNothing();
}
