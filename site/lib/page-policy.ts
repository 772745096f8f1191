import { createHash } from 'node:crypto';
import loadWhenIdle from 'astro/runtime/client/idle.prebuilt.js';
import loadWhenSeen from 'astro/runtime/client/visible.prebuilt.js';
import island from 'astro/runtime/server/astro-island.prebuilt.js';
import { reportDirectives } from '#domain/installation/policy-report.ts';
import { readHead } from './page-head.ts';

const POLICY = 'content-security-policy';
const DIRECTIVES = {
  'default-src': "'self'",
  'img-src': "'self' data:",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  // Astro writes them where the first island of a page stands, behind the head.
  'script-src': `'self' ${[loadWhenIdle, loadWhenSeen, island].map(hashOf).join(' ')}`,
};
/** For a page in a frame of another website: its own style, and links that lead out of the frame. */
const FRAMED_DIRECTIVES = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': '*',
};
const STYLES = `'self' ${hashOf('astro-island,astro-slot,astro-static-slot{display:contents}')}`;

/** What one page may load from elsewhere: addresses by directive, which the page itself names in its locals. */
export type AlsoFrom = Readonly<Partial<Record<'script-src' | 'img-src' | 'frame-src', string>>>;

/** The hash of a style of the build, by its bytes; undefined for what is none. */
export type StyleHashes = (style: Buffer) => string | undefined;

/** Made once, when the site is loaded: to hash the 35 kB of a page anew for each request takes a tenth of its time. */
export function createStyleHashes(styles: Iterable<string>): StyleHashes {
  const byLength = new Map<number, { bytes: Buffer; hash: string }[]>();
  for (const style of new Set(styles)) {
    const bytes = Buffer.from(style);
    const others = byLength.get(bytes.byteLength) ?? [];
    byLength.set(bytes.byteLength, [...others, { bytes, hash: hashOf(bytes) }]);
  }
  return (style) => byLength.get(style.byteLength)?.find(({ bytes }) => bytes.equals(style))?.hash;
}

type Allowed = { hashOfStyle: StyleHashes; alsoFrom?: AlsoFrom; isFramed?: boolean; publicOrigin: string };

/**
 * The page with its policy, which names the styles of its own head as far as the build knows them: those of all pages would
 * take 4 kB, which together with cookies is more than what proxies take as the head of an answer. The page goes on
 * streaming behind its head. Only what is a page gets one.
 */
export async function withPolicy(page: Response, allowed: Allowed): Promise<Response> {
  const { body, headers, status, statusText } = page;
  if (!headers.get('content-type')?.startsWith('text/html')) return page;
  const head = body && (await readHead(body));
  headers.set(POLICY, policyFor(head?.bytes ?? null, allowed));
  return head ? new Response(head.goOn, { status, statusText, headers }) : page;
}

function policyFor(
  head: Buffer | null,
  { hashOfStyle, alsoFrom = {}, isFramed = false, publicOrigin }: Allowed,
): string {
  const own = new Set(head === null ? [] : stylesIn(head).map(hashOfStyle));
  const styles = [STYLES, ...own].filter(Boolean).join(' ');
  const directivesOf = isFramed ? FRAMED_DIRECTIVES : DIRECTIVES;
  const sources: Record<string, string> = { ...directivesOf, 'style-src': styles };
  for (const [directive, source] of Object.entries(alsoFrom)) {
    sources[directive] = [sources[directive], source].filter(Boolean).join(' ');
  }
  const directives = Object.entries(sources).map(([name, from]) => `${name} ${from}`);
  return [...directives, reportDirectives(publicOrigin)].join('; ');
}

function stylesIn(head: Buffer): Buffer[] {
  const styles: Buffer[] = [];
  for (let at = head.indexOf('<style'); at >= 0; at = head.indexOf('<style', at)) {
    const from = head.indexOf('>', at) + 1;
    const end = from === 0 ? -1 : head.indexOf('</style>', from);
    if (end < 0) break;
    styles.push(head.subarray(from, end));
    at = end;
  }
  return styles;
}

function hashOf(text: string | Buffer): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** What lets tiles of a map come from their host, and nothing else; nothing without tiles. */
export function tilesFrom(mapTilesUrl: string | null): AlsoFrom {
  return mapTilesUrl === null ? {} : { 'img-src': new URL(mapTilesUrl).origin };
}
