import { expect, it } from 'vitest';
import { disagrees, instantOfMark } from './device-mark.ts';

const held = { status: 'Present', markedAt: 5, device: 'hers' } as const;
const sent = { status: 'Absent', device: 'his', seenAt: null } as const;

it.each([
  ['says otherwise without having seen it', {}, {}, true],
  ['says the same', {}, { status: 'Present' }, false],
  ['has seen the mark that it changes', {}, { seenAt: 5 }, false],
  ['has seen an earlier mark only', {}, { seenAt: 4 }, true],
  ['is the device that made the mark', {}, { device: 'hers' }, false],
  ['says otherwise than a mark of no device', { device: null }, { device: null }, true],
  ['marks someone first', { status: null, markedAt: null, device: null }, {}, false],
] as const)('a device that %s [CHK-03]', (_, before, after, expected) => {
  expect(disagrees({ ...held, ...before }, { ...sent, ...after })).toBe(expected);
});

it('a mark counts by the server’s clock, however wrong that of the device is [CHK-02]', () => {
  const HOUR = 3_600_000;
  const DAY = 24 * HOUR;
  const NOW = Date.parse('2026-11-16T15:00:00Z');
  expect(instantOfMark({}, NOW)).toBe(NOW);
  expect(instantOfMark({ markedAt: NOW + 1 }, NOW)).toBe(NOW);
  expect(instantOfMark({ markedAt: NOW - 1 }, NOW)).toBe(NOW - 1);
  for (const off of [-DAY, DAY])
    expect(instantOfMark({ markedAt: NOW + off - HOUR, sentAt: NOW + off }, NOW)).toBe(NOW - HOUR);
  expect(instantOfMark({ markedAt: NOW + 5, sentAt: NOW }, NOW)).toBe(NOW);
});
