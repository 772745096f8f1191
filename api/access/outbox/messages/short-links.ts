import { lte } from 'drizzle-orm';
import type { NewDelivery } from '#api/access/outbox/rows/delivery-row.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import type { Config } from '#api/process/config/config.ts';
import { deleteInSteps } from '#db/delete-in-steps.ts';
import { shortLink } from '#db/schema/message.ts';
import type { Db, Store } from '#db/store.ts';
import { whyNoPush } from '#domain/messages/push-endpoint.ts';

type Links = Pick<Config, 'publicOrigin' | 'dataKey'>;

/** Letters that nobody takes for another one. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;
export const SHORT_LINK_PATH = '/q';

/**
 * A page of ours under an address that a text message has room for, some 30 letters: without https://, since telephones
 * know the name of a host. What is no page of ours, or has something in its address that acts for somebody, stays.
 */
export function shortAddress(config: Links, link: string): string {
  const path = pathOf(config, link);
  if (path === null) return link;
  const short = `${config.publicOrigin}${SHORT_LINK_PATH}/${codeOf(config, path)}`;
  return short.startsWith('https://') && whyNoPush(config.publicOrigin) === null
    ? short.slice('https://'.length)
    : short;
}

/** Keeps where the short addresses of these text messages lead; those that are there already stay. */
export async function keepShortLinks(
  tx: Db,
  { config, now }: MailContext,
  deliveries: readonly Pick<NewDelivery, 'channel' | 'content'>[],
): Promise<void> {
  const texts = deliveries.filter(({ channel }) => channel === 'text');
  const links = new Set(texts.flatMap(({ content }) => content?.link ?? []));
  const paths = [...links].flatMap((link) => pathOf(config, link) ?? []);
  const rows = paths.map((path) => ({ code: codeOf(config, path), path, madeAt: now }));
  if (rows.length > 0) await tx.insert(shortLink).values(rows).onConflictDoNothing();
}

function pathOf({ publicOrigin }: Links, link: string): string | null {
  if (!URL.canParse(link)) return null;
  const { origin, pathname, search, hash } = new URL(link);
  return origin === publicOrigin && search === '' && hash === '' && !pathname.startsWith('//')
    ? pathname
    : null;
}

/** The same for the same page, so that it need not be looked up; with the key, so that nobody tries them out. */
function codeOf({ dataKey }: Links, path: string): string {
  const bytes = Buffer.from(dataKey.hash('short-link', path), 'hex').subarray(0, LENGTH);
  return [...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** A text message is kept longer than a quest is ahead. */
const LIFETIME_MS = 400 * 24 * 3_600_000;

/** Forgets short addresses after more than a year. `now` in epoch ms. */
export async function sweepShortLinks(store: Store, now: number): Promise<void> {
  await deleteInSteps(store, shortLink, lte(shortLink.madeAt, now - LIFETIME_MS));
}
