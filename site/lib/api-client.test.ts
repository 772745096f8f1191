import { expect, it, vi } from 'vitest';
import type { DocumentText } from '../gql/generated.ts';
import { ask, type Execute } from './api-client.ts';

const document = '{ logout }' as DocumentText<{ logout: boolean }, Record<string, never>>;
const localsWith = (execute: () => Promise<unknown>) => ({ execute: execute as Execute, requestId: 'r-1' });

it('an answer without errors is handed on with its cookies', async () => {
  const locals = localsWith(async () => ({ data: { logout: true }, setCookies: ['session=; Max-Age=0'] }));
  expect(await ask(locals, document, {})).toEqual({
    data: { logout: true },
    error: null,
    setCookies: ['session=; Max-Age=0'],
  });
});

it('an error keeps its code and message for the text shown [TST-02]', async () => {
  const locals = localsWith(async () => ({
    data: null,
    errors: [{ message: 'Quest Is Full', extensions: { code: 'QUEST_FULL', statusCode: 406 } }],
    setCookies: [],
  }));
  expect(await ask(locals, document, {})).toMatchObject({
    data: null,
    error: { code: 'QUEST_FULL', message: 'Quest Is Full' },
  });
});

it('a limit tells how long it still holds [DEC-26]', async () => {
  const locals = localsWith(async () => ({
    data: null,
    errors: [{ message: 'Too Many Requests', extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 840 } }],
    setCookies: [],
  }));
  expect((await ask(locals, document, {})).error).toMatchObject({
    code: 'RATE_LIMITED',
    retryAfterSeconds: 840,
  });
});

it('data beside an error counts as an error', async () => {
  const locals = localsWith(async () => ({
    data: { logout: true },
    errors: [{ message: 'Internal Server Error' }],
    setCookies: [],
  }));
  expect(await ask(locals, document, {})).toMatchObject({ data: null, error: { code: undefined } });
});

it('a call that breaks is logged with the request and shown as unavailable [ERR-38]', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const locals = localsWith(async () => {
    throw new Error('database is closed');
  });
  expect(await ask(locals, document, {})).toMatchObject({ error: { code: 'SERVICE_UNAVAILABLE' } });
  expect(log).toHaveBeenCalledWith(expect.stringContaining('r-1'), expect.any(Error));
  log.mockRestore();
});
