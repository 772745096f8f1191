import { effectiveConfig } from '#api/access/request/effective-config.ts';
import type { WireError } from '#api/access/request/errors.ts';
import type { GraphqlDeps, Outcome } from '#api/graphql/run.ts';
import { isErrorCode } from '#domain/errors/errors.ts';
import { isLocale, type Locale } from '#domain/texts/locale.ts';
import { saidIn, sentWordsIn } from '#domain/wording/error-copy-in.ts';

/** Header by which the console names its language, since its paths don't. */
export const PAGE_LANGUAGE = 'x-page-language';

/** An answer, with its refusals told to the console that named its language; to everyone else it is as it was. */
export async function withSaid(
  { store, config }: Pick<GraphqlDeps, 'store' | 'config'>,
  named: string | undefined,
  result: Outcome['result'],
): Promise<Outcome['result']> {
  if (!result.errors || !isLocale(named)) return result;
  const { supportEmail } = await effectiveConfig(store, config);
  return {
    ...result,
    errors: result.errors.map((error) => withWords(named, error, supportEmail ?? undefined)),
  };
}

/** A refusal with the words of its code, and with its message in the console's language; messages stay English. */
function withWords(locale: Locale, error: WireError, supportEmail: string | undefined): WireError {
  const { code } = error.extensions;
  const words = isErrorCode(code) ? sentWordsIn(locale, code, supportEmail) : null;
  const said = saidIn(locale, error);
  const told = { ...(words !== null && { words }), ...(said !== null && { said }) };
  return { ...error, extensions: { ...error.extensions, ...told } };
}
