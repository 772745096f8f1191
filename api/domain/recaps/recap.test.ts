import { describe, expect, it } from 'vitest';
import { type RecapContract, recapChanges, recapOutcome, recapRows, recapTotals } from './recap.ts';

const HOUR = 3_600_000;
/** Wednesday, November 18, 2026, 18:00 in New York. */
const START = Date.parse('2026-11-18T23:00:00Z');

const signUp = (values: Partial<RecapContract> = {}): RecapContract => ({
  providerId: '1',
  chariteerId: 'ada',
  status: null,
  claimedAt: START - 100 * HOUR,
  abandonedAt: null,
  abandonReason: null,
  handedToId: null,
  actualArrivalAt: null,
  actualDepartureAt: null,
  creditedUntil: null,
  startedAt: START,
  publishingStatus: 'Published',
  removedAt: null,
  ...values,
});

const served = (startedAt: number, minutes: number, values: Partial<RecapContract> = {}) =>
  signUp({
    status: 'Present',
    startedAt,
    actualArrivalAt: startedAt,
    actualDepartureAt: startedAt + minutes * 60_000,
    ...values,
  });

describe('what a sign-up counts as', () => {
  const late = { abandonedAt: START - 24 * HOUR };
  it.each<[string, Partial<RecapContract>, string | null]>([
    ['REC-08 attended: served', { status: 'Present' }, 'served'],
    ['REC-23 recorded absent', { status: 'Absent' }, 'absent'],
    ['REC-23 nothing recorded is no absence', {}, null],
    ['REC-23 booted is no absence', { status: 'Booted', abandonedAt: START }, null],
    ['REC-24 CON-11 bailed 24 hours before the start', late, 'late drop-out'],
    ['REC-24 CON-11 bailed a millisecond earlier', { abandonedAt: START - 24 * HOUR - 1 }, null],
    ['REC-24 CON-11 bailed after the start', { abandonedAt: START + HOUR }, 'late drop-out'],
    ['OPEN-REC-07 booted within 24 hours', { ...late, status: 'Booted' }, null],
    ['OPEN-REC-07 given back by the removal of the account', { ...late, removedAt: START - 24 * HOUR }, null],
    ['REC-24 bailed before the account was removed', { ...late, removedAt: START }, 'late drop-out'],
    ['REC-24 bailed from a quest that was cancelled', { ...late, publishingStatus: 'Cancelled' }, null],
    [
      'SAF-08 REC-24 given back when the guardian said no',
      { ...late, abandonReason: 'Guardian does not agree' },
      null,
    ],
    [
      'SAF-11 REC-24 given back since nobody supervises',
      { ...late, abandonReason: 'Nobody supervises' },
      null,
    ],
    ['SWP-05 (part: recaps) handed over to a stand-in', { ...late, handedToId: 'theirs' }, null],
    ['REC-24 bailed with a reason of the own', { ...late, abandonReason: 'Ill' }, 'late drop-out'],
    ['REC-24 bailed from a role without a date', { ...late, startedAt: null }, null],
    ['REC-23 recorded absent, then bailed: once', { status: 'Absent', abandonedAt: START + HOUR }, 'absent'],
    [
      'REC-12 attended, then bailed: the hours stay',
      { status: 'Present', abandonedAt: START + HOUR },
      'served',
    ],
  ])('%s', (_, values, outcome) => {
    expect(recapOutcome(signUp(values))).toBe(outcome);
  });
});

