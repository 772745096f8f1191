import { describe, expect, it } from 'vitest';
import type { RecapList } from '../../gql/generated.ts';
import { columnsOf, firstSortOf, type RecapEntry, tablesOf } from './recap-tables.ts';

const ANN: RecapEntry = {
  chariteer: {
    id: 'ann',
    username: 'ann',
    nameFirst: 'Ann',
    nameLast: 'Young',
    phoneNumber: '2015550100',
    emailAddress: 'ann@demo.example',
    ageBand: '26 to 64',
  },
  combinedMinutes: 485,
  completedQuests: 3,
  absentCount: 2,
};
const GONE: RecapEntry = {
  ...ANN,
  chariteer: {
    id: 'gone',
    username: null,
    nameFirst: null,
    nameLast: null,
    phoneNumber: null,
    emailAddress: null,
    ageBand: null,
  },
};
const labels = (list: RecapList, period: string) => columnsOf(list, period).map(({ label }) => label);
const cells = (list: RecapList, entry: RecapEntry) =>
  columnsOf(list, '2026-11').map((column) => column.text(entry));

describe('the tables of a recap', () => {
  it('the retained stand in the recap of a month alone [REC-21, REC-22]', () => {
    expect(tablesOf('2026-11').map(({ list }) => list)).toEqual([
      'SERVED',
      'FIRST_TIME',
      'RETAINED',
      'ABSENT',
      'LATE_DROP',
    ]);
    expect(tablesOf('2026').map(({ list }) => list)).not.toContain('RETAINED');
    expect(tablesOf('2026-11')[2]?.note).toBe(
      'Displaying volunteer history from previous month to November 2026',
    );
  });

  it('everybody with contact, the band of ages, quests and hours with the rest in minutes [REC-17, REC-19, CST-01, CST-02]', () => {
    expect(labels('SERVED', '2026-11')).toEqual([
      'First name',
      'Last name',
      'Phone',
      'Email',
      'Age',
      'Quests completed this month',
      'Total hours',
    ]);
    expect(cells('SERVED', ANN)).toEqual([
      'Ann',
      'Young',
      '(201) 555-0100',
      'ann@demo.example',
      '26 to 64',
      '3',
      '8 hours, 5 minutes',
    ]);
    expect(cells('SERVED', GONE)).toEqual(['', '', '', '', '', '3', '8 hours, 5 minutes']);
    expect(labels('SERVED', '2026')).toContain('Quests completed this year');
  });

  it('the first-time and the retained have the columns of all, and what is of two months says so [OPEN-REC-06]', () => {
    expect(labels('FIRST_TIME', '2026-11')).toEqual(labels('SERVED', '2026-11'));
    expect(labels('RETAINED', '2026-11').slice(0, 5)).toEqual(labels('SERVED', '2026-11').slice(0, 5));
    expect(labels('RETAINED', '2026-11').slice(5)).toEqual([
      'Quests completed in both months',
      'Hours in both months',
    ]);
  });

  it('the absent and the short-notice cancellations have names and a count [REC-23, REC-24]', () => {
    expect(labels('ABSENT', '2026-11')).toEqual(['First name', 'Last name', 'Times absent']);
    expect(labels('LATE_DROP', '2026')).toEqual(['First name', 'Last name', 'Cancellations']);
    expect(cells('ABSENT', ANN)).toEqual(['Ann', 'Young', '2']);
    expect(firstSortOf('LATE_DROP')).toEqual({ field: 'absentCount', order: 'DESC' });
    expect(firstSortOf('RETAINED')).toEqual({ field: 'combinedMinutes', order: 'DESC' });
  });
});
