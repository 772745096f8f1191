import { expect, it } from 'vitest';
import { siteFrameTexts } from '#domain/texts/generated/site-frame.ts';
import type { SiteViewer } from './api-client.ts';
import { accountLinks, homeHref, navigationLinks, organizationOptions, withoutOwn } from './navigation.ts';

const T = siteFrameTexts('en');

const volunteer: SiteViewer = {
  accountId: 'v-1',
  isYoung: false,
  isStaff: false,
  ownProviderId: null,
  memberships: [],
  username: 'harborwalker',
  initials: 'HW',
  accountType: 'Chariteer',
  locale: null,
  hasRecord: true,
  areRightsHeld: false,
  subscriptionStatus: 'unsubscribed',
  sponsorBannerClosedAt: null,
};
const manager: SiteViewer = {
  ...volunteer,
  memberships: [
    {
      groupId: 'g-1',
      groupName: 'Harbor Kitchen Team',
      groupType: 'provider',
      providerId: '1',
      providerName: 'Harbor Kitchen',
      roles: [{ roleId: 'managers', roleName: 'Managers' }],
    },
    {
      groupId: 'g-2',
      groupName: 'Rowing Club',
      groupType: 'guild',
      providerId: null,
      providerName: null,
      roles: [],
    },
  ],
};
const labels = (viewer: SiteViewer | null, chosen: string | null = null) =>
  navigationLinks(viewer, T, chosen).map(({ label }) => label);

it('the top navigation shows charities, guilds and the own profile, after the way to find a Quest (DEC-37) [NAV-29]', () => {
  expect(labels(null)).toEqual(['Find', 'Charities', 'Guilds']);
  expect(navigationLinks(volunteer, T, null)).toEqual([
    { label: 'Find', href: '/find' },
    { label: 'Charities', href: '/charityList' },
    { label: 'Guilds', href: '/guilds' },
    { label: 'Profile', href: '/chariteer-fun-profile/v-1' },
  ]);
});

it('calendar, volunteers and data appear with a managed-provider membership only [NAV-31]', () => {
  expect(labels(manager)).toEqual([
    'Find',
    'Charities',
    'Guilds',
    'Profile',
    'Calendar',
    'Volunteers',
    'Data',
  ]);
  const guildMember = { ...manager, memberships: manager.memberships.slice(1) };
  expect(labels(guildMember)).toEqual(['Find', 'Charities', 'Guilds', 'Profile']);
});

it.each([
  ['boardMembers', ['Calendar', 'Volunteers', 'Data']],
  ['coordinators', ['Calendar', 'Volunteers']],
  ['trustedMinors', ['Calendar']],
])('leads %s only to pages of the console that open for them [NAV-31]', (roleId, opened) => {
  const [team] = manager.memberships;
  const roles = [{ roleId, roleName: roleId }];
  const viewer = { ...manager, memberships: [{ ...team, roles }] } as SiteViewer;
  expect(labels(viewer, '1').slice(4)).toEqual(opened);
  const elsewhere = { ...team, groupId: 'g-3', providerId: '2' };
  const both = { ...viewer, memberships: [...viewer.memberships, elsewhere] } as SiteViewer;
  expect(labels(both, '1').slice(4), 'a role elsewhere opens nothing here').toEqual(opened);
  expect(labels(both).slice(4)).toEqual(['Calendar', 'Volunteers', 'Data']);
});

it('a provider account has the entries of its own work [NAV-30]', () => {
  expect(labels({ ...volunteer, accountType: 'Provider', ownProviderId: '1' })).toEqual([
    'Home',
    'Calendar',
    'Quests',
    'Chariteers',
    'Groups',
    'Guilds',
  ]);
  const provider: SiteViewer = { ...volunteer, accountType: 'Provider', ownProviderId: '1' };
  expect(navigationLinks(provider, T, null).find(({ label }) => label === 'Guilds')?.href).toBe(
    '/console/guilds',
  );
});

it('the switch lists managed organizations by their group name [NAV-32]', () => {
  expect(organizationOptions(manager)).toEqual([
    { providerId: '1', providerName: 'Harbor Kitchen', name: 'Harbor Kitchen Team' },
  ]);
  expect(organizationOptions(volunteer)).toEqual([]);
});

it('the home icon leads to the chosen organization, else home [NAV-35, OPEN-NAV-07]', () => {
  expect(homeHref(manager, '1')).toBe('/questList/1');
  expect(homeHref(manager, null)).toBe('/home');
  expect(homeHref(null, null)).toBe('/');
});

it('who manages finds the own quests too, and the mobile menu has the profile once [NAV-37, NAV-40]', () => {
  expect(accountLinks(manager, T)).toEqual([
    { label: 'My Quests', href: '/home#own-quests' },
    { label: 'Quest history', href: '/history' },
    { label: 'Repeating Quests', href: '/regulars' },
    { label: 'Messages', href: '/inbox' },
    { label: 'My profile', href: '/chariteer-fun-profile/v-1' },
    { label: 'Your details', href: '/settings' },
  ]);
  const links = withoutOwn(navigationLinks(manager, T, null), accountLinks(manager, T));
  expect(links.map(({ label }) => label)).toEqual([
    'Find',
    'Charities',
    'Guilds',
    'Calendar',
    'Volunteers',
    'Data',
  ]);
  const provider: SiteViewer = { ...volunteer, accountType: 'Provider', ownProviderId: '1' };
  expect(accountLinks(provider, T).map(({ label }) => label)).toEqual([
    'Messages',
    'My profile',
    'Your details',
  ]);
});
