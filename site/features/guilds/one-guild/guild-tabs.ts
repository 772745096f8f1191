import { guildPageTexts } from '#domain/texts/generated/guild-page.ts';
import type { Locale } from '#domain/texts/locale.ts';

/** The tabs of a guild in their order, and who has them. */
const TABS = {
  upcoming: { isForAdmins: false },
  past: { isForAdmins: false },
  reservations: { isForAdmins: true },
  members: { isForAdmins: true },
  applications: { isForAdmins: true },
} as const;

export type GuildTabId = keyof typeof TABS;

const IDS = Object.keys(TABS) as GuildTabId[];
const idsFor = (isAdmin: boolean) => IDS.filter((id) => isAdmin || !TABS[id].isForAdmins);

/** The tabs of a guild for the viewer. */
export function guildTabs(locale: Locale, isAdmin: boolean): { id: GuildTabId; label: string }[] {
  const t = guildPageTexts(locale);
  return idsFor(isAdmin).map((id) => ({ id, label: id === 'members' ? t.membersTab : t[id] }));
}

/** The tab that an address names, if the viewer has it; else the first. */
export function guildTabAt({ searchParams }: URL, isAdmin: boolean): GuildTabId {
  return idsFor(isAdmin).find((id) => id === searchParams.get('tab')) ?? 'upcoming';
}

/** Whether an address names a tab that only admins have: a visitor may be one who has to log in. */
export function isAdminTab({ searchParams }: URL): boolean {
  return IDS.some((id) => TABS[id].isForAdmins && id === searchParams.get('tab'));
}
