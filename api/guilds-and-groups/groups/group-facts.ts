import { and, count, countDistinct, eq, ne } from 'drizzle-orm';
import { readMemberships } from '#api/access/auth/membership-queries.ts';
import type { Viewer } from '#api/access/auth/viewer.ts';
import { isGuildLeader } from '#api/rows/membership-where.ts';
import { account } from '#db/schema/account.ts';
import { chariteer, providerBan } from '#db/schema/chariteer.ts';
import { groupMember, groupRole, memberGroup } from '#db/schema/member-group.ts';
import { provider } from '#db/schema/provider.ts';
import type { Db } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { type GroupAct, refusalInGroup } from '#domain/groups/group-gate.ts';
import { countedMemberships } from '#domain/permissions/demanded-factor.ts';
import { ADMIN_ROLE, isGroupAdmin } from '#domain/permissions/permissions.ts';

export type Group = {
  groupId: string;
  groupName: string;
  groupType: 'provider' | 'guild';
  /** The provider the group manages. */
  providerId: string | null;
};

export const GROUP_COLUMNS = {
  groupId: memberGroup.id,
  groupName: memberGroup.groupName,
  groupType: memberGroup.groupType,
  providerId: memberGroup.providerId,
};

/** The group of an id, or null. */
export async function findGroup(db: Db, groupId: string): Promise<Group | null> {
  const [found] = await db.select(GROUP_COLUMNS).from(memberGroup).where(eq(memberGroup.id, groupId));
  return found ?? null;
}

type Asked = {
  act: GroupAct;
  groupId: string;
  /** The account concerned; null when there is none. */
  memberId: string | null;
  originRoleId?: string;
  destinationRoleId?: string;
  hasApplication?: boolean;
  hasInvitation?: boolean;
  invitationCount?: number;
  /** For acts that ask how the person stands to the charity; epoch ms. */
  now?: number;
};

/**
 * The group, in which the viewer may do what is asked. For the transaction that does it: everything is read anew,
 * the viewer's own roles too, so that two who act at the same moment meet each other's outcome.
 * Errors: those of the group gate.
 */
export async function requireGroupAct(
  tx: Db,
  viewer: Viewer,
  { act, groupId, memberId, ...asked }: Asked,
): Promise<Group> {
  const group = await findGroup(tx, groupId);
  const asking = await readMemberships(tx, viewer.accountId);
  const memberships = countedMemberships(asking, { hasShownFactor: viewer.secondFactorAt !== null });
  const refusal = refusalInGroup({
    act,
    groupType: group?.groupType ?? null,
    isAdmin: group !== null && isGroupAdmin({ ...viewer, memberships }, group),
    isSelf: viewer.accountId === memberId,
    hasRecord: viewer.hasRecord,
    ...(await readCharityStanding(tx, { group, memberId, now: asked.now })),
    hasApplication: asked.hasApplication ?? false,
    hasInvitation: asked.hasInvitation ?? false,
    invitationCount: asked.invitationCount ?? 0,
    roleIds: await readRoleIds(tx, groupId),
    heldRoleIds: await readHeldRoleIds(tx, groupId, memberId ?? ''),
    originRoleId: asked.originRoleId ?? null,
    destinationRoleId: asked.destinationRoleId ?? null,
    isRoleResting: group?.groupType === 'guild' && viewer.accountId === memberId && viewer.isYoung,
    otherAdminCount: await countOtherAdmins(tx, {
      groupId,
      accountId: memberId ?? '',
      now: act === 'apply' ? asked.now : undefined,
    }),
    otherMemberCount: await countOtherMembers(tx, groupId, memberId ?? ''),
  });
  if (group === null || refusal) throw new DomainError(refusal ?? 'GROUP_NOT_FOUND');
  return group;
}

type Standing = { group: Group | null; memberId: string | null; now: number | undefined };

/** How the person concerned stands to the charity of a group; a guild has none. */
async function readCharityStanding(tx: Db, { group, memberId, now }: Standing) {
  const none = { isYoung: false, isBanned: false, isHidden: false };
  if (group === null || group.providerId === null || now === undefined) return none;
  const banned = and(eq(providerBan.providerId, provider.id), eq(providerBan.chariteerId, memberId ?? ''));
  const [found] = await tx
    .select({
      isVisible: provider.isVisible,
      banId: providerBan.id,
      accountBirth: account.dateOfBirth,
      recordBirth: chariteer.dateOfBirth,
    })
    .from(provider)
    .leftJoin(account, eq(account.id, memberId ?? ''))
    .leftJoin(chariteer, eq(chariteer.id, memberId ?? ''))
    .leftJoin(providerBan, banned)
    .where(eq(provider.id, group.providerId));
  if (!found) return none;
  const births = [found.accountBirth, found.recordBirth];
  return {
    isYoung: births.some((birth) => birth !== null && isYoungOn(birth, now)),
    isBanned: found.banId !== null,
    isHidden: !found.isVisible,
  };
}

/** The roles that someone holds in a group. */
export async function readHeldRoleIds(db: Db, groupId: string, accountId: string): Promise<string[]> {
  const held = await db
    .select({ roleId: groupMember.roleId })
    .from(groupMember)
    .where(and(eq(groupMember.groupId, groupId), eq(groupMember.accountId, accountId)));
  return held.map(({ roleId }) => roleId);
}

async function readRoleIds(db: Db, groupId: string): Promise<string[]> {
  const roles = await db
    .select({ roleId: groupRole.roleId })
    .from(groupRole)
    .where(eq(groupRole.groupId, groupId));
  return roles.map(({ roleId }) => roleId);
}

/**
 * A blocked account leads no one, and under 18 no one leads a guild (`now`, where one can ask to lead it). Who leaves is
 * not asked for another admin because of the other one's age: that would tell it.
 */
async function countOtherAdmins(
  db: Db,
  { groupId, accountId, now }: { groupId: string; accountId: string; now: number | undefined },
): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(groupMember)
    .innerJoin(account, eq(account.id, groupMember.accountId))
    .leftJoin(chariteer, eq(chariteer.id, groupMember.accountId))
    .where(
      and(
        eq(groupMember.groupId, groupId),
        ne(groupMember.accountId, accountId),
        now === undefined
          ? and(eq(groupMember.roleId, ADMIN_ROLE), eq(account.isBanned, false))
          : isGuildLeader(now),
      ),
    );
  return counted?.total ?? 0;
}

async function countOtherMembers(db: Db, groupId: string, accountId: string): Promise<number> {
  const [counted] = await db
    .select({ total: countDistinct(groupMember.accountId) })
    .from(groupMember)
    .where(and(eq(groupMember.groupId, groupId), ne(groupMember.accountId, accountId)));
  return counted?.total ?? 0;
}
