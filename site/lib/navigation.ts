import { type Organization, organizationsOf } from '#domain/charities/organization-choice.ts';
import { opensConsolePage } from '#domain/permissions/console-pages.ts';
import { managingMemberships } from '#domain/permissions/permissions.ts';
import type { SiteFrameTexts } from '#domain/texts/generated/site-frame.ts';
import type { IconName } from '../ui/icon-paths.ts';
import type { SiteViewer } from './api-client.ts';
import { paths } from './paths.ts';

export type NavigationLink = { label: string; href: string };

/** The links of the top navigation and the mobile menu for this role, at the chosen organization if there is one. */
export function navigationLinks(
  viewer: SiteViewer | null,
  t: SiteFrameTexts,
  organizationId: string | null,
): NavigationLink[] {
  const find = { label: t.find, href: paths.find() };
  const charities = { label: t.charities, href: paths.charityList() };
  const guilds = { label: t.guilds, href: paths.guilds() };
  if (!viewer) return [find, charities, guilds];
  if (viewer.accountType === 'Provider') return providerLinks(t);
  const managed = organizationOptions(viewer).length > 0 ? managerLinks(viewer, t, organizationId) : [];
  return [
    find,
    charities,
    guilds,
    { label: t.profile, href: paths.funProfile(viewer.accountId) },
    ...managed,
  ];
}

/** What stands behind the own initials; volunteers find their own quests there, those who manage some too. */
export function accountLinks(viewer: SiteViewer, t: SiteFrameTexts): NavigationLink[] {
  const profile = { label: t.myProfile, href: paths.funProfile(viewer.accountId) };
  const quests = [
    { label: t.myQuests, href: paths.ownQuests() },
    { label: t.history, href: paths.history() },
    { label: t.regulars, href: paths.regulars() },
  ];
  const details = { label: t.yourDetails, href: paths.settings() };
  const messages = { label: t.messages, href: paths.inbox() };
  return viewer.accountType === 'Provider'
    ? [messages, profile, details]
    : [...quests, messages, profile, details];
}

/** What volunteers have under the thumb on a phone; no one else does. */
export function thumbLinks(
  viewer: SiteViewer | null,
  t: SiteFrameTexts,
): (NavigationLink & { icon: IconName })[] {
  if (!viewer?.hasRecord || viewer.accountType === 'Provider') return [];
  return [
    { label: t.home, href: paths.home(), icon: 'home' },
    { label: t.find, href: paths.find(), icon: 'search' },
    { label: t.myQuests, href: paths.ownQuests(), icon: 'calendar' },
    { label: t.messages, href: paths.inbox(), icon: 'mail' },
  ];
}

/** The links without those that lead where one of the own links leads: the mobile menu has both in one list. */
export function withoutOwn(
  links: readonly NavigationLink[],
  own: readonly NavigationLink[],
): NavigationLink[] {
  return links.filter(({ href }) => own.every((link) => link.href !== href));
}

function providerLinks(t: SiteFrameTexts): NavigationLink[] {
  return [
    { label: t.home, href: paths.consoleHome() },
    { label: t.calendar, href: paths.calendar() },
    { label: t.quests, href: paths.pastQuests() },
    { label: t.chariteers, href: paths.volunteers() },
    { label: t.groups, href: paths.groups() },
    { label: t.guilds, href: paths.guildsInConsole() },
  ];
}

/** Pages of the console that open for a manager. */
function managerLinks(
  viewer: SiteViewer,
  t: SiteFrameTexts,
  organizationId: string | null,
): NavigationLink[] {
  const opens = (page: 'volunteers' | 'data') => opensConsolePage(viewer, page, organizationId);
  return [
    { label: t.calendar, href: paths.calendar() },
    ...(opens('volunteers') ? [{ label: t.volunteers, href: paths.volunteers() }] : []),
    ...(opens('data') ? [{ label: t.data, href: paths.data() }] : []),
  ];
}

/** The organizations of the switch; none for an account that is in no group. */
export function organizationOptions(viewer: SiteViewer | null): Organization[] {
  return managingMemberships(viewer).length > 0 ? organizationsOf(viewer) : [];
}

/** Target of the home icon: the chosen organization's quests, or the viewer's home. */
export function homeHref(viewer: SiteViewer | null, organizationId: string | null): string {
  if (!viewer) return paths.splash();
  return organizationId === null ? paths.home() : paths.questList(organizationId);
}
