import { and, asc, count, eq, or, type SQL, sql } from 'drizzle-orm';
import { requireLogin, requireManager } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { pageOf } from '#api/access/request/page.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import type { QueryListGroupMembersArgs } from '#api/graphql/generated/types.ts';
import { visibilityIn } from '#api/people/volunteers/person-visibility.ts';
import { VISIBILITY_COLUMNS } from '#api/rows/volunteer-columns.ts';
import { isAdultInGroup } from '#api/rows/volunteer-where.ts';
import { isInList } from '#db/in-list.ts';
import { account } from '#db/schema/account.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { groupMember, groupRole, memberGroup } from '#db/schema/member-group.ts';
import { provider } from '#db/schema/provider.ts';
import type { Db } from '#db/store.ts';
import { isNamedMember } from '#domain/ages/named-peers.ts';
import { shows } from '#domain/ages/person-visibility.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { shownRoleNames } from '#domain/groups/group-role.ts';
import { isGroupAdmin, isMembershipCounted, type Membership } from '#domain/permissions/permissions.ts';
import { countPendingApplications } from './group-application-queries.ts';
import { findGroup, type Group } from './group-facts.ts';
import type { GroupMemberRow } from './group-row.ts';

/**
 * A group, its roles and a page of its members by role and username; for its members and admins. Who has no role there
 * yet finds themselves alone.
 * Errors: NOT_LOGGED_IN, GROUP_NOT_FOUND, FORBIDDEN, BAD_USER_INPUT for a page.
 */
export async function listGroupMembers(
  context: Context,
  { groupId, roleId, ...page }: QueryListGroupMembersArgs,
) {
  const { viewer, store } = context;
  const person = requireLogin(viewer);
  const db = store.read;
  const group = await findGroup(db, groupId);
  if (!group) throw new DomainError('GROUP_NOT_FOUND');
  const isViewerAdmin = isGroupAdmin(person, group);
  const own = person.memberships.find((membership) => membership.groupId === groupId);
  if (!own && !isViewerAdmin) throw new DomainError('FORBIDDEN');
  const { limit, offset } = pageOf(page);
  const isOwnAccount = group.providerId !== null && person.ownProviderId === group.providerId;
  const isSeen = await seenMembers(context, group, { isViewerAdmin, own });
  const roles = await readRoleCounts(db, groupId, isSeen);
  const listed = roleId == null ? roles : roles.filter((role) => role.roleId === roleId);
  const ofRole = roleId == null ? undefined : eq(groupMember.roleId, roleId);
  return {
    ...group,
    managedProviderId: group.providerId,
    isViewerAdmin,
    viewerRoleNames: shownRoleNames(own?.roles ?? [], isOwnAccount),
    pendingApplicationCount: isViewerAdmin ? await countPendingApplications(db, context.now, groupId) : null,
    roles,
    demandsSecondFactor: await readDemand(db, group),
    items: await visibleOf(
      context,
      group,
      await selectMembers(db, groupId, and(ofRole, isSeen)).limit(limit).offset(offset),
    ),
    total: listed.reduce((sum, { memberCount }) => sum + memberCount, 0),
  };
}

/**
 * Members whom a list and its counts have for the viewer: the young for its admins, staff and themselves alone. Of a
 * guild's adults members read its admins, and others by chance, so that no missing name tells who is young.
 */
async function seenMembers(
  { viewer, now, config, store: { read } }: Context,
  { groupId, groupType }: Group,
  { isViewerAdmin, own }: { isViewerAdmin: boolean; own: Membership | undefined },
): Promise<SQL | undefined> {
  if (isViewerAdmin || viewer?.isStaff) return undefined;
  const isSelf = eq(account.id, viewer?.accountId ?? '');
  if (!own || !isMembershipCounted(own)) return isSelf;
  if (groupType !== 'guild') return or(isAdultInGroup(now), isSelf);
  const { accountId, roleId } = groupMember;
  const members = await read
    .selectDistinct({ id: accountId })
    .from(groupMember)
    .where(eq(groupMember.groupId, groupId));
  const hash = (text: string) => config.dataKey.hash('named-peer', text);
  const named = members.map(({ id }) => id).filter((id) => isNamedMember(hash, id));
  const isNamed = or(isInList(account.id, named), eq(roleId, 'admins'));
  return or(and(isAdultInGroup(now), isNamed), isSelf);
}

