import { beginsInConsole } from '#domain/charities/organization-choice.ts';
import { LANGUAGE_COOKIE, languageAfterLogIn } from '#domain/texts/language-address.ts';
import type { SiteViewer } from './api-client.ts';
import { RETURN_TO_COOKIE, safeReturnTo } from './cookies/return-to.ts';
import type { CarriedForm } from './forms/carried-form.ts';
import type { FormPage } from './forms/form-action.ts';
import { intoLanguage } from './language/page-language.ts';
import { seeOther, sendOn } from './page-response.ts';
import { paths } from './paths.ts';

/** The console's home, for whoever works for a charity or for the product. */
const CONSOLE = '/console/';

/** The language that an account keeps, and whether it begins in the console. */
type Entered = { locale: string | null; opensConsole: boolean | null };

type Arrival = {
  account: Entered | null;
  setCookies: readonly string[];
  /** Path that the login was asked to return to. */
  returnTo: string | undefined;
  /** The form that came along for want of a session. */
  carried: CarriedForm;
};

/** Leads on after a login: with the form that came along, to where one wanted to go, in the account's language. */
export function leadOn(page: FormPage, { account, setCookies, returnTo, carried }: Arrival): Response {
  const place = placeAfterLogIn(page, account);
  const redirect =
    returnTo && carried.length > 0 ? sendOn(returnTo, setCookies) : seeOther(returnTo ?? place, setCookies);
  return inOwnLanguage(page, account?.locale, redirect);
}

/** Path of the first page of someone who is logged in. */
export function homeOf(viewer: SiteViewer): string {
  return beginsInConsole(viewer) ? CONSOLE : paths.home();
}

/** Path after a login: the remembered one, which is then forgotten, or the account's home. */
export function placeAfterLogIn(
  { cookies }: Pick<FormPage, 'cookies'>,
  account: Pick<Entered, 'opensConsole'> | null,
): string {
  const saved = safeReturnTo(cookies.get(RETURN_TO_COOKIE)?.value);
  cookies.delete(RETURN_TO_COOKIE, { path: '/' });
  return saved ?? (account?.opensConsole ? CONSOLE : paths.home());
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
