import { describe, expect, it } from 'vitest';
import { isPasskeyCopy, originByName, passkeyNameOf, passkeySiteOf } from './passkey.ts';

describe('where passkeys are used [JOI-08]', () => {
  it.each([
    ['https://volunteer.example', 'anything.example', 'https://volunteer.example', 'volunteer.example'],
    ['https://volunteer.example:8443', null, 'https://volunteer.example:8443', 'volunteer.example'],
    ['http://localhost:3000', 'localhost:3000', 'http://localhost:3000', 'localhost'],
    ['http://127.0.0.1:3000', 'localhost:3000', 'http://localhost:3000', 'localhost'],
    ['http://[::1]:3000', 'localhost:3000', 'http://localhost:3000', 'localhost'],
    ['http://127.0.0.1', 'localhost', 'http://localhost', 'localhost'],
  ])('%s, asked as %s [JOI-08: API]', (publicOrigin, asked, origin, host) => {
    expect(passkeySiteOf(publicOrigin, asked)).toEqual({ origin, host });
  });

  it.each([
    ['http://127.0.0.1:3000', '127.0.0.1:3000'],
    ['http://127.0.0.1:3000', null],
    ['http://127.0.0.1:3000', 'localhost:4000'],
    ['http://127.0.0.1:3000', 'localhost.evil.example:3000'],
    ['http://192.168.0.7:3000', 'localhost:3000'],
    ['https://203.0.113.7', 'localhost'],
  ])('nowhere at %s, asked as %s [JOI-08: a bare number]', (publicOrigin, asked) => {
    expect(passkeySiteOf(publicOrigin, asked)).toBeNull();
  });
});

it.each([
  ['http://127.0.0.1:3000', 'http://localhost:3000'],
  ['http://[::1]:8080', 'http://localhost:8080'],
  ['http://localhost:3000', null],
  ['https://volunteer.example', null],
  ['http://192.168.0.7:3000', null],
])('beside %s it prints %s [JOI-08: `npm start`]', (publicOrigin, named) => {
  expect(originByName(publicOrigin)).toBe(named);
});

it.each([
  ['My phone', 'My phone'],
  ['  My\r\n\tphone ', 'My phone'],
  ['\u202eenohp', 'enohp'],
  ['x'.repeat(60), 'x'.repeat(60)],
  ['🗝'.repeat(60), '🗝'.repeat(60)],
  ['x'.repeat(61), null],
  [' \u200b ', null],
  ['', null],
])('the name %j is kept as %j [JOI-08: API]', (typed, name) => {
  expect(passkeyNameOf(typed)).toBe(name);
});

it.each([
  [0, { counter: 0, isSynced: false }, false],
  [0, { counter: 1, isSynced: false }, false],
  [4, { counter: 5, isSynced: false }, false],
  [4, { counter: 4_000_000, isSynced: false }, false],
  [5, { counter: 5, isSynced: false }, false],
  [5, { counter: 0, isSynced: false }, false],
  [5, { counter: 4, isSynced: false }, true],
  [5, { counter: 4, isSynced: true }, false],
  [5, { counter: 1, isSynced: true }, false],
])('a passkey known to have counted %i that tells %o is a copy: %s [JOI-08]', (known, told, isCopy) => {
  expect(isPasskeyCopy(known, told)).toBe(isCopy);
});
