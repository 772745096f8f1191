import { and, asc, count, desc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { createTogether } from '#api/access/request/together.ts';
import { groupInvitation, groupRole, memberGroup } from '#db/schema/member-group.ts';
import { provider } from '#db/schema/provider.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { isGroupAdmin } from '#domain/permissions/permissions.ts';
import { findGroup } from './group-facts.ts';
import type { GroupInvitationRow, OwnInvitationRow } from './group-row.ts';

/**
 * Whom a group has invited and who has not answered, the latest first; declined ones too, until they end. For admins.
 * Errors: NOT_LOGGED_IN, GROUP_NOT_FOUND, FORBIDDEN.
 */
export async function listGroupInvitations(
  { viewer, store, now }: Context,
  groupId: string,
): Promise<GroupInvitationRow[]> {
  const person = requireLogin(viewer);
  const group = await findGroup(store.read, groupId);
  if (!group) throw new DomainError('GROUP_NOT_FOUND');
  if (!isGroupAdmin(person, group)) throw new DomainError('FORBIDDEN');
  return store.read
    .select({
      id: groupInvitation.id,
      groupId: groupInvitation.groupId,
      roleId: groupInvitation.roleId,
      roleName: groupRole.roleName,
      username: groupInvitation.username,
      createdAt: groupInvitation.createdAt,
      expiresAt: groupInvitation.expiresAt,
    })
    .from(groupInvitation)
    .innerJoin(groupRole, isRoleOfInvitation)
    .where(and(eq(groupInvitation.groupId, groupId), isOpen(now)))
    .orderBy(desc(groupInvitation.createdAt), asc(groupInvitation.id));
}

/** The invitations that wait for the viewer's answer, the latest first. Errors: NOT_LOGGED_IN. */
export async function listOwnInvitations(context: Context): Promise<OwnInvitationRow[]> {
  const { store, now } = context;
  const { accountId: ownerId } = requireLogin(context.viewer);
  const select = store.read
    .select({
      id: groupInvitation.id,
      groupName: memberGroup.groupName,
      providerName: provider.name,
      roleName: groupRole.roleName,
      createdAt: groupInvitation.createdAt,
      expiresAt: groupInvitation.expiresAt,
    })
    .from(groupInvitation)
    .innerJoin(groupRole, isRoleOfInvitation)
    .innerJoin(memberGroup, eq(memberGroup.id, groupInvitation.groupId))
    .leftJoin(provider, eq(provider.id, memberGroup.providerId))
    .where(waitsFor(ownerId, now))
    .orderBy(desc(groupInvitation.createdAt), asc(groupInvitation.id));
  const rows = await context.loaders(createTogether)(select);
  return rows.map((row) => ({ ...row, ownerId }));
}

/** An invitation that waits for that account's answer, or undefined. */
export async function findOwnInvitation(tx: Db, accountId: string, id: string, now: number) {
  const [found] = await tx
    .select()
    .from(groupInvitation)
    .where(and(eq(groupInvitation.id, id), waitsFor(accountId, now)));
  return found;
}

type Asked = { groupId: string } & ({ id: string } | { usernameKey: string });

/** Whether the group has an open invitation of that id, or for that name. */
export async function isOpenInvitationFor(tx: Db, asked: Asked, now: number): Promise<boolean> {
  const { id, usernameKey } = groupInvitation;
  const isMeant = 'id' in asked ? eq(id, asked.id) : eq(usernameKey, asked.usernameKey);
  return (await countInvitations(tx, asked.groupId, now, isMeant)) > 0;
}

/** How many invitations of a group are open. */
export function countOpenInvitations(tx: Db, groupId: string, now: number): Promise<number> {
  return countInvitations(tx, groupId, now);
}

async function countInvitations(tx: Db, groupId: string, now: number, which?: SQL): Promise<number> {
  const [counted] = await tx
    .select({ total: count() })
    .from(groupInvitation)
    .where(and(eq(groupInvitation.groupId, groupId), isOpen(now), which));
  return counted?.total ?? 0;
}

const isOpen = (now: number) => gt(groupInvitation.expiresAt, now);

const waitsFor = (accountId: string, now: number) =>
  and(
    or(eq(groupInvitation.accountId, accountId), isToAddressOf(accountId)),
    isNull(groupInvitation.declinedAt),
    isOpen(now),
  );

/** Whether it went to an address that this volunteer's account has confirmed. */
const isToAddressOf = (accountId: string) => sql`${groupInvitation.usernameKey} IN (
  SELECT lower(contact."emailAddress") FROM contact_email AS contact
  JOIN account AS owner ON owner."id" = contact."accountId"
  WHERE owner."id" = ${accountId} AND owner."accountType" = 'Chariteer'
    AND contact."verificationStatus" = 'Confirmed')`;

const isRoleOfInvitation = and(
  eq(groupRole.groupId, groupInvitation.groupId),
  eq(groupRole.roleId, groupInvitation.roleId),
);
