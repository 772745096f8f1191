import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_LIFETIME } from '#domain/texts/language-address.ts';
import { isLocale, type Locale } from '#domain/texts/locale.ts';
import type { FormPage } from '../forms/form-action.ts';
import { intoLanguage } from '../language/page-language.ts';
import { seeOther } from '../page-response.ts';
import { siteCookie } from './site-cookie.ts';

type Page = Pick<FormPage, 'cookies' | 'locals'>;

/** What one answer of the kiosk says, behind a redirect: nothing of it is there when the page is loaded again. */
const SAID_COOKIE = 'kiosk-said';
/** Seconds. */
const SAID_LIFETIME = 30;
/** Characters: a browser keeps no cookie of more than 4 kB. */
const LONGEST = 3_000;
/** The language that the kiosk was opened in, while somebody reads it in another. */
const OPENED_IN_COOKIE = 'kiosk-language';

/** Redirects and lets the next page say it, which uses it up. */
export function seeOtherSaying({ cookies, locals }: Page, path: string, said: object): Response {
  const text = Buffer.from(JSON.stringify(said)).toString('base64url');
  if (text.length <= LONGEST) cookies.set(SAID_COOKIE, text, siteCookie(locals.config, SAID_LIFETIME));
  return seeOther(path);
}

/** What the form before has to say, and no longer. */
export function takeSaid({ cookies }: Pick<Page, 'cookies'>): unknown {
  const text = cookies.get(SAID_COOKIE)?.value;
  if (!text) return null;
  cookies.delete(SAID_COOKIE, { path: '/' });
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return null;
  }
}

/** Keeps the language that the kiosk was opened in. */
export function keepOpenedIn({ cookies, locals }: Page, locale: Locale): void {
  if (!cookies.has(OPENED_IN_COOKIE))
    cookies.set(OPENED_IN_COOKIE, locale, siteCookie(locals.config, LANGUAGE_COOKIE_LIFETIME));
}

/** A redirect in the language that the kiosk was opened in. */
export function seeOtherInOwn(
  { cookies, locals }: Page,
  path: string,
  setCookies: readonly string[] = [],
): Response {
  const own = cookies.get(OPENED_IN_COOKIE)?.value;
  const redirect = seeOther(path, setCookies);
  if (!isLocale(own)) return redirect;
  cookies.delete(OPENED_IN_COOKIE, { path: '/' });
  cookies.set(LANGUAGE_COOKIE, own, siteCookie(locals.config, LANGUAGE_COOKIE_LIFETIME));
  return intoLanguage(own, redirect);
}
