import { describe, expect, it } from 'vitest';
import { guildTabAt, guildTabs, isAdminTab } from './guild-tabs.ts';

const at = (search: string, isAdmin = false) =>
  guildTabAt(new URL(`http://x.test/guilds/g${search}`), isAdmin);

describe('the tabs of a guild', () => {
  it('GUI-31 GUI-32 SAF-16 all see two tabs, admins five', () => {
    expect(guildTabs('en', false).map(({ label }) => label)).toEqual(['Upcoming Quests', 'Past Quests']);
    expect(guildTabs('en', true).map(({ label }) => label)).toEqual([
      'Upcoming Quests',
      'Past Quests',
      'Reservations',
      'Members',
      'Applications',
    ]);
  });

  it('GUI-32 upcoming is the default, also for a tab that the viewer does not have', () => {
    expect(at('')).toBe('upcoming');
    expect(at('?tab=past')).toBe('past');
    expect(at('?tab=members')).toBe('upcoming');
    expect(at('?tab=members', true)).toBe('members');
    expect(at('?tab=blocked', true)).toBe('upcoming');
  });

  it('SAF-16 the address in a mail leads an admin who is logged out over the log-in', () => {
    const isForAdmins = (search: string) => isAdminTab(new URL(`http://x.test/guilds/g${search}`));
    expect(['?tab=reservations', '?tab=past', ''].map(isForAdmins)).toEqual([true, false, false]);
  });
});
