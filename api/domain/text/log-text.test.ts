import { expect, it } from 'vitest';
import { logText } from './log-text.ts';

it.each([
  ['550 5.1.1 <jane.doe@mail.example>: no such user here', '550 5.1.1 <‹address›>: no such user here'],
  ['jane%40mail.example is unknown', '‹address› is unknown'],
  ['sent to jane@mail.example, bob@mail.example', 'sent to ‹address›, ‹address›'],
  ['see https://volunteer.example/passwordReset?token=abc for more', 'see ‹link› for more'],
  ['connect ECONNREFUSED smtp://user:secret@mail.example:587', 'connect ECONNREFUSED ‹link›'],
  ['hash $argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA is wrong', 'hash ‹hash› is wrong'],
  ['token k3n5q8w2z7x4v1b6m9c0p5t8r2 is over', 'token ‹key› is over'],
  ['rendering /passwordReset?token=abc failed', 'rendering /passwordReset?… failed'],
  ['born on 2011-05-17 or 5/17/2011, at 2026-11-22T10:00:00.000Z', 'born on ‹day› or ‹day›, at ‹day›'],
  ['call (201) 555-0142 or +1 201 555 0142', 'call ‹number› or ‹number›'],
  [`Unexpected token 'J', "Jane Doe" is not valid JSON`, `Unexpected token '…', "…" is not valid JSON`],
  [
    'Failed query: insert into t values (?)\nparams: Jane,Doe\n2011',
    'Failed query: insert into t values (?)',
  ],
])('«%s» keeps nothing personal [SAF-34]', (text, expected) => {
  expect(logText(text)).toBe(expected);
});

it.each([
  'SQLITE_CONSTRAINT: SQLite error: UNIQUE constraint failed: account.emailKey',
  'CHECK constraint failed: contract_minutes_are_positive_or_null',
  'connect ECONNREFUSED 127.0.0.1:8080',
  'Cannot read properties of undefined',
  'Request 01930000-0000-7000-8000-00000000c0de: the page /quest broke',
])('what tells of no person stays: «%s»', (text) => {
  expect(logText(text)).toBe(text);
});

it('a long text is cut, and several lines become one', () => {
  expect(logText('word '.repeat(1_000))).toHaveLength(500);
  expect(logText('one\n  two')).toBe('one two');
});
