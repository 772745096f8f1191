import { expect, it } from 'vitest';
import { backupSlots, copiesToDrop, copyName, copyTime, isBackupOverdue } from './backup-copies.ts';

const HOUR_MS = 3_600_000;
const NOW = Date.parse('2026-11-30T08:00:05Z');

const every = (hours: number, days: number) =>
  Array.from({ length: (days * 24) / hours + 1 }, (_, back) => NOW - back * hours * HOUR_MS).reverse();

it('names a copy by its instant in UTC, and reads it from the name [OPS-10]', () => {
  expect(copyName(NOW)).toBe('chariteers-2026-11-30T080005Z.copy');
  expect(copyTime(copyName(NOW))).toBe(NOW);
  for (const name of ['app.db', `${copyName(NOW)}.partial`, 'chariteers-2026-13-30T080005Z.copy', ''])
    expect(copyTime(name), name).toBeNull();
});

it('keeps copies hourly for a day, daily for 30 days and monthly for a year [OPS-10]', () => {
  const made = every(1, 500).map(copyName);
  const dropped = new Set(copiesToDrop(made, NOW));
  const kept = made.filter((name) => !dropped.has(name));
  const within = (days: number) => kept.filter((name) => NOW - (copyTime(name) ?? 0) < days * 24 * HOUR_MS);
  expect(within(1)).toHaveLength(24);
  expect(within(30)).toHaveLength(24 + 29);
  expect(kept.slice(0, 12).map((name) => name.slice(11, 24))).toEqual(
    // The newest of each month.
    ['2025-11-30', '2025-12-31', '2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']
      .concat(['2026-06-30', '2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31'])
      .map((day) => `${day}T23`),
  );
});

it('keeps as many where it drops after each backup, once a day [OPS-10]', () => {
  let copies: string[] = [];
  for (const at of every(24, 800)) {
    copies.push(copyName(at));
    const dropped = copiesToDrop(copies, at);
    copies = copies.filter((name) => !dropped.includes(name));
  }
  expect(copies).toHaveLength(30 + 12);
});

it('never drops the newest copy, however old, nor a file of another name [OPS-10]', () => {
  const old = [copyName(NOW - 900 * 24 * HOUR_MS), copyName(NOW - 800 * 24 * HOUR_MS), 'app.db'];
  expect(copiesToDrop(old, NOW)).toEqual([old[0]]);
});

it('is due at 08:00 UTC, and every so many hours from there [OPS-10]', () => {
  expect(backupSlots(24)(NOW)).toBe(Date.parse('2026-11-30T08:00:00Z'));
  expect(backupSlots(24)(NOW - 10_000)).toBe(Date.parse('2026-11-29T08:00:00Z'));
  expect(backupSlots(6)(NOW + 7 * HOUR_MS)).toBe(Date.parse('2026-11-30T14:00:00Z'));
});

it('is overdue after two intervals [OPS-10]', () => {
  expect(isBackupOverdue(NOW - 12 * HOUR_MS, 6, NOW)).toBe(false);
  expect(isBackupOverdue(NOW - 12 * HOUR_MS - 1, 6, NOW)).toBe(true);
});
