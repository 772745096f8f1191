export type GuildTabId = 'upcoming' | 'past' | 'reservations' | 'members' | 'applications';

type Tab = { id: GuildTabId; label: string; isForAdmins: boolean };

const TABS: readonly Tab[] = [
  { id: 'upcoming', label: 'Upcoming Quests', isForAdmins: false },
  { id: 'past', label: 'Past Quests', isForAdmins: false },
  { id: 'reservations', label: 'Reservations', isForAdmins: true },
  { id: 'members', label: 'Members', isForAdmins: true },
  { id: 'applications', label: 'Applications', isForAdmins: true },
];

/** Of admins too, and not there yet. */
export const LATER_TABS = ['Invitations', 'Blocked'] as const;

/** The tabs of a guild for the viewer. */
export function guildTabs(isAdmin: boolean): readonly Tab[] {
  return TABS.filter(({ isForAdmins }) => isAdmin || !isForAdmins);
}

/** The tab that an address names, if the viewer has it; else the first. */
export function guildTabAt({ searchParams }: URL, isAdmin: boolean): GuildTabId {
  return guildTabs(isAdmin).find(({ id }) => id === searchParams.get('tab'))?.id ?? 'upcoming';
}

/** Whether an address names a tab that only admins have: a visitor may be one who has to log in. */
export function isAdminTab({ searchParams }: URL): boolean {
  return TABS.some(({ id, isForAdmins }) => isForAdmins && id === searchParams.get('tab'));
}
