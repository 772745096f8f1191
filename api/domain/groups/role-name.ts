import { type RoleNamesTexts, roleNamesTexts } from '../texts/generated/role-names.ts';
import type { Locale } from '../texts/locale.ts';
import { roleNameOf } from './group-role.ts';

/** How a role is called in a language; one that the product does not know by its own name. */
export function roleNameIn(locale: Locale, roleId: string): string {
  return Object.hasOwn(roleNamesTexts(locale), roleId)
    ? roleNamesTexts(locale)[roleId as keyof RoleNamesTexts]
    : roleNameOf(roleId);
}
