import { expect, it } from 'vitest';
import { nameToGuardian } from './name-to-guardian.ts';

it.each(['Ana', 'José Luis', 'Anne-Marie', 'D’Angelo', 'محمد', '李', 'Ana2', 'J.R.', 'Ana 2'])(
  'names a child to the guardian by first name: %s [JOI-06]',
  (nameFirst) => {
    expect(nameToGuardian({ nameFirst, username: 'QuickHeron42' })).toBe(nameFirst);
  },
);

it.each([
  ['words for a stranger', 'You have won a great big prize'],
  ['an address', 'Ana evil.example/x'],
  ['a domain', 'ana.com'],
  ['a domain of few letters', 't.co'],
  ['a number', 'Ana 555'],
  ['a phone number in parts', 'Ana201 B555'],
  ['a very long name', 'A'.repeat(31)],
  ['no name', ' '],
])('names a child by the user name where the first name is %s [JOI-06]', (_case, nameFirst) => {
  expect(nameToGuardian({ nameFirst, username: 'QuickHeron42' })).toBe('QuickHeron42');
});
