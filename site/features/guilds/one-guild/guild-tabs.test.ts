import { describe, expect, it } from 'vitest';
import { type GuildStanding, guildTabAt, guildTabs, isInnerTab, standingIn } from './guild-tabs.ts';

const at = (search: string, standing: GuildStanding = 'stranger') =>
  guildTabAt(new URL(`http://x.test/guilds/g${search}`), standing);
const labels = (standing: GuildStanding) => guildTabs('en', standing).map(({ label }) => label);

describe('the tabs of a guild', () => {
  it('all see two tabs, members four, admins seven [GUI-31, GUI-32, GUI-44, SAF-16]', () => {
    const all = ['Upcoming Quests', 'Past Quests'];
    expect(labels('stranger')).toEqual(all);
    expect(labels('member')).toEqual([...all, 'Members', 'News']);
    expect(labels('admin')).toEqual([
      ...all,
      'Members',
      'News',
      'Reservations',
      'Applications',
      'Invitations',
    ]);
  });

  it('upcoming is the default, also for a tab that the viewer does not have [GUI-32]', () => {
    expect(at('')).toBe('upcoming');
    expect(at('?tab=past')).toBe('past');
    expect(at('?tab=members')).toBe('upcoming');
    expect(at('?tab=members', 'member')).toBe('members');
    expect(at('?tab=invitations', 'member')).toBe('upcoming');
    expect(at('?tab=blocked', 'admin')).toBe('upcoming');
  });

  it('who looks after it is an admin, whoever else belongs to it a member [GUI-30: the tabs]', () => {
    expect(standingIn({ viewerIsMember: true, viewerIsAdmin: true })).toBe('admin');
    expect(standingIn({ viewerIsMember: true, viewerIsAdmin: false })).toBe('member');
    expect(standingIn({ viewerIsMember: false, viewerIsAdmin: false })).toBe('stranger');
  });

  it('the address in a mail leads an admin who is logged out over the log-in [SAF-16]', () => {
    const isInner = (search: string) => isInnerTab(new URL(`http://x.test/guilds/g${search}`));
    expect(['?tab=reservations', '?tab=news', '?tab=past', ''].map(isInner)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
