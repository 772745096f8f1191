import { LANGUAGE_COOKIE, languageAfterLogIn } from '#domain/texts/language-address.ts';
import { RETURN_TO_COOKIE, safeReturnTo } from './cookies/return-to.ts';
import type { FormPage } from './forms/form-action.ts';
import { intoLanguage } from './language/page-language.ts';
import { paths } from './paths.ts';

/** Where somebody goes after the log-in: where it began, else home. The remembered place is used up. */
export function placeAfterLogIn({ cookies }: Pick<FormPage, 'cookies'>): string {
  const saved = safeReturnTo(cookies.get(RETURN_TO_COOKIE)?.value);
  cookies.delete(RETURN_TO_COOKIE, { path: '/' });
  return saved ?? paths.home();
}

/** The redirect in the language of the account, unless this browser was told another one. */
export function inOwnLanguage(
  { cookies, locals }: Pick<FormPage, 'cookies' | 'locals'>,
  ofAccount: string | null | undefined,
  redirect: Response,
): Response {
  const chosen = cookies.get(LANGUAGE_COOKIE)?.value;
  return intoLanguage(languageAfterLogIn(locals.locale, chosen, ofAccount ?? null), redirect);
}
