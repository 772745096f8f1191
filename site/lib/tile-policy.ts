import type { AlsoFrom } from './page-policy.ts';

/** What lets tiles of a map come from their host, and nothing else; nothing without tiles. */
export function tilesFrom(mapTilesUrl: string | null): AlsoFrom {
  return mapTilesUrl === null ? {} : { 'img-src': new URL(mapTilesUrl).origin };
}
