import { newId } from '#db/new-id.ts';
import type { Db } from '#db/store.ts';
import { GOAL_ROLES, NON_MEMBER_ROLE, ROLES } from '#domain/permissions/permissions.ts';
import { insertGroup } from './insert-group.ts';

const ROLES_OF_PROVIDERS = [...ROLES, ...GOAL_ROLES, NON_MEMBER_ROLE];

/** Adds the group that manages a provider, with every role a member can have; returns its id. */
export async function createProviderGroup(
  tx: Db,
  { providerId, name, now }: { providerId: string; name: string; now: number },
): Promise<string> {
  const id = newId(now);
  const roleIds = ROLES_OF_PROVIDERS;
  await insertGroup(tx, { id, groupName: name, groupType: 'provider', providerId, roleIds, now });
  return id;
}
