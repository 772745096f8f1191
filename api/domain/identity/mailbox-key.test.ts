import { expect, it } from 'vitest';
import { isSameMailbox, mailboxKey } from './mailbox-key.ts';

it.each([
  ['case and spaces', ' Pat@Family.Example ', 'pat@family.example', true],
  ['a plus', 'pat+kid@family.example', 'pat@family.example', true],
  ['dots at Gmail', 'p.a.t@gmail.com', 'pat@gmail.com', true],
  ['the second domain of Gmail', 'p.at+x@googlemail.com', 'pat@gmail.com', true],
  ['dots elsewhere', 'p.at@family.example', 'pat@family.example', false],
  ['another name', 'pam@family.example', 'pat@family.example', false],
  ['another domain', 'pat@family.example', 'pat@other.example', false],
])('OPEN-SAF-02 SAF-08 two addresses that differ by %s', (_case, one, other, isSame) => {
  expect(isSameMailbox(one, other)).toBe(isSame);
});

it('a mailbox is always named alike', () => {
  expect(mailboxKey('P.A.T+spam@GoogleMail.com')).toBe('pat@gmail.com');
});
