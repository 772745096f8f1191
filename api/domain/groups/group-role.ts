import type { GuildKindId } from '../guilds/guild-kind.ts';
import { ADMIN_ROLE, GOAL_ROLES, GUILD_MEMBER_ROLE, NON_MEMBER_ROLE } from '../permissions/permissions.ts';

/** How a role is called in texts: “You're one of the Kitchen Managers of …”. */
export function roleNameOf(roleId: string): string {
  const words = roleId.replace(/([a-z])([A-Z])/g, '$1 $2');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The role someone has in a group before an admin chooses one. Those of a charity's group have to be given. */
export function defaultRoleOf(groupType: 'provider' | 'guild'): string {
  return groupType === 'guild' ? GUILD_MEMBER_ROLE : NON_MEMBER_ROLE;
}

/** The roles that members of a guild can have: in a school's guild also the classes, for their goal hours. */
export function rolesOfGuild(kind: GuildKindId | null): string[] {
  const roles = [ADMIN_ROLE, GUILD_MEMBER_ROLE];
  return kind === 'school_organization' ? [...roles, ...GOAL_ROLES] : roles;
}

/** The names of someone's roles in a group: the charity's own account is its admin, who has none is a “Non Member”. */
export function shownRoleNames(roles: readonly { roleName: string }[], isOwnAccount = false): string[] {
  if (roles.length > 0) return roles.map(({ roleName }) => roleName);
  return [roleNameOf(isOwnAccount ? ADMIN_ROLE : NON_MEMBER_ROLE)];
}
