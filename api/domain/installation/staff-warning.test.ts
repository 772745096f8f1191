import { expect, it } from 'vitest';
import { troubleLength } from '#domain/messages/mail-delivery.ts';
import { staffWarnings } from './staff-warning.ts';

const HOUR_MS = 3_600_000;
const NOW = Date.parse('2026-11-30T12:00:00Z');
const WELL = { mailTroubleMs: 0, backups: null, freeShare: 0.1 };
const backup = (hoursAgo: number) => ({
  ...WELL,
  backups: { lastAt: NOW - hoursAgo * HOUR_MS, everyHours: 6 },
});

it.each([
  ['nothing where all is well', WELL, []],
  ['mail that fails for an hour', { ...WELL, mailTroubleMs: HOUR_MS }, ['mail']],
  ['not of mail that fails for less', { ...WELL, mailTroubleMs: HOUR_MS - 1 }, []],
  ['a backup that is a day late', backup(30), ['backup']],
  ['not of one that is less late', backup(29.9), []],
  ['not of one that is still to come', { ...WELL, backups: { lastAt: null, everyHours: 6 } }, []],
  ['a disk of which less than a tenth is free', { ...WELL, freeShare: 0.099 }, ['disk']],
])('staff are warned of %s [OPS-10]', (_, facts, warnings) => {
  expect(staffWarnings(facts, NOW)).toEqual(warnings);
});

it('trouble of the mail server lasts as long as the pauses between its times [OPS-10]', () => {
  expect(troubleLength(0)).toBe(0);
  expect(troubleLength(1)).toBe(0);
  const lengths = [2, 3, 50].map(troubleLength);
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
  expect(lengths[0]).toBeGreaterThan(0);
  expect(lengths[2]).toBeGreaterThan(HOUR_MS);
});
