import { expect, it } from 'vitest';
import { madeUsernames, mayChangeUsername, usernameChangeableAt } from './made-username.ts';
import { isUsername } from './registration.ts';
import { FIRST_WORDS, SECOND_WORDS } from './username-words.ts';

const nobody = { nameFirst: 'Xu', nameLast: 'Yi', emailAddress: 'q@z.example' };
/** Draws one number after the other, over and over. */
const drawing = (...numbers: number[]) => {
  let at = 0;
  return (below: number) => (numbers[at++ % numbers.length] ?? 0) % below;
};

it('a user name is two plain words and two digits [JOI-04: how it is made]', () => {
  const quick = FIRST_WORDS.indexOf('Quick');
  const heron = SECOND_WORDS.indexOf('Heron');
  expect(madeUsernames(1, nobody, drawing(quick, heron, 30))).toEqual(['QuickHeron42']);
});

it('any two words and two digits keep the rule of user names, and no word comes twice [JOI-04: how it is made]', () => {
  for (const first of FIRST_WORDS)
    for (const second of SECOND_WORDS) expect(isUsername(`${first}${second}42`), first + second).toBe(true);
  expect(new Set([...FIRST_WORDS, ...SECOND_WORDS]).size).toBe(FIRST_WORDS.length + SECOND_WORDS.length);
  expect(FIRST_WORDS.length * SECOND_WORDS.length).toBeGreaterThan(10_000);
});

it.each([
  ['first name', { ...nobody, nameFirst: 'Heron' }],
  ['last name', { ...nobody, nameLast: 'Quick' }],
  ['last name of several words', { ...nobody, nameLast: 'de la Heron' }],
  ['address', { ...nobody, emailAddress: 'heron@mail.example' }],
])('it never holds the own %s [JOI-04: how it is made]', (_, person) => {
  const quick = FIRST_WORDS.indexOf('Quick');
  const heron = SECOND_WORDS.indexOf('Heron');
  const next = [FIRST_WORDS.indexOf('Calm'), SECOND_WORDS.indexOf('Otter'), 0];
  expect(madeUsernames(1, person, drawing(quick, heron, 30, ...next))).toEqual(['CalmOtter10']);
});

it('numbers that mean something to some people are left out [JOI-04: how it is made]', () => {
  const numbers = Array.from({ length: 86 }, (_, at) =>
    madeUsernames(1, nobody, drawing(0, 0, at))[0]?.slice(-2),
  );
  expect(numbers).not.toContain('69');
  expect(numbers).not.toContain('88');
  expect(new Set(numbers).size).toBe(86);
});

const NOW = 1_800_000_000_000;
const DAY_MS = 86_400_000;

it.each([
  ['never', null, true],
  ['just now', NOW, false],
  ['30 days ago, less a moment', NOW - 30 * DAY_MS + 1, false],
  ['30 days ago', NOW - 30 * DAY_MS, true],
])('a user name that was changed %s can be changed: %s %s [JOI-04: when]', (_, changedAt, may) => {
  expect(mayChangeUsername(changedAt, NOW)).toBe(may);
});

it('it is said from when on [JOI-04: when]', () => {
  expect(usernameChangeableAt(null)).toBeNull();
  expect(usernameChangeableAt(NOW)).toBe(NOW + 30 * DAY_MS);
});
