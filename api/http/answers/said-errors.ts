import type { WireError } from '#api/access/request/errors.ts';
import type { Outcome } from '#api/graphql/run.ts';
import { FIRST_LOCALE, type Locale } from '#domain/texts/locale.ts';
import { refusalIn } from '#domain/wording/refusal-in.ts';

/** By which the console says in which language it is: it has no path of its own in each. */
export const PAGE_LANGUAGE = 'x-page-language';

/** The answer, with what was refused said in the language of the console as well; messages stay English. */
export function withSaid(result: Outcome['result'], locale: Locale): Outcome['result'] {
  if (!result.errors) return result;
  return { ...result, errors: result.errors.map((error) => saidIn(locale, error)) };
}

/** One of them. */
export function saidIn(locale: Locale, error: WireError): WireError {
  if (locale === FIRST_LOCALE) return error;
  const said = refusalIn(locale, error.message);
  return said === null ? error : { ...error, extensions: { ...error.extensions, said } };
}
