import { newId } from '#db/new-id.ts';
import { groupMember } from '#db/schema/member-group.ts';
import type { Db } from '#db/store.ts';
import { ADMIN_ROLE, GUILD_MEMBER_ROLE } from '#domain/permissions.ts';
import { insertGroup } from './insert-group.ts';

/** Adds the group of a guild, with whom makes it as its admin; returns its id. `now` in epoch ms. */
export async function insertVolunteerGroup(
  tx: Db,
  { groupName, accountId, now }: { groupName: string; accountId: string; now: number },
): Promise<string> {
  const id = newId(now);
  const roleIds = [ADMIN_ROLE, GUILD_MEMBER_ROLE];
  await insertGroup(tx, { id, groupName, groupType: 'guild', providerId: null, roleIds, now });
  await tx.insert(groupMember).values({ groupId: id, accountId, roleId: ADMIN_ROLE, joinedAt: now });
  return id;
}
