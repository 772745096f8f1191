import { expect, it } from 'vitest';
import { errorCopyIn } from '#domain/wording/error-copy-in.ts';
import type { DocumentText } from '../../gql/generated.ts';
import { ask, type Execute } from '../api-client.ts';
import { sayingRefusalsIn } from './refusals-in-language.ts';

const refusing =
  (message: string): Execute =>
  async () => ({ errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }], setCookies: [] });
const said = async (locale: 'en' | 'es', message: string) => {
  const locals = { execute: sayingRefusalsIn(locale, refusing(message)), requestId: 'r-1' };
  const { error } = await ask(locals, '{ nothing }' as DocumentText<unknown, object>, {});
  return error && { text: errorCopyIn(locale, error), message: error.message };
};

it('a page says in its language what the API refused, and keeps the API’s words [LNG-01: refusals of a value]', async () => {
  const english = 'That’s already your email address.';
  expect(await said('es', english)).toEqual({ text: 'Este ya es tu correo.', message: english });
  expect(await said('en', english)).toEqual({ text: english, message: english });
  expect((await said('es', 'The lantern is out.'))?.text).toMatch(/^Algo en este formulario no está bien/);
});
