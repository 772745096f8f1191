import { addressIn, addressInChosen, chosenLanguage, readAddress } from '#domain/texts/language-address.ts';
import { FIRST_LOCALE, isLocale, type Locale } from '#domain/texts/locale.ts';
import { saidIn } from '#domain/wording/error-copy-in.ts';
import type { Execute } from '../api-client.ts';
import { withLinksIn } from './links-in-language.ts';

/** The language of a request and the page that it asks for: `/es/questList/1` is the page `/questList/1` in Spanish. */
export function takeLanguage(request: Request): { locale: Locale; page: Request } {
  const url = new URL(request.url);
  const { locale, path } = readAddress(url.pathname);
  if (locale === FIRST_LOCALE) return { locale, page: request };
  return { locale, page: new Request(url.origin + path + url.search, request) };
}

/**
 * A redirect to the page in the language that was chosen in this browser, else in the one that the account keeps, for
 * whoever opens a page at an address without a language; null where the page is shown as asked.
 */
export function intoChosenLanguage(request: Request, ofAccount: unknown): Response | null {
  const isOpened = request.method === 'GET' && (request.headers.get('accept') ?? '').includes('text/html');
  if (!isOpened) return null;
  const { pathname, search } = new URL(request.url);
  const chosen = chosenLanguage(request.headers.get('cookie')) ?? (isLocale(ofAccount) ? ofAccount : null);
  const location = addressInChosen(chosen, pathname + search);
  if (location === null) return null;
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'private, no-store' } });
}

/** A redirect that leaves the language of the page for another one, and says so. */
export function intoLanguage(locale: Locale, redirect: Response): Response {
  const { headers } = redirect;
  headers.set('location', addressIn(locale, headers.get('location') ?? '/'));
  headers.set(IN_LANGUAGE, locale);
  return redirect;
}

/** On redirects alone: pages tell their language themselves. */
const IN_LANGUAGE = 'content-language';

/** The answer with its links, forms and its way on in the language of the page; those of the first one are so already. */
export function inLanguage(locale: Locale, response: Response): Response {
  if (locale === FIRST_LOCALE || response.headers.has(IN_LANGUAGE)) return response;
  const { body, headers, status, statusText } = response;
  const location = headers.get('location');
  if (location) headers.set('location', addressIn(locale, location));
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  return isPage && body ? new Response(withLinksIn(locale, body), { status, statusText, headers }) : response;
}

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
