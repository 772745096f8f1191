import { groupRole, memberGroup } from '#db/schema/member-group.ts';
import type { Db } from '#db/store.ts';
import { roleNameOf } from '#domain/groups/group-role.ts';

type NewGroup = {
  id: string;
  groupName: string;
  groupType: 'provider' | 'guild';
  /** The provider it manages; null for a guild. */
  providerId: string | null;
  /** Every role a member can have. */
  roleIds: readonly string[];
  /** Epoch ms. */
  now: number;
};

/** Adds a group with its roles, and no one in it. */
export async function insertGroup(tx: Db, { roleIds, now, ...group }: NewGroup): Promise<void> {
  await tx.insert(memberGroup).values({ ...group, createdAt: now });
  await insertRoles(tx, group.id, roleIds);
}

/** Adds roles to a group; those it has already stay as they are. */
export async function insertRoles(tx: Db, groupId: string, roleIds: readonly string[]): Promise<void> {
  const roles = roleIds.map((roleId) => ({ groupId, roleId, roleName: roleNameOf(roleId) }));
  await tx.insert(groupRole).values(roles).onConflictDoNothing();
}
