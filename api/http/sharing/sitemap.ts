import type { Config } from '#api/process/config/config.ts';
import type { SitemapRows } from '#api/reads/sharing/sitemap-queries.ts';
import { isBelow } from '#domain/installation/switched-off.ts';

const FIXED = ['/', '/about', '/contest', '/link-menu', '/privacy', '/terms'];

/** The addresses that search engines shall read, as XML; none whose page is switched off. */
export function sitemapXml(
  { charities, guilds, quests }: SitemapRows,
  { publicOrigin: origin, switchedOffPaths }: Pick<Config, 'publicOrigin' | 'switchedOffPaths'>,
): string {
  const pages: { path: string; changedAt?: string }[] = [
    ...FIXED.map((path) => ({ path })),
    ...charities.map(({ id }) => ({ path: `/questList/${encodeURIComponent(id)}` })),
    ...guilds.map(({ id }) => ({ path: `/guilds/${encodeURIComponent(id)}` })),
    ...quests.map(({ id, providerId, updatedAt }) => ({
      path: `/questList/${encodeURIComponent(providerId)}/quest/${encodeURIComponent(id)}`,
      changedAt: new Date(updatedAt).toISOString(),
    })),
  ];
  const rows = pages
    .filter(({ path }) => !isBelow(path, switchedOffPaths))
    .map(({ path, changedAt }) => row(origin + path, changedAt));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</urlset>\n`;
}

/** Ids are escaped as parts of an address, which leaves nothing that XML would misread but the apostrophe. */
function row(address: string, changedAt?: string): string {
  const changed = changedAt ? `<lastmod>${changedAt}</lastmod>` : '';
  return `  <url><loc>${address.replaceAll("'", '%27')}</loc>${changed}</url>`;
}
