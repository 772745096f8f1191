import { roleNameOf } from '#domain/groups/group-role.ts';
import { ROLES } from '#domain/permissions/permissions.ts';
import { guild } from '../schema/guild.ts';
import { groupMember, groupRole, memberGroup, membershipPeriod } from '../schema/member-group.ts';
import type { Db } from '../store.ts';
import { insertAccount } from './insert-account.ts';
import { insertProvider } from './insert-provider.ts';
import { FACTORY_NOW, nextNumber, only } from './sequence.ts';

export type MemberGroup = typeof memberGroup.$inferSelect;
export type Guild = typeof guild.$inferSelect;
export type GroupMember = typeof groupMember.$inferSelect;

const GUILD_ROLES = ['admins', 'members'];

/** The group that manages a charity, with every role of the permission table. */
export async function insertProviderGroup(
  tx: Db,
  overrides: Partial<MemberGroup> = {},
): Promise<MemberGroup> {
  const number = nextNumber('group');
  const group = only(
    await tx
      .insert(memberGroup)
      .values({
        id: `group-${number}`,
        groupName: `Team ${number}`,
        groupType: 'provider',
        createdAt: FACTORY_NOW,
        ...overrides,
        providerId: overrides.providerId ?? (await insertProvider(tx)).id,
      })
      .returning(),
  );
  await insertRoles(tx, group.id, ROLES);
  return group;
}

/** A guild with its group and the roles admins and members; the creator is no member of it. */
export async function insertGuild(tx: Db, overrides: Partial<Guild> = {}): Promise<Guild> {
  const number = nextNumber('guild');
  const id = overrides.id ?? `guild-${number}`;
  const name = overrides.name ?? `Guild ${number}`;
  await tx.insert(memberGroup).values({ id, groupName: name, groupType: 'guild', createdAt: FACTORY_NOW });
  await insertRoles(tx, id, GUILD_ROLES);
  const row = {
    id,
    name,
    nameKey: name.toLowerCase(),
    classification: 'Fellowship',
    description: 'We serve together.',
    easyJoinCode: 'AB12',
    createdAt: FACTORY_NOW,
    ...overrides,
    creatorId: overrides.creatorId === undefined ? (await insertAccount(tx)).id : overrides.creatorId,
  };
  return only(await tx.insert(guild).values(row).returning());
}

/** A membership in one role; the group gets the role when it has none of that id. */
export async function insertMembership(
  tx: Db,
  overrides: Partial<GroupMember> & { roleName?: string } = {},
): Promise<GroupMember> {
  const { roleName, ...columns } = overrides;
  const row = {
    roleId: 'admins',
    joinedAt: FACTORY_NOW,
    ...columns,
    groupId: columns.groupId ?? (await insertProviderGroup(tx)).id,
    accountId: columns.accountId ?? (await insertAccount(tx)).id,
  };
  await insertRoles(tx, row.groupId, [row.roleId], roleName);
  const { accountId, groupId, joinedAt: startedAt } = row;
  await tx.insert(membershipPeriod).values({ accountId, groupId, startedAt }).onConflictDoNothing();
  return only(await tx.insert(groupMember).values(row).returning());
}

async function insertRoles(tx: Db, groupId: string, roleIds: readonly string[], roleName?: string) {
  const rows = roleIds.map((roleId) => ({ groupId, roleId, roleName: roleName ?? roleNameOf(roleId) }));
  await tx.insert(groupRole).values(rows).onConflictDoNothing();
}
