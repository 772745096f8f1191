import { createApp } from 'astro/app/entrypoint';
import { noticeFor, spendNotice } from './lib/cookies/flash.ts';
import {
  inLanguage,
  intoChosenLanguage,
  sayingRefusalsIn,
  takeLanguage,
} from './lib/language/page-language.ts';
import { createStyleHashes, withPolicy } from './lib/page-policy.ts';

const app = createApp();
const hashOfStyle = createStyleHashes(
  app.manifest.routes.flatMap(({ styles }) =>
    styles.flatMap((style) => (style.type === 'inline' ? [style.content] : [])),
  ),
);

/**
 * Answers a request for a page; null where the site has none of that address. The built server's one entry. Pages, guards
 * and the table of routes know one address each: its language is taken off here, and put back into the answer's links.
 */
export async function answerPage(
  request: Request,
  given: Omit<App.Locals, 'locale' | 'notice'>,
): Promise<Response | null> {
  const { locale, page } = takeLanguage(request);
  const routeData = app.match(page);
  // Astro brings an address for pictures, and no picture goes through the server.
  if (!routeData || routeData.route === '/_image') return null;
  const elsewhere = routeData.type === 'page' ? intoChosenLanguage(request, given.viewer?.locale) : null;
  if (elsewhere) return elsewhere;
  const execute = sayingRefusalsIn(locale, given.execute);
  const locals: App.Locals = { ...given, execute, locale, notice: noticeFor(locale, request) };
  const answer = await app.render(page, { addCookieHeader: true, locals, routeData });
  if (locals.notice) spendNotice(answer);
  const { alsoFrom, isFramed = false, config } = locals;
  // Not in the middleware: the page for what has broken may come without it.
  const guarded = await withPolicy(answer, {
    hashOfStyle,
    alsoFrom,
    isFramed,
    publicOrigin: config.publicOrigin,
  });
  return inLanguage(locale, guarded);
}