describe('the rows of a volunteer', () => {
  const rowsOf = (...signUps: RecapContract[]) =>
    Object.fromEntries(recapRows(signUps).map((row) => [`${row.providerId} ${row.period}`, row]));

  it('a quest on the last evening of a month by New York counts to that month, not to that of UTC [OPEN-REC-03]', () => {
    const evening = Date.parse('2026-12-01T01:00:00Z');
    expect(Object.keys(rowsOf(served(evening, 60)))).toEqual(['1 2026-11', '1 2026']);
    const newYear = Date.parse('2027-01-01T04:59:59Z');
    expect(Object.keys(rowsOf(served(newYear, 60)))).toEqual(['1 2026-12', '1 2026']);
  });

  it('adds quests and minutes by month and by year [REC-12]', () => {
    const rows = rowsOf(
      served(START, 90),
      served(START + 24 * HOUR, 30),
      served(START + 30 * 24 * HOUR, 61),
      signUp({ status: 'Absent' }),
    );
    expect(rows['1 2026-11']).toMatchObject({ completedQuests: 2, serviceMinutes: 120, absentCount: 1 });
    expect(rows['1 2026-12']).toMatchObject({ completedQuests: 1, serviceMinutes: 61, absentCount: 0 });
    expect(rows['1 2026']).toMatchObject({ completedQuests: 3, serviceMinutes: 181, absentCount: 1 });
  });

  it('only the first attended month of each charity is new, and its year [OPEN-REC-02]', () => {
    const absentBefore = signUp({ status: 'Absent', startedAt: START - 400 * 24 * HOUR });
    const rows = rowsOf(
      absentBefore,
      served(START, 60),
      served(START + 30 * 24 * HOUR, 60),
      served(START + 60 * 24 * HOUR, 60),
      served(START + 60 * 24 * HOUR, 60, { providerId: '2' }),
    );
    const isNew = Object.entries(rows).filter(([, row]) => row.isNew);
    expect(isNew.map(([key]) => key).sort()).toEqual(['1 2026', '1 2026-11', '2 2027', '2 2027-01']);
  });

  it('retained is who has attended in the month before as well, over the turn of the year too [REC-10]', () => {
    const rows = rowsOf(
      served(START, 60),
      served(Date.parse('2026-12-05T15:00:00Z'), 60),
      served(Date.parse('2027-01-05T15:00:00Z'), 60),
      signUp({ status: 'Absent', startedAt: Date.parse('2027-02-05T15:00:00Z') }),
      served(Date.parse('2027-03-05T15:00:00Z'), 60),
    );
    const retained = Object.entries(rows).filter(([, row]) => row.isRetained);
    expect(retained.map(([key]) => key).sort()).toEqual(['1 2026-12', '1 2027-01']);
  });

  it('a role without a date counts where the volunteer came, else where they signed up', () => {
    const came = { startedAt: null, actualArrivalAt: Date.parse('2026-10-02T12:00:00Z') };
    expect(Object.keys(rowsOf(signUp({ status: 'Present', ...came })))).toContain('1 2026-10');
    expect(Object.keys(rowsOf(signUp({ status: 'Present', startedAt: null })))).toContain('1 2026-11');
  });
});

describe('changes of rows', () => {
  const [month, year] = recapRows([served(START, 60)]) as [never, never];

  it('nothing is written where nothing differs', () => {
    expect(recapChanges([month, year], [year, month])).toEqual({ written: [], dropped: [], totals: [] });
  });

  it('sums change by the difference alone', () => {
    const after = recapRows([served(START, 90)]);
    const { written, dropped, totals } = recapChanges([month, year], after);
    expect([written.length, dropped.length]).toEqual([2, 0]);
    const none = { volunteerCount: 0, newVolunteerCount: 0, retainedVolunteerCount: 0 };
    expect(totals).toEqual([
      { providerId: '1', period: '2026-11', ...none, serviceMinutes: 30 },
      { providerId: '1', period: '2026', ...none, serviceMinutes: 30 },
    ]);
  });

  it('what is gone is dropped and taken off the sums', () => {
    const { dropped, totals } = recapChanges([month, year], []);
    expect(dropped).toEqual([month, year]);
    expect(
      totals.map((total) => [total.volunteerCount, total.newVolunteerCount, total.serviceMinutes]),
    ).toEqual([
      [-1, -1, -60],
      [-1, -1, -60],
    ]);
    expect(recapTotals([month], [month])).toMatchObject([{ volunteerCount: 0, serviceMinutes: 0 }]);
  });
});
