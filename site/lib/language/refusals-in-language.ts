import type { Locale } from '#domain/texts/locale.ts';
import { FIRST_LOCALE } from '#domain/texts/locale.ts';
import { saidIn } from '#domain/wording/said-in.ts';
import type { Execute } from '../api-client.ts';

/** Asks the API as before, and adds to what it refuses how that is said in the language of the page. */
export function sayingRefusalsIn(locale: Locale, execute: Execute): Execute {
  if (locale === FIRST_LOCALE) return execute;
  return async (document, variables) => {
    const { errors, ...answer } = await execute(document, variables);
    if (!errors) return answer;
    const said = errors.map((error) => ({ ...error, said: saidIn(locale, error) ?? undefined }));
    return { ...answer, errors: said };
  };
}
