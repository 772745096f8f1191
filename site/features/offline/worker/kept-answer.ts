import type { KeptPage } from './kept-pages.ts';
import { type BarFacts, withBar } from './page-copy.ts';

/** A copy as it came. */
export function asKept({ html, headers }: KeptPage): Response {
  return new Response(html, { headers: asText(headers) });
}

/** A page that says on a bar that it comes from this device. */
export function pageOf(html: string, facts: BarFacts, kept: Headers): Response {
  return new Response(withBar(html, facts), { headers: asText(kept) });
}

/** The headers of a text that came compressed. */
function asText(kept: Headers): Headers {
  const headers = new Headers(kept);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return headers;
}
