import type { SitemapRows } from '#api/discovery/sharing/sitemap-queries.ts';
import type { Config } from '#api/process/config/config.ts';
import { pricingTableOf } from '#api/process/config/config-services.ts';
import { isBelow } from '#domain/installation/switched-off.ts';
import { addressesOf } from '#domain/texts/language-address.ts';

const SUBSCRIBE = '/subscribe';
const FIXED = [
  '/',
  '/about',
  '/accessibility',
  '/contest',
  '/data-handling',
  '/developers',
  '/find',
  '/link-menu',
  '/privacy',
  SUBSCRIBE,
  '/terms',
];
const HEAD =
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n';

/**
 * The addresses that search engines shall read, as XML, page by page: a large installation has more of it than should lie
 * in memory for everyone who asks. Each page stands there once in every language, with its other ones; none that is
 * switched off, nor subscriptions that aren't open.
 */
export function* sitemapXml(rows: SitemapRows, config: Config): Generator<string> {
  const { publicOrigin, switchedOffPaths } = config;
  const closed = pricingTableOf(config) === null ? [SUBSCRIBE, ...switchedOffPaths] : switchedOffPaths;
  yield HEAD;
  for (const { path, changedAt } of pagesOf(rows))
    if (!isBelow(path, closed)) yield entriesOf(path, publicOrigin, changedAt);
  yield '</urlset>\n';
}

function* pagesOf({ charities, guilds, contestYears, quests }: SitemapRows): Generator<{
  path: string;
  changedAt?: number;
}> {
  for (const path of FIXED) yield { path };
  for (const { id } of charities) yield { path: `/questList/${partOf(id)}` };
  for (const { year } of contestYears) yield { path: `/contest/${year}` };
  for (const { id } of guilds) yield { path: `/guilds/${partOf(id)}` };
  for (const { id, providerId, updatedAt } of quests)
    yield { path: `/questList/${partOf(providerId)}/quest/${partOf(id)}`, changedAt: updatedAt };
}

/** Ids are escaped as parts of an address, which leaves nothing that XML would misread but the apostrophe. */
function partOf(id: string): string {
  return encodeURIComponent(id).replaceAll("'", '%27');
}

/** The page in each language; every one names them all, itself as well, as search engines ask for. */
function entriesOf(path: string, origin: string, changedAt?: number): string {
  const addresses = addressesOf(path).map((one) => ({ ...one, address: origin + one.path }));
  const changed = changedAt === undefined ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`;
  const others = addresses
    .map(({ locale, address }) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${address}"/>`)
    .join('');
  return addresses.map(({ address }) => `  <url><loc>${address}</loc>${changed}${others}</url>\n`).join('');
}
