import { and, eq } from 'drizzle-orm';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { beginsFrom, isOpenPeriod } from '#api/rows/membership-where.ts';
import { isInList } from '#db/in-list.ts';
import { insertRows } from '#db/insert-rows.ts';
import { groupMember, membershipPeriod } from '#db/schema/member-group.ts';
import type { Db } from '#db/store.ts';
import { ADMIN_ROLE } from '#domain/permissions/permissions.ts';
import { tellGuardianOfGuild } from './tell-guardian.ts';

type NewMember = { groupId: string; accountId: string; roleId: string };

/**
 * Adds someone to a group who held no role there, from now on; of someone under 18 the guardian is told. The group has
 * to have the role.
 */
export async function addMember(tx: Db, context: MailContext, member: NewMember): Promise<void> {
  const { accountId, groupId, roleId } = member;
  const { now } = context;
  await tx.insert(groupMember).values({ ...member, joinedAt: now });
  await tx.insert(membershipPeriod).values({ accountId, groupId, startedAt: now }).onConflictDoNothing();
  await tellGuardianOfGuild(tx, context, {
    groupId,
    accountId,
    act: roleId === ADMIN_ROLE ? 'leads' : 'joined',
  });
}

/**
 * The same for many who are new to their groups, each role once, for charities’ groups: no guardian is told. Someone
 * may hold several roles in one group. `now` in epoch ms.
 */
export async function addMembers(tx: Db, members: readonly (NewMember & { now: number })[]): Promise<void> {
  await insertRows(
    tx,
    groupMember,
    members.map(({ now, ...member }) => ({ ...member, joinedAt: now })),
  );
  const periods = new Map(
    members.map(({ accountId, groupId, now }) => [
      `${accountId} ${groupId}`,
      { accountId, groupId, startedAt: now },
    ]),
  );
  await insertRows(tx, membershipPeriod, [...periods.values()]);
}

/** Takes someone out of groups with all their roles; when they belonged to them is kept. `now` in epoch ms. */
export async function endMemberships(
  tx: Db,
  accountId: string,
  groupIds: readonly string[],
  now: number,
): Promise<void> {
  await tx
    .delete(groupMember)
    .where(and(eq(groupMember.accountId, accountId), isInList(groupMember.groupId, groupIds)));
  const isOpen = and(
    eq(membershipPeriod.accountId, accountId),
    isInList(membershipPeriod.groupId, groupIds),
    isOpenPeriod,
  );
  // Who leaves at the very instant of joining was never a member.
  await tx.delete(membershipPeriod).where(and(isOpen, beginsFrom(now)));
  await tx.update(membershipPeriod).set({ endedAt: now }).where(isOpen);
}
