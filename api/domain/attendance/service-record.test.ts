import { describe, expect, it } from 'vitest';
import { CATEGORY_IDS } from '../quests/quest-category.ts';
import { discoveredTypes, serviceNumbers } from './service-record.ts';

const group = (status: 'Present' | 'Absent', tag: string, contracts: number, minutes = 0) => ({
  status,
  serviceTags: [tag],
  contracts,
  pastContracts: contracts,
  minutes,
});

describe('the numbers of a profile', () => {
  it('adds minutes and quests, and counts each of the 25 categories [ENT-07, ENT-08]', () => {
    const numbers = serviceNumbers([
      group('Present', 'food', 3, 540),
      group('Present', 'Food', 1, 60),
      group('Present', 'youth', 2, 125),
      group('Present', 'nonsense', 1, 10),
      group('Absent', 'beast', 1),
    ]);
    expect(numbers).toMatchObject({ volunteerMinutes: 735, questsCompleted: 7 });
    const counts = CATEGORY_IDS.map((id) => [id, numbers[`${id}QuestsCompleted`]] as const);
    expect(counts).toHaveLength(25);
    expect(counts.filter(([, count]) => count > 0)).toEqual([
      ['food', 4],
      ['youth', 2],
    ]);
  });

  it('attendance is Present of Present and Absent, of quests that have begun [OPEN-FUN-04]', () => {
    const coming = { ...group('Present', 'food', 2), pastContracts: 1 };
    expect(serviceNumbers([coming, group('Absent', 'food', 2)]).attendancePercentage).toBe(100 / 3);
  });

  it('attendance is missing when nothing is recorded [FUN-06, OPEN-FUN-04]', () => {
    expect(serviceNumbers([])).toMatchObject({
      attendancePercentage: null,
      volunteerMinutes: 0,
      questsCompleted: 0,
      waterQuestsCompleted: 0,
    });
  });
});

describe('the types of a profile', () => {
  const typesOf = (...groups: Parameters<typeof serviceNumbers>[0]) => {
    const { completed, undiscovered } = discoveredTypes(serviceNumbers(groups));
    return {
      completed: completed.map(({ category, count }) => [category.label, count]),
      undiscovered: undiscovered.map(({ id }) => id),
    };
  };

  it('those with a count come first by count, then by name; the others are undiscovered [FUN-07, FUN-08]', () => {
    const { completed, undiscovered } = typesOf(
      group('Present', 'water', 2),
      group('Present', 'beast', 1),
      group('Present', 'food', 7),
      group('Present', 'craft', 2),
      group('Absent', 'war', 3),
    );
    expect(completed).toEqual([
      ['Food', 7],
      ['Craft', 2],
      ['Water', 2],
      ['Beast', 1],
    ]);
    expect(undiscovered).toHaveLength(21);
    expect(undiscovered).toContain('war');
    expect(undiscovered).not.toContain('food');
  });

  it('quests without a known type are counted as uncategorized, which nobody can miss [CAT-12, FUN-07]', () => {
    const none = typesOf(group('Present', 'uncharted', 2), group('Present', 'food', 1));
    expect(none.completed).toEqual([
      ['Uncategorized', 2],
      ['Food', 1],
    ]);
    expect(none.undiscovered).toHaveLength(24);
  });

  it('nothing is completed at first, and nothing is undiscovered at last [FUN-08, FUN-09]', () => {
    expect(typesOf()).toEqual({ completed: [], undiscovered: CATEGORY_IDS });
    expect(typesOf(...CATEGORY_IDS.map((id) => group('Present', id, 1))).undiscovered).toEqual([]);
  });
});
