import { describe, expect, it } from 'vitest';
import type { Subject } from '#domain/permissions/permissions.ts';
import { questManagementTexts } from '#domain/texts/generated/quest-management.ts';
import { managerActions, whoSees } from './manager-actions.ts';

const START = Date.parse('2026-11-17T16:30:00Z');
const END = START + 3_600_000;
const quest = {
  id: 'q 1',
  providerId: '1',
  eventType: 'OSV',
  publishingStatus: 'Published',
  startedAt: START,
  endedAt: END,
} as const;

function memberWith(roleId: string): Subject {
  const group = { groupId: 'g', groupName: 'Team', groupType: 'provider' as const };
  const roles = [{ roleId, roleName: roleId }];
  const membership = { ...group, providerId: '1', providerName: 'Harbor Table', roles };
  return { accountId: 'a', isYoung: false, isStaff: false, ownProviderId: null, memberships: [membership] };
}

const T = questManagementTexts('en');
const actionsOf = (roleId: string, now: number, over: object = {}) =>
  managerActions({ ...quest, ...over }, { viewer: memberWith(roleId), now }, T);
const labels = (
  roleId: string,
  now: number,
  over: Partial<{ publishingStatus: 'Template' | 'Cancelled' }> = {},
) => actionsOf(roleId, now, over).map(({ label }) => label);

describe('what managers find on the page of a quest', () => {
  it.each([
    ['managers', ['Edit', 'Broadcast', 'Attendance']],
    ['captains', ['Edit', 'Attendance']],
    ['frontDeskStaff', ['Attendance']],
    ['boardMembers', []],
  ])('%s get the buttons their permissions open [QD-14]', (roleId, expected) => {
    expect(labels(roleId, START - 1)).toEqual([...expected, 'Manage in the console']);
  });

  it('the buttons open the console at that quest [OPEN-QD-03]', () => {
    const actions = actionsOf('managers', START - 1);
    expect(actions.map(({ href }) => href)).toEqual([
      '/console/quests/q%201/edit',
      '/console/quests/q%201/broadcast',
      '/console/quests/q%201/attendance',
      '/console/quests/q%201/show',
    ]);
  });

  it('nobody edits from the start on, except stamps [QD-17, OPEN-QST-03]', () => {
    expect(labels('managers', START)).not.toContain('Edit');
    expect(labels('managers', END)).not.toContain('Edit');
    expect(labels('managers', END, { publishingStatus: 'Template' })).toContain('Edit');
  });

  it('a quest that is over is not broadcast, and a stamp’s button cannot be used [QD-18]', () => {
    expect(labels('managers', END - 1)).toContain('Broadcast');
    expect(labels('managers', END)).not.toContain('Broadcast');
    const broadcast = actionsOf('managers', START - 1, { publishingStatus: 'Template' }).find(
      ({ label }) => label === 'Broadcast',
    );
    expect(broadcast).toMatchObject({ href: null });
  });

  it('managers are told who sees what is not Published [QST-04, QST-06, OPEN-QST-01]', () => {
    for (const status of ['Draft', 'Unlisted', 'Private'] as const)
      expect(whoSees(status, T)).toContain(status);
    expect(whoSees('Published', T)).toBeNull();
  });
});
