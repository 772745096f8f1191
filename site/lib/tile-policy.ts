/** A page's policy that also lets tiles of a map come from their host; as it was without tiles. */
export function withTiles(policy: string, mapTilesUrl: string | null): string {
  if (mapTilesUrl === null) return policy;
  return policy.replace(/img-src [^;]*/, (images) => `${images} ${new URL(mapTilesUrl).origin}`);
}
