import { expect, it } from 'vitest';
import { refusalOfCode, refusalOfTry } from './joining.ts';

const NOW = 1_800_000_000_000;
const sent = { tries: 0, codeExpiresAt: NOW + 1, enteredAt: null };

it.each([
  ['a code that waits', sent, null],
  ['no code in this browser', null, 'JOINING_NOT_FOUND'],
  ['one that was right already', { ...sent, enteredAt: NOW }, 'JOINING_NOT_FOUND'],
  ['the fifth try', { ...sent, tries: 4 }, null],
  ['a sixth try', { ...sent, tries: 5 }, 'JOINING_CODE_VOID'],
  ['ten minutes later', { ...sent, codeExpiresAt: NOW }, 'JOINING_CODE_EXPIRED'],
])('%s: %j → %s [JOI-01, JOI-02: tries]', (_, code, refusal) => {
  expect(refusalOfTry(code, NOW)).toBe(refusal);
});

it.each([
  ['newest', 5, null],
  ['other', 1, 'WRONG_JOINING_CODE'],
  ['former', 1, 'JOINING_CODE_REPLACED'],
  ['other', 5, 'JOINING_CODE_VOID'],
  ['former', 5, 'JOINING_CODE_VOID'],
] as const)('a %s code as try %i is answered %s [JOI-01, JOI-02: answers]', (typed, tries, refusal) => {
  expect(refusalOfCode(typed, tries)).toBe(refusal);
});
