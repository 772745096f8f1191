import { formatsFor } from '#domain/texts/formats-for.ts';
import { offlineTexts } from '#domain/texts/generated/offline.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { newYorkDay } from '#domain/time/new-york-time.ts';

/** What the bar over a page says that comes from this device. Instants in epoch ms. */
export type BarFacts = {
  locale: Locale;
  now: number;
  /** When the connection was first missed. */
  since: number;
  /** When the page was made; null for the page that only says that there is no connection. */
  madeAt: number | null;
  /** Path and query of the page as requested. */
  address: string;
  /** Path of the home that is kept, where another page is missing. */
  home: string | null;
  /** Someone logged out here, and the server does not know it yet. */
  isLogOutOwed: boolean;
};

/** The page with a bar that says since when there is no connection, and with the script that holds forms back. */
export function withBar(html: string, facts: BarFacts): string {
  const title = `<title>${escaped(offlineTexts(facts.locale).mark)} · `;
  return html.replace('<title>', () => title).replace(/<body[^>]*>/, (body) => body + barOf(facts));
}

/** The files of ours that a page needs: styles, scripts, fonts that it asks for first, drawings. */
export function partsOf(html: string): string[] {
  const found = html.matchAll(/(?:src|href|component-url|renderer-url)="(\/(?:_astro|shields)\/[^"#?]+)/g);
  return [...new Set([...found].map(([, path = '']) => path))];
}

/** The scripts that a script asks for, which lie beside it. */
export function importsOf(script: string): string[] {
  const found = script.matchAll(/["']\.\/([\w.-]+\.js)["']/g);
  return [...new Set([...found].map(([, name = '']) => `/_astro/${name}`))];
}

function barOf(facts: BarFacts): string {
  const t = offlineTexts(facts.locale);
  const when = whenWords(facts.locale, facts.since, facts.now);
  const links = [
    linkTo(facts.address, t.tryAgain),
    facts.home === null ? '' : linkTo(facts.home, t.lastHome),
  ].join('');
  return [
    '<link rel="stylesheet" href="/offline-copy.css">',
    `<offline-copy>${SIGN}<div role="status"><p><strong>${escaped(t.since({ when }))}</strong></p>`,
    said(whatItIs(facts)),
    said(t.unsent, 'unsent'),
    said(t.back, 'back'),
    `</div><p class="offline-ways">${links}</p></offline-copy>`,
    '<script type="module" src="/offline-copy.js"></script>',
  ].join('');
}

function whatItIs({ locale, madeAt, now, isLogOutOwed }: BarFacts): string {
  const t = offlineTexts(locale);
  if (isLogOutOwed) return t.logOutOwed;
  return madeAt === null ? t.notKept : t.asItWas({ when: whenWords(locale, madeAt, now) });
}

/** The time of an instant, with its day where that is not today. */
function whenWords(locale: Locale, instant: number, now: number): string {
  const formats = formatsFor(locale);
  const time = formats.time(instant);
  const isToday = newYorkDay(instant) === newYorkDay(now);
  return isToday ? time : offlineTexts(locale).dayAndTime({ day: formats.longDay(instant), time });
}

/** `when`: said only once that has happened. */
function said(text: string, when?: string): string {
  return when ? `<p data-when="${when}" hidden>${escaped(text)}</p>` : `<p>${escaped(text)}</p>`;
}

function linkTo(address: string, text: string): string {
  return `<a href="${escaped(address)}">${escaped(text)}</a>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

const SIGN =
  '<svg aria-hidden="true" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"><path d="M3 3l18 18M8.5 15.5a5 5 0 0 1 7 0M5 12a10 10 0 0 1 5-2.7M14 9.3a10 10 0 0 1 5 2.7M2 8.5a15 15 0 0 1 4-2.6M10 5a15 15 0 0 1 12 3.5M12 19h.01"/></svg>';
