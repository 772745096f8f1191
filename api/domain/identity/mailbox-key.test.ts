import { expect, it } from 'vitest';
import { isSameMailbox, mailboxKey, storedMailboxKeys } from './mailbox-key.ts';

it.each([
  ['case and spaces', ' Pat@Family.Example ', 'pat@family.example', true],
  ['a plus', 'pat+kid@family.example', 'pat@family.example', true],
  ['dots at Gmail', 'p.a.t@gmail.com', 'pat@gmail.com', true],
  ['the second domain of Gmail', 'p.at+x@googlemail.com', 'pat@gmail.com', true],
  ['the second domain of Proton', 'jane@protonmail.com', 'jane@proton.me', true],
  ['the short domain of Proton', 'jane@pm.me', 'jane+x@protonmail.com', true],
  ['the older domains of iCloud', 'jane@me.com', 'jane@icloud.com', true],
  ['the oldest domain of iCloud', 'jane@mac.com', 'jane@icloud.com', true],
  ['the domains of Yandex', 'jane@ya.ru', 'jane@yandex.ru', true],
  ['dots at Proton', 'kid.name@proton.me', 'kidname@proton.me', true],
  ['hyphens and underscores at Proton', 'kid-na_me@pm.me', 'kidname@protonmail.ch', true],
  ['a dot for a hyphen at Yandex', 'kid.name@yandex.com', 'kid-name@ya.ru', true],
  ['a missing dot at Yandex', 'kid.name@yandex.ru', 'kidname@yandex.ru', false],
  ['an underscore at Yandex', 'kid_name@yandex.ru', 'kid-name@yandex.ru', false],
  ['a plus at the beginning', '+one@family.example', '+two@family.example', false],
  ['a subdomain at Fastmail', 'x@jane.fastmail.com', 'jane@fastmail.com', true],
  ['letters of full width', 'ｊａｎｅ＠family.example', 'jane@family.example', true],
  ['a dotted capital I', 'JANİE@family.example', 'janie@family.example', true],
  ['Hotmail and Outlook', 'jane@hotmail.com', 'jane@outlook.com', false],
  ['Outlook and Live', 'jane@outlook.com', 'jane@live.com', false],
  ['another name at Fastmail', 'x@jane.fastmail.com', 'x@fastmail.com', false],
  ['dots elsewhere', 'p.at@family.example', 'pat@family.example', false],
  ['another name', 'pam@family.example', 'pat@family.example', false],
  ['another domain', 'pat@family.example', 'pat@other.example', false],
])('two addresses that differ by %s [OPEN-SAF-02, SAF-08]', (_case, one, other, isSame) => {
  expect(isSameMailbox(one, other)).toBe(isSame);
});

it('a mailbox is always named alike', () => {
  expect(mailboxKey('P.A.T+spam@GoogleMail.com')).toBe('pat@gmail.com');
});

it('a mailbox is looked for under every domain of its provider', () => {
  expect(storedMailboxKeys('Jane+x@pm.me')).toContain('jane@proton.me');
  expect(storedMailboxKeys('jane@family.example')).toEqual(['jane@family.example']);
});
