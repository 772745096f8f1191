import { LANGUAGE_COOKIE, languageAfterLogIn } from '#domain/texts/language-address.ts';
import { RETURN_TO_COOKIE, safeReturnTo } from './cookies/return-to.ts';
import type { CarriedForm } from './forms/carried-form.ts';
import type { FormPage } from './forms/form-action.ts';
import { intoLanguage } from './language/page-language.ts';
import { seeOther, sendOn } from './page-response.ts';
import { paths } from './paths.ts';

type Arrival = {
  /** The language that the account keeps. */
  locale: string | null;
  setCookies: readonly string[];
  /** Where the log-in was asked to lead. */
  returnTo: string | undefined;
  /** The form that came along for want of a session. */
  carried: CarriedForm;
};

/** Leads on after a log-in: with the form that came along, to where one wanted to go, in the account's language. */
export function leadOn(
  { locals, cookies }: FormPage,
  { locale, setCookies, returnTo, carried }: Arrival,
): Response {
  const saved = safeReturnTo(cookies.get(RETURN_TO_COOKIE)?.value);
  cookies.delete(RETURN_TO_COOKIE, { path: '/' });
  const redirect =
    returnTo && carried.length > 0
      ? sendOn(returnTo, setCookies)
      : seeOther(returnTo ?? saved ?? paths.home(), setCookies);
  const chosen = cookies.get(LANGUAGE_COOKIE)?.value;
  return intoLanguage(languageAfterLogIn(locals.locale, chosen, locale), redirect);
}
