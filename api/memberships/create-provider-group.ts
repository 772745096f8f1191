import { newId } from '#db/new-id.ts';
import { groupRole, memberGroup } from '#db/schema/member-group.ts';
import type { Db } from '#db/store.ts';
import { roleNameOf } from '#domain/group-role.ts';
import { GOAL_ROLES, NON_MEMBER_ROLE, ROLES } from '#domain/permissions.ts';

/** Adds the group that manages a provider, with every role a member can have; returns its id. */
export async function createProviderGroup(
  tx: Db,
  { providerId, name, now }: { providerId: string; name: string; now: number },
): Promise<string> {
  const groupId = newId(now);
  await tx
    .insert(memberGroup)
    .values({ id: groupId, groupName: name, groupType: 'provider', providerId, createdAt: now })
    .returning();
  const roleIds = [...ROLES, ...GOAL_ROLES, NON_MEMBER_ROLE];
  await tx
    .insert(groupRole)
    .values(roleIds.map((roleId) => ({ groupId, roleId, roleName: roleNameOf(roleId) })))
    .returning();
  return groupId;
}
