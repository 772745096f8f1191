import { describe, expect, it } from 'vitest';
import { CATEGORY_IDS } from './quest-category.ts';
import { serviceNumbers } from './service-record.ts';

const group = (status: 'Present' | 'Absent', tag: string, contracts: number, minutes = 0) => ({
  status,
  serviceTags: [tag],
  contracts,
  pastContracts: contracts,
  minutes,
});

describe('the numbers of a profile', () => {
  it('ENT-07 ENT-08 adds minutes and quests, and counts each of the 25 categories', () => {
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

  it('OPEN-FUN-04 attendance is Present of Present and Absent, of quests that have begun', () => {
    const coming = { ...group('Present', 'food', 2), pastContracts: 1 };
    expect(serviceNumbers([coming, group('Absent', 'food', 2)]).attendancePercentage).toBe(100 / 3);
  });

  it('FUN-06 OPEN-FUN-04 attendance is missing when nothing is recorded', () => {
    expect(serviceNumbers([])).toMatchObject({
      attendancePercentage: null,
      volunteerMinutes: 0,
      questsCompleted: 0,
      waterQuestsCompleted: 0,
    });
  });
});
