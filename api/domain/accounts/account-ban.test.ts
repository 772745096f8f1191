import { expect, it } from 'vitest';
import { consoleAccountsTexts } from '../texts/generated/console-accounts.ts';
import { BAN_REASON_MAX, checkBanReason } from './log-in-gate.ts';

it.each([
  ['', 'Say why.'],
  [' \n ', 'Say why.'],
  ['x'.repeat(BAN_REASON_MAX + 1), '500 characters at most.'],
  [` ${'😀'.repeat(BAN_REASON_MAX)} `, null],
  ['Sends advertisements to volunteers.', null],
])('a ban says why, in at most 500 characters: %j [ENT-38]', (reason, problem) => {
  expect(checkBanReason(consoleAccountsTexts('en'), reason)).toBe(problem);
});
