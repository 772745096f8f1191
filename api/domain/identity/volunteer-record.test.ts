import { expect, it } from 'vitest';
import { isOwnRecord } from './volunteer-record.ts';

const account = { accountType: 'Chariteer', username: 'Ann90', email: 'ann@demo.example' } as const;
const record = {
  playerAccountType: 'Chariteer',
  username: 'ann90',
  emailAddress: 'Ann@Demo.example',
} as const;

it.each([
  ['itself, in other letters', account, record, true],
  ['another username', account, { ...record, username: 'bob90' }, false],
  ['another address', account, { ...record, emailAddress: 'bob@demo.example' }, false],
  ['a charity', account, { ...record, playerAccountType: 'Provider' }, false],
  ['a volunteer, by a charity’s account', { ...account, accountType: 'Provider' }, record, false],
] as const)('a record that names %s [ACC-28, API-05]', (_case, owner, named, isOwn) => {
  expect(isOwnRecord(owner, named)).toBe(isOwn);
});
