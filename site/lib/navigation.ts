import { type Organization, organizationsOf } from '#domain/charities/organization-choice.ts';
import { managingMemberships } from '#domain/permissions/permissions.ts';
import type { SiteViewer } from './api-client.ts';
import { paths } from './paths.ts';

export type NavigationLink = { label: string; href: string };

/** The links of the top navigation and the mobile menu for this role. */
export function navigationLinks(viewer: SiteViewer | null): NavigationLink[] {
  const charities = { label: 'Charities', href: paths.charityList() };
  const guilds = { label: 'Guilds', href: paths.guilds() };
  if (!viewer) return [charities, guilds];
  if (viewer.accountType === 'Provider') return providerLinks();
  const managed = organizationOptions(viewer).length > 0 ? managerLinks() : [];
  return [charities, guilds, { label: 'Profile', href: paths.funProfile(viewer.accountId) }, ...managed];
}

/** What stands behind the own initials; volunteers find their own quests there, those who manage some too. */
export function accountLinks(viewer: SiteViewer): NavigationLink[] {
  const profile = { label: 'My profile', href: paths.funProfile(viewer.accountId) };
  const quests = { label: 'My Quests', href: paths.ownQuests() };
  const details = { label: 'Your details', href: paths.settings() };
  return viewer.accountType === 'Provider' ? [profile, details] : [quests, profile, details];
}

/** The links without those that lead where one of the own links leads: the mobile menu has both in one list. */
export function withoutOwn(
  links: readonly NavigationLink[],
  own: readonly NavigationLink[],
): NavigationLink[] {
  return links.filter(({ href }) => own.every((link) => link.href !== href));
}

function providerLinks(): NavigationLink[] {
  return [
    { label: 'Home', href: paths.consoleHome() },
    { label: 'Calendar', href: paths.calendar() },
    { label: 'Quests', href: paths.pastQuests() },
    { label: 'Chariteers', href: paths.volunteers() },
    { label: 'Groups', href: paths.groups() },
    { label: 'Guilds', href: paths.guildsInConsole() },
  ];
}

function managerLinks(): NavigationLink[] {
  return [
    { label: 'Calendar', href: paths.calendar() },
    { label: 'Volunteers', href: paths.volunteers() },
    { label: 'Data', href: paths.data() },
  ];
}

/** The organizations of the switch; none for an account that is in no group. */
export function organizationOptions(viewer: SiteViewer | null): Organization[] {
  return managingMemberships(viewer).length > 0 ? organizationsOf(viewer) : [];
}

/** Where the home icon leads: to the quests of the chosen organization, else to the own home. */
export function homeHref(viewer: SiteViewer | null, organizationId: string | null): string {
  if (!viewer) return paths.splash();
  return organizationId === null ? paths.home() : paths.questList(organizationId);
}