/** Members whose usernames the viewer can see. */
async function visibleOf(context: Context, group: Group, rows: readonly Member[]): Promise<GroupMemberRow[]> {
  const isAdmin = isGroupAdmin(context.viewer, group);
  const knowsFactors = isAdmin && group.groupType === 'provider';
  const seen = await Promise.all(
    rows.map(async (row) => {
      const person = { ...row, id: row.memberId };
      const visibility = await visibilityIn(context, person, { kind: 'group', ...group });
      if (!shows(visibility, 'username')) return null;
      return {
        ...row,
        hidesProfile: hidesProfiles(context.viewer, row.memberId, isAdmin),
        hasSecondFactor: knowsFactors ? row.hasSecondFactor : null,
      };
    }),
  );
  return seen.filter((row) => row !== null);
}

/** Admins have the young among the members, whose ages are not theirs to know (DEC-75); peers have adults alone. */
function hidesProfiles(viewer: Context['viewer'], memberId: string, isAdmin: boolean): boolean {
  return isAdmin && !viewer?.isStaff && viewer?.accountId !== memberId;
}

/** The group that manages a charity, for its managers. Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN. */
export async function findProviderGroupId(context: Context, providerId: string): Promise<string | null> {
  requireLogin(context.viewer);
  await findProvider(context, providerId);
  requireManager(context.viewer, providerId);
  const [found] = await context.store.read
    .select({ id: memberGroup.id })
    .from(memberGroup)
    .where(eq(memberGroup.providerId, providerId))
    .orderBy(asc(memberGroup.groupName), asc(memberGroup.id))
    .limit(1);
  return found?.id ?? null;
}

/** Someone in one of their roles. */
export async function readGroupMember(
  db: Db,
  groupId: string,
  memberId: string,
  roleId: string,
): Promise<GroupMemberRow> {
  const isMeant = and(eq(groupMember.accountId, memberId), eq(groupMember.roleId, roleId));
  const [found] = await selectMembers(db, groupId, isMeant);
  if (!found) throw new DomainError('MEMBER_NOT_FOUND');
  return found;
}

type Member = Awaited<ReturnType<typeof selectMembers>>[number];

function selectMembers(db: Db, groupId: string, which: SQL | undefined) {
  return db
    .select({
      ownerId: account.id,
      memberId: account.id,
      username: account.username,
      nameFirst: account.nameFirst,
      nameLast: account.nameLast,
      ...VISIBILITY_COLUMNS,
      roleId: groupRole.roleId,
      roleName: groupRole.roleName,
      joinedAt: groupMember.joinedAt,
      providerId: memberGroup.providerId,
      hasSecondFactor: sql<boolean>`(EXISTS (SELECT 1 FROM one_time_password AS factor
          WHERE factor."accountId" = ${account.id} AND factor."confirmedAt" IS NOT NULL)
        OR EXISTS (SELECT 1 FROM passkey AS device WHERE device."accountId" = ${account.id}))`.mapWith(
        Boolean,
      ),
    })
    .from(groupMember)
    .innerJoin(memberGroup, eq(memberGroup.id, groupMember.groupId))
    .innerJoin(account, eq(account.id, groupMember.accountId))
    .leftJoin(chariteer, eq(chariteer.id, groupMember.accountId))
    .innerJoin(
      groupRole,
      and(eq(groupRole.groupId, groupMember.groupId), eq(groupRole.roleId, groupMember.roleId)),
    )
    .where(and(eq(groupMember.groupId, groupId), which))
    .orderBy(asc(groupRole.roleName), asc(groupRole.roleId), asc(account.usernameKey))
    .$dynamic();
}

/** Whether the charity of a group demands a second factor; null for a guild, which has no charity. */
async function readDemand(db: Db, { providerId }: Group): Promise<boolean | null> {
  if (providerId === null) return null;
  const [found] = await db
    .select({ demandsSecondFactor: provider.demandsSecondFactor })
    .from(provider)
    .where(eq(provider.id, providerId));
  return found?.demandsSecondFactor ?? null;
}

async function readRoleCounts(db: Db, groupId: string, isSeen: SQL | undefined) {
  const { accountId } = groupMember;
  return db
    .select({
      roleId: groupRole.roleId,
      roleName: groupRole.roleName,
      memberCount: count(isSeen ? sql`CASE WHEN ${isSeen} THEN ${accountId} END` : accountId),
    })
    .from(groupRole)
    .leftJoin(
      groupMember,
      and(eq(groupMember.groupId, groupRole.groupId), eq(groupMember.roleId, groupRole.roleId)),
    )
    .leftJoin(account, eq(account.id, accountId))
    .leftJoin(chariteer, eq(chariteer.id, accountId))
    .where(eq(groupRole.groupId, groupId))
    .groupBy(groupRole.roleId, groupRole.roleName)
    .orderBy(asc(groupRole.roleName), asc(groupRole.roleId));
}
