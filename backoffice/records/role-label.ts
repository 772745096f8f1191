import { roleNameOf } from '#domain/groups/group-role.ts';
import { NON_MEMBER_ROLE } from '#domain/permissions/permissions.ts';
import { roleNamesTexts } from '#domain/texts/generated/role-names.ts';
import { textsOf } from '../language/console-locale.ts';

/** What a role is called, by the name that the API gives it; one that the product does not know keeps it. */
export function roleLabel(roleName: string): string {
  const { nonMember, ...names } = textsOf(roleNamesTexts);
  if (roleName === NON_MEMBER_ROLE) return nonMember;
  return Object.entries(names).find(([roleId]) => roleNameOf(roleId) === roleName)?.[1] ?? roleName;
}
