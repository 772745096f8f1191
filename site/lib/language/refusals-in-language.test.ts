import { expect, it } from 'vitest';
import { DomainError } from '#domain/errors/errors.ts';
import { formRefusalsTexts } from '#domain/texts/generated/form-refusals.ts';
import { englishOnly, refsOf, TEXT, type TextRef } from '#domain/texts/text-ref.ts';
import { errorCopyIn } from '#domain/wording/error-copy-in.ts';
import type { DocumentText } from '../../gql/generated.ts';
import { ask, type Execute } from '../api-client.ts';
import { sayingRefusalsIn } from './page-language.ts';

const refusing = (refused: TextRef): Execute => {
  const { message, text, extensions } = new DomainError('BAD_USER_INPUT', { message: refused });
  return async () => ({ errors: [{ message, [TEXT]: text ?? undefined, extensions }], setCookies: [] });
};
const said = async (locale: 'en' | 'es', refused: TextRef) => {
  const locals = { execute: sayingRefusalsIn(locale, refusing(refused)), requestId: 'r-1' };
  const { error } = await ask(locals, '{ nothing }' as DocumentText<unknown, object>, {});
  return error && { text: errorCopyIn(locale, error), message: error.message };
};

it('a page says in its language what the API refused, and keeps the API’s words [LNG-01: refusals of a value]', async () => {
  const { presentAddress } = refsOf(formRefusalsTexts);
  const english = 'That’s already your email address.';
  expect(await said('es', presentAddress)).toEqual({ text: 'Este ya es tu correo.', message: english });
  expect(await said('en', presentAddress)).toEqual({ text: english, message: english });
});

it('a refusal without words in the language of the page shows no English [LNG-01: refusals of a value]', async () => {
  const text = (await said('es', englishOnly('The lantern is out.')))?.text;
  expect(text).toMatch(/^Algo en este formulario no está bien/);
  expect(text).not.toContain('lantern');
});
