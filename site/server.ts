import { createApp } from 'astro/app/entrypoint';
import { inLanguage, takeLanguage } from './lib/language/page-language.ts';
import { sayingRefusalsIn } from './lib/language/refusals-in-language.ts';

const app = createApp();

/**
 * Answers a request for a page; null where the site has none of that address. The built server's one entry. Pages, guards
 * and the table of routes know one address each: its language is taken off here, and put back into the answer's links.
 */
export async function answerPage(
  request: Request,
  given: Omit<App.Locals, 'locale'>,
): Promise<Response | null> {
  const { locale, page } = takeLanguage(request);
  const routeData = app.match(page);
  // Astro brings an address for pictures, and no picture goes through the server.
  if (!routeData || routeData.route === '/_image') return null;
  const execute = sayingRefusalsIn(locale, given.execute);
  const locals = { ...given, execute, locale };
  return inLanguage(locale, await app.render(page, { addCookieHeader: true, locals, routeData }));
}
