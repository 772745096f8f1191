import { guildMembersTexts } from '#domain/texts/generated/guild-members.ts';
import type { Locale } from '#domain/texts/locale.ts';

const NAMED = ['admins', 'members', 'Sophomores', 'Juniors', 'Seniors'] as const;

/** A role in a guild as a language says it; one of another name stays as it is. */
export function guildRoleIn(locale: Locale, role: { roleId: string; roleName: string }): string {
  const known = NAMED.find((id) => id === role.roleId);
  return known ? guildMembersTexts(locale)[known] : role.roleName;
}
