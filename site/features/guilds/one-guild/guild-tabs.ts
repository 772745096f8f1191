import { guildMembersTexts } from '#domain/texts/generated/guild-members.ts';
import { guildPageTexts } from '#domain/texts/generated/guild-page.ts';
import type { Locale } from '#domain/texts/locale.ts';

const NAMED = ['admins', 'members', 'Sophomores', 'Juniors', 'Seniors'] as const;

/** How near the viewer is to a guild, each with what those before may. */
const STANDINGS = ['stranger', 'member', 'admin'] as const;
export type GuildStanding = (typeof STANDINGS)[number];

/** The tabs of a guild in their order, and who has them. */
const TABS = {
  upcoming: 'stranger',
  past: 'stranger',
  members: 'member',
  news: 'member',
  reservations: 'admin',
  applications: 'admin',
  invitations: 'admin',
} as const satisfies Record<string, GuildStanding>;

export type GuildTabId = keyof typeof TABS;

const IDS = Object.keys(TABS) as GuildTabId[];
const idsFor = (standing: GuildStanding) =>
  IDS.filter((id) => STANDINGS.indexOf(TABS[id]) <= STANDINGS.indexOf(standing));

/** How near the viewer is to a guild. */
export function standingIn(guild: { viewerIsMember: boolean; viewerIsAdmin: boolean }): GuildStanding {
  if (guild.viewerIsAdmin) return 'admin';
  return guild.viewerIsMember ? 'member' : 'stranger';
}

/** The tabs of a guild for the viewer. */
export function guildTabs(locale: Locale, standing: GuildStanding): { id: GuildTabId; label: string }[] {
  const t = guildPageTexts(locale);
  return idsFor(standing).map((id) => ({ id, label: id === 'members' ? t.membersTab : t[id] }));
}

/** The tab that an address names, if the viewer has it; else the first. */
export function guildTabAt({ searchParams }: URL, standing: GuildStanding): GuildTabId {
  return idsFor(standing).find((id) => id === searchParams.get('tab')) ?? 'upcoming';
}

/** Whether an address names a tab that not everyone has: a visitor may be one who has to log in. */
export function isInnerTab({ searchParams }: URL): boolean {
  return IDS.some((id) => TABS[id] !== 'stranger' && id === searchParams.get('tab'));
}

/** A role in a guild as a language says it; one of another name stays as it is. */
export function guildRoleIn(locale: Locale, role: { roleId: string; roleName: string }): string {
  const known = NAMED.find((id) => id === role.roleId);
  return known ? guildMembersTexts(locale)[known] : role.roleName;
}
