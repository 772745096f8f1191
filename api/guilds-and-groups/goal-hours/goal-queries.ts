import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { createTogether } from '#api/access/request/together.ts';
import type { GoalProgress, GroupGoals } from '#api/graphql/generated/types.ts';
import { isInList } from '#db/in-list.ts';
import { account } from '#db/schema/account.ts';
import { credit } from '#db/schema/credit.ts';
import { groupMember, groupRole, memberGroup } from '#db/schema/member-group.ts';
import { quest } from '#db/schema/quest.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { isGroupAdmin, isMembershipCounted, reachAt } from '#domain/permissions/permissions.ts';
import { goalProgress, parseGoalSettings } from '#domain/recaps/goal-hours.ts';
import { sortedByName } from '#domain/text/folded-text.ts';
import { loadGoalGroup, requireGroupAdmin } from './goal-group.ts';

/** The goals of a group, for its members and admins. Errors: NOT_LOGGED_IN, GROUP_NOT_FOUND, FORBIDDEN. */
export async function findGroupGoals({ viewer, store }: Context, groupId: string): Promise<GroupGoals> {
  const person = requireLogin(viewer);
  const group = await loadGoalGroup(store.read, groupId);
  const isMember = person.memberships.some((one) => one.groupId === groupId && isMembershipCounted(one));
  if (!isMember && !isGroupAdmin(person, group)) throw new DomainError('FORBIDDEN');
  return { groupId, ...group.settings };
}

/** The viewer's own progress in every group that has goals. Errors: NOT_LOGGED_IN. */
export async function listOwnProgress(context: Context): Promise<GoalProgress[]> {
  const { accountId } = requireLogin(context.viewer);
  return readProgress(context, eq(groupMember.accountId, accountId));
}

/**
 * The progress of the members of a group to who reads names at each of the charities that count, and the viewer's own
 * to everyone else: a list without minors would say who they are, and a sum where they serve.
 * Errors: NOT_LOGGED_IN, GROUP_NOT_FOUND, FORBIDDEN.
 */
export async function listGroupProgress(context: Context, groupId: string): Promise<GoalProgress[]> {
  const { viewer, store } = context;
  const { accountId } = requireLogin(viewer);
  const group = await loadGoalGroup(store.read, groupId);
  requireGroupAdmin(viewer, group);
  const seesAll = group.settings.providerIds.every((id) => reachAt(viewer, id, 'readNames') === 'always');
  const isSeen = seesAll ? undefined : eq(groupMember.accountId, accountId);
  return readProgress(context, and(eq(groupMember.groupId, groupId), isSeen));
}

async function readProgress(context: Context, which: SQL | undefined): Promise<GoalProgress[]> {
  const select = context.store.read
    .select({
      groupId: memberGroup.id,
      groupName: memberGroup.groupName,
      goalSettings: memberGroup.goalSettings,
      accountId: account.id,
      username: account.username,
      roleId: groupRole.roleId,
      roleName: groupRole.roleName,
    })
    .from(groupMember)
    .innerJoin(memberGroup, eq(memberGroup.id, groupMember.groupId))
    .innerJoin(account, eq(account.id, groupMember.accountId))
    .innerJoin(
      groupRole,
      and(eq(groupRole.groupId, groupMember.groupId), eq(groupRole.roleId, groupMember.roleId)),
    )
    .where(which)
    .orderBy(asc(memberGroup.id), asc(account.usernameKey), asc(groupRole.roleName));
  const members = await context.loaders(createTogether)(select);
  const minutes = await readMinutes(
    context,
    members.map(({ accountId }) => accountId),
  );
  return sortedByName(members, ({ groupName }) => groupName).flatMap(({ goalSettings, ...member }) => {
    const { providerIds, targets } = parseGoalSettings(goalSettings);
    const target = targets.find(({ roleId }) => roleId === member.roleId);
    if (!target || providerIds.length === 0) return [];
    const done = sumOf(providerIds.map((id) => minutes.get(`${member.accountId} ${id}`) ?? 0));
    return [{ ...member, targetHours: target.hours, minutes: done, ...goalProgress(done, target.hours) }];
  });
}

/** Minutes of time credit by “account provider”. One statement for all. */
async function readMinutes(context: Context, accountIds: readonly string[]): Promise<Map<string, number>> {
  const select = context.store.read
    .select({
      accountId: credit.playerId,
      providerId: quest.providerId,
      minutes: sql<number>`sum(${credit.value})`,
    })
    .from(credit)
    .innerJoin(quest, eq(quest.id, credit.questId))
    .where(and(isInList(credit.playerId, accountIds), eq(credit.type, 'volunteerTime')))
    .groupBy(credit.playerId, quest.providerId);
  const rows = await context.loaders(createTogether)(select);
  return new Map(rows.map(({ accountId, providerId, minutes }) => [`${accountId} ${providerId}`, minutes]));
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}
