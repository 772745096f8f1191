import type { APIRoute } from 'astro';
import {
  addressIn,
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_LIFETIME,
  readAddress,
} from '#domain/texts/language-address.ts';
import { FIRST_LOCALE, isLocale } from '#domain/texts/locale.ts';
import { keepLanguage } from '../features/language/keep-language.ts';
import { keepOpenedIn } from '../lib/cookies/kiosk-cookies.ts';
import { ownPath, returnToOfReferer } from '../lib/cookies/return-to.ts';
import { siteCookie } from '../lib/cookies/site-cookie.ts';
import { readForm, textIn } from '../lib/forms/read-form.ts';
import { seeOther, seeOtherWithToast } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

/**
 * Keeps the language that was chosen and shows the same page in it. The browser knows best where that was: a filter
 * may have changed the address since the page was made.
 */
export const POST: APIRoute = async (page) => {
  const { request, locals, cookies } = page;
  const form = await readForm(request);
  const wanted = form.get('locale');
  const locale = isLocale(wanted) ? wanted : FIRST_LOCALE;
  cookies.set(LANGUAGE_COOKIE, locale, siteCookie(locals.config, LANGUAGE_COOKIE_LIFETIME));
  const from =
    returnToOfReferer(request.headers.get('referer'), locals.config.publicOrigin) ??
    ownPath(textIn(form, 'returnTo')) ??
    paths.splash();
  if (locals.isKiosk) keepOpenedIn(page, readAddress(from).locale);
  // What is sent to the person follows; where that fails, this browser still has the choice.
  const isKept = await keepLanguage(locals, locale, from);
  const next = addressIn(locale, from);
  return isKept && form.has('announces') ? seeOtherWithToast(page, next, 'privacy-saved') : seeOther(next);
};
