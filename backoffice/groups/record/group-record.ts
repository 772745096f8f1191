import { ADMIN_ROLE, type Membership } from '#domain/permissions/permissions.ts';
import { compareNames } from '#domain/text/folded-text.ts';
import { consoleGroupsTexts } from '#domain/texts/generated/console-groups.ts';
import { newYorkDay } from '#domain/time/new-york-time.ts';
import type {
  ConsoleGroupApplicationFragment,
  ConsoleGroupMemberFragment,
  ConsoleGroupMembersQuery,
  ConsoleGroupRoleFragment,
  ConsoleInvitationFragment,
  ConsoleMemberGoalFragment,
} from '../../gql/generated.ts';
import { consoleFormats } from '../../language/console-formats.ts';
import { textsOf } from '../../language/console-locale.ts';
import { roleLabel } from '../../records/role-label.ts';

export type GroupMember = ConsoleGroupMemberFragment & { id: string };
export type GroupApplication = ConsoleGroupApplicationFragment;
export type GroupInvitation = ConsoleInvitationFragment;
export type MemberGoal = ConsoleMemberGoalFragment;
export type GroupRole = ConsoleGroupRoleFragment;
/** A group without its members. */
export type Group = Omit<ConsoleGroupMembersQuery['listGroupMembers'], 'items' | 'total'>;

/** ID of the selected charity's group; without a charity, of the viewer's first group by name. Null if none. */
export function ownGroupId(memberships: readonly Membership[], providerId: string | null): string | null {
  const byName = [...memberships].sort((a, b) => compareNames(a.groupName, b.groupName));
  const shown = providerId === null ? byName[0] : byName.find((one) => one.providerId === providerId);
  return shown?.groupId ?? null;
}

/** Names an entry of the list: who holds two roles has two. */
export function memberKey(memberId: string, roleId: string): string {
  return `${memberId} ${roleId}`;
}

/** Rows that follow each other with the same key, together. */
export function sectionsOf<Row, Key extends string>(rows: readonly Row[], keyOf: (row: Row) => Key) {
  const sections: { key: Key; rows: Row[] }[] = [];
  for (const row of rows) {
    const last = sections.at(-1);
    if (last?.key === keyOf(row)) last.rows.push(row);
    else sections.push({ key: keyOf(row), rows: [row] });
  }
  return sections;
}

/** Whether someone would end their own say in the group. */
export function givesUpAdmin(
  { memberId, roleId }: Pick<GroupMember, 'memberId' | 'roleId'>,
  ownId: string,
  destinationRoleId: string,
): boolean {
  return memberId === ownId && roleId === ADMIN_ROLE && destinationRoleId !== ADMIN_ROLE;
}

/** Whether no one else leads the group: then another admin is named before leaving. */
export function isLastAdmin(
  { roleId }: Pick<GroupMember, 'roleId'>,
  { roles }: Pick<Group, 'roles'>,
): boolean {
  const admins = roles.find((role) => role.roleId === ADMIN_ROLE);
  return roleId === ADMIN_ROLE && admins?.memberCount === 1;
}

/** An instant of the API as a day in New York: 'Mar 7, 2026'. */
export function dayText(instant: string): string {
  const at = Date.parse(instant);
  const { month, day } = consoleFormats().shortDay(at);
  return textsOf(consoleGroupsTexts).dayOfYear({ month, day, year: newYorkDay(at).slice(0, 4) });
}

/** 'Captains (3)'. */
export function roleText(role: Pick<GroupRole, 'roleName' | 'memberCount'>): string {
  return textsOf(consoleGroupsTexts).roleCounted({ role: roleLabel(role.roleName), count: role.memberCount });
}
