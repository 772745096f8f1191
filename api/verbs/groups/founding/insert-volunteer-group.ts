import { addMember } from '#api/verbs/groups/keep-membership.ts';
import { newId } from '#db/new-id.ts';
import type { Db } from '#db/store.ts';
import { ADMIN_ROLE } from '#domain/permissions/permissions.ts';
import { insertGroup } from './insert-group.ts';

type NewVolunteerGroup = { groupName: string; accountId: string; roleIds: readonly string[]; now: number };

/** Adds the group of a guild, with whom makes it as its admin; returns its id. `now` in epoch ms. */
export async function insertVolunteerGroup(
  tx: Db,
  { accountId, ...group }: NewVolunteerGroup,
): Promise<string> {
  const id = newId(group.now);
  await insertGroup(tx, { ...group, id, groupType: 'guild', providerId: null });
  await addMember(tx, { groupId: id, accountId, roleId: ADMIN_ROLE, now: group.now });
  return id;
}
