import { readAddress } from '#domain/texts/language-address.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { SetGuardianLanguageDocument, SetLanguageDocument } from '../../gql/generated.ts';
import { ask } from '../../lib/api-client.ts';
import { paths } from '../../lib/paths.ts';

/**
 * Keeps the language for the guardian on whose page it was chosen, else for who is logged in: what is sent to them comes
 * in it. `from` is that page. False where no one's was kept.
 */
export async function keepLanguage(locals: App.Locals, locale: Locale, from: string): Promise<boolean> {
  const { pathname, searchParams } = new URL(readAddress(from).path, locals.config.publicOrigin);
  const isGuardians = [paths.guardian(), paths.guardianDecision()].includes(pathname);
  const token = isGuardians ? searchParams.get('token') : null;
  if (token) return (await ask(locals, SetGuardianLanguageDocument, { token, locale })).error === null;
  return locals.viewer !== null && (await ask(locals, SetLanguageDocument, { locale })).error === null;
}
