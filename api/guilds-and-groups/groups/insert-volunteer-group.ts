import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { newId } from '#db/new-id.ts';
import type { Db } from '#db/store.ts';
import { ADMIN_ROLE } from '#domain/permissions/permissions.ts';
import { insertGroup } from './insert-group.ts';
import { addMember } from './keep-membership.ts';

type NewVolunteerGroup = { groupName: string; accountId: string; roleIds: readonly string[] };

/** Adds the group of a guild, with whom makes it as its admin; returns its id. */
export async function insertVolunteerGroup(
  tx: Db,
  context: MailContext,
  { accountId, ...group }: NewVolunteerGroup,
): Promise<string> {
  const { now } = context;
  const id = newId(now);
  await insertGroup(tx, { ...group, now, id, groupType: 'guild', providerId: null });
  await addMember(tx, context, { groupId: id, accountId, roleId: ADMIN_ROLE });
  return id;
}
