import { expect, it } from 'vitest';
import { DatabaseOutage, outageOf } from './outage.ts';

const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code });

it.each([
  ['a lock held for too long', withCode('SQLITE_BUSY_SNAPSHOT'), 'unwritable'],
  ['a full disk', withCode('SQLITE_FULL'), 'unwritable'],
  ['a disk that fails', withCode('SQLITE_IOERR_WRITE'), 'unwritable'],
  ['a file that may only be read', withCode('SQLITE_READONLY'), 'unwritable'],
  ['a transaction that a server has ended', withCode('TRANSACTION_TIMEOUT'), 'unwritable'],
  ['a lock told by words only', new Error('database is locked'), 'unwritable'],
  ['a silent server', new DatabaseOutage('unreachable', { cause: withCode('ETIMEDOUT') }), 'unreachable'],
  [
    'a lost answer to a COMMIT',
    new DatabaseOutage('uncertain', { cause: withCode('ECONNRESET') }),
    'uncertain',
  ],
  ['a broken constraint', withCode('SQLITE_CONSTRAINT_CHECK'), null],
  ['somebody else out of reach', withCode('ECONNREFUSED'), null],
  ['no error', 'x', null],
])('%s is told by its code, also inside other errors [OPS-13]', (_what, error, kind) => {
  expect(outageOf(error)).toBe(kind);
  expect(outageOf(new Error('The statement failed', { cause: error }))).toBe(kind);
});
