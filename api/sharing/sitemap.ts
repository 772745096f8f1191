import type { SitemapRows } from './sitemap-queries.ts';

const FIXED = ['/', '/about', '/contest', '/link-menu', '/privacy', '/terms'];

/** The addresses that search engines shall read, as XML; `origin` without a slash at the end. */
export function sitemapXml({ charities, guilds, quests }: SitemapRows, origin: string): string {
  const rows = [
    ...FIXED.map((path) => row(origin + path)),
    ...charities.map(({ id }) => row(`${origin}/questList/${encodeURIComponent(id)}`)),
    ...guilds.map(({ id }) => row(`${origin}/guilds/${encodeURIComponent(id)}`)),
    ...quests.map(({ id, providerId, updatedAt }) => {
      const path = `/questList/${encodeURIComponent(providerId)}/quest/${encodeURIComponent(id)}`;
      return row(origin + path, new Date(updatedAt).toISOString());
    }),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</urlset>\n`;
}

/** Ids are escaped as parts of an address, which leaves nothing that XML would misread but the apostrophe. */
function row(address: string, changedAt?: string): string {
  const changed = changedAt ? `<lastmod>${changedAt}</lastmod>` : '';
  return `  <url><loc>${address.replaceAll("'", '%27')}</loc>${changed}</url>`;
}
