import { describe, expect, it } from 'vitest';
import { consoleRulesTexts } from '../texts/generated/console-rules.ts';
import { DEFAULT_TARGETS, goalProgress, parseGoalSettings, problemOfGoals } from './goal-hours.ts';

describe('goal hours', () => {
  it('are 15 for Sophomores, 60 for Juniors and 20 for Seniors unless a group says otherwise [GRP-13]', () => {
    expect(parseGoalSettings(null)).toEqual({
      providerIds: [],
      targets: [
        { roleId: 'Sophomores', hours: 15 },
        { roleId: 'Juniors', hours: 60 },
        { roleId: 'Seniors', hours: 20 },
      ],
    });
    const own = { providerIds: ['1'], targets: [{ roleId: 'Juniors', hours: 30 }] };
    expect(parseGoalSettings(own)).toEqual(own);
    expect(parseGoalSettings({ providerIds: [1, '2'], targets: [{ roleId: 'x' }, null] })).toEqual({
      providerIds: ['2'],
      targets: [],
    });
  });

  it('progress is hours over target [GRP-13]', () => {
    expect(goalProgress(450, 15)).toEqual({ hours: 7.5, progress: 0.5 });
    expect(goalProgress(0, 60)).toEqual({ hours: 0, progress: 0 });
    expect(goalProgress(2400, 20)).toEqual({ hours: 40, progress: 2 });
  });

  it('settings name charities that exist, roles of the group and whole hours [OPEN-GRP-02]', () => {
    const known = { roleIds: new Set(['Juniors', 'Seniors']), knownProviderIds: new Set(['1', '2']) };
    const problem = (providerIds: string[], ...targets: [string, number][]) =>
      problemOfGoals(
        consoleRulesTexts('en'),
        { providerIds, targets: targets.map(([roleId, hours]) => ({ roleId, hours })) },
        known,
      );
    expect(problem(['1', '2'], ['Juniors', 1], ['Seniors', 10_000])).toBeNull();
    expect(problem([])).toBeNull();
    expect(problem(['3'])).toBe('One of the charities doesn’t exist.');
    expect(problem(Array(11).fill('1'))).toBe('Goal hours count at up to 10 charities.');
    expect(problem([], ['Wizards', 5])).toBe('One role isn’t in this group.');
    expect(problem([], ['Juniors', 5], ['Juniors', 6])).toBe('Each role has one target.');
    for (const hours of [0, -1, 1.5, 10_001]) {
      expect(problem([], ['Juniors', hours])).toBe('Enter whole hours from 1 to 10000.');
    }
    expect(DEFAULT_TARGETS).toHaveLength(3);
  });
});
