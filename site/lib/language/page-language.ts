import type { APIContext } from 'astro';
import { addressIn, readAddress } from '#domain/texts/language-address.ts';
import { FIRST_LOCALE, type Locale } from '#domain/texts/locale.ts';
import { withLinksIn } from './links-in-language.ts';

/**
 * Takes the language off the address and keeps it for the page: `/es/questList/1` is the page `/questList/1` in
 * Spanish. A page that another one stands in for comes here again, without the language in its address.
 */
export function takeLanguage({ locals, url }: Pick<APIContext, 'locals' | 'url'>): {
  /** Where the page lies. */
  path: string;
  /** What Astro is to serve in place of the address; undefined where that is the page's own. */
  target: string | undefined;
} {
  const { locale, path } = readAddress(url.pathname);
  locals.locale ??= locale;
  return { path, target: locale === FIRST_LOCALE ? undefined : path + url.search };
}

/** The answer with its links, forms and its way on in the language of the page; those of the first one are so already. */
export function inLanguage(locale: Locale, response: Response): Response {
  if (locale === FIRST_LOCALE) return response;
  const { body, headers, status, statusText } = response;
  const location = headers.get('location');
  if (location) headers.set('location', addressIn(locale, location));
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  return isPage && body ? new Response(withLinksIn(locale, body), { status, statusText, headers }) : response;
}
