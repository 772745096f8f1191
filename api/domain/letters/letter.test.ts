import { expect, it } from 'vitest';
import { contentOf, coveredBy, initialsOf, letterState, minutesOf } from './letter.ts';

const at = (iso: string) => Date.parse(iso);
const TIMES = [
  { at: at('2026-03-01T04:59:00Z'), providerId: '1', minutes: 10 },
  { at: at('2026-03-01T05:00:00Z'), providerId: '1', minutes: 20 },
  { at: at('2026-04-01T03:59:00Z'), providerId: '2', minutes: 40 },
  { at: at('2026-04-01T04:00:00Z'), providerId: '2', minutes: 80 },
];
const MARCH = { firstDay: '2026-03-01', lastDay: '2026-03-31' };

it.each([
  [null, 60],
  ['1', 20],
  ['2', 40],
  ['3', 0],
])('a letter about charity %s covers whole days of New York: %i minutes [LET-01]', (providerId, minutes) => {
  expect(minutesOf(coveredBy(TIMES, { ...MARCH, providerId }))).toBe(minutes);
});

it('a letter’s content is the same in any order, and another one with any minute [LET-05]', () => {
  const content = contentOf(TIMES);
  expect(contentOf(TIMES.toReversed())).toBe(content);
  const moved = TIMES.map((time, index) => ({ ...time, minutes: time.minutes + ([1, -1][index] ?? 0) }));
  expect(minutesOf(moved)).toBe(minutesOf(TIMES));
  expect(contentOf(moved)).not.toBe(content);
});

it.each([
  [null, true, 'valid'],
  [null, false, 'superseded'],
  [5, true, 'revoked'],
  [5, false, 'revoked'],
] as const)('revoked at %s, unchanged %s: a letter is %s [LET-04]', (revokedAt, isUnchanged, state) => {
  expect(letterState({ revokedAt }, isUnchanged)).toBe(state);
});

it.each([
  ['ada', 'Díaz', 'A. D.'],
  ['Ánh', 'Nguyễn', 'Á. N.'],
  ['سارة', 'المنصور', 'س. ا.'],
  ['👩‍🌾 Fay', ' ', '👩‍🌾.'],
  [null, null, null],
])('the initials of %s %s are %s [LET-04]', (nameFirst, nameLast, initials) => {
  expect(initialsOf({ nameFirst, nameLast })).toBe(initials);
});
