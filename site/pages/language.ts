import type { APIRoute } from 'astro';
import { addressIn, LANGUAGE_COOKIE, LANGUAGE_COOKIE_LIFETIME } from '#domain/texts/language-address.ts';
import { FIRST_LOCALE, isLocale } from '#domain/texts/locale.ts';
import { SetLanguageDocument } from '../gql/generated.ts';
import { ask } from '../lib/api-client.ts';
import { returnToOfReferer, safeReturnTo } from '../lib/cookies/return-to.ts';
import { siteCookie } from '../lib/cookies/site-cookie.ts';
import { readForm } from '../lib/forms/read-form.ts';
import { seeOther } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

/**
 * Keeps the language that was chosen and shows the same page in it. The browser knows best where that was: a filter
 * may have changed the address since the page was made.
 */
export const POST: APIRoute = async ({ request, locals, cookies }) => {
  const form = await readForm(request);
  const wanted = form.get('locale');
  const locale = isLocale(wanted) ? wanted : FIRST_LOCALE;
  cookies.set(LANGUAGE_COOKIE, locale, siteCookie(locals.config, LANGUAGE_COOKIE_LIFETIME));
  // What is sent to the person follows; where that fails, this browser still has the choice.
  if (locals.viewer) await ask(locals, SetLanguageDocument, { locale });
  const told = form.get('returnTo');
  const from =
    returnToOfReferer(request.headers.get('referer'), locals.config.publicOrigin) ??
    safeReturnTo(typeof told === 'string' ? told : null);
  return seeOther(addressIn(locale, from ?? paths.splash()));
};
