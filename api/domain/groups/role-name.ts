import { NON_MEMBER_ROLE } from '../permissions/permissions.ts';
import { type RoleNamesTexts, roleNamesTexts } from '../texts/generated/role-names.ts';
import { roleTitlesTexts } from '../texts/generated/role-titles.ts';
import type { Locale } from '../texts/locale.ts';
import { roleNameOf } from './group-role.ts';

/** How a role is called in a language; one that the product does not know by its own name. */
export function roleNameIn(locale: Locale, roleId: string): string {
  return Object.hasOwn(roleNamesTexts(locale), roleId)
    ? roleNamesTexts(locale)[roleId as keyof RoleNamesTexts]
    : roleNameOf(roleId);
}

/** What one person in a charity's role is called, by the English name that the API gives the role. */
export function roleTitleIn(locale: Locale, roleName: string): string {
  const titles = Object.entries(roleTitlesTexts(locale));
  return titles.find(([roleId]) => roleNameOf(roleId) === roleName)?.[1] ?? roleSaidIn(locale, roleName);
}

/** Translates a role from its English name in the API. */
export function roleSaidIn(locale: Locale, roleName: string): string {
  const { nonMember, ...names } = roleNamesTexts(locale);
  if (roleName === NON_MEMBER_ROLE) return nonMember;
  return Object.entries(names).find(([roleId]) => roleNameOf(roleId) === roleName)?.[1] ?? roleName;
}
