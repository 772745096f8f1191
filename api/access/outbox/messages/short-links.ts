import { lte, sql } from 'drizzle-orm';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import type { Config } from '#api/process/config/config.ts';
import { deleteInSteps } from '#db/delete-in-steps.ts';
import { shortLink } from '#db/schema/message.ts';
import type { Db, Store } from '#db/store.ts';
import { whyNoPush } from '#domain/messages/push-endpoint.ts';

type Links = Pick<Config, 'publicOrigin' | 'dataKey'>;

/** Letters that no one takes for another one. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;
const MOST_TURNS = 8;
export const SHORT_LINK_PATH = '/q';

/** A link as a text message has it. */
export type Shorten = (link: string) => string;

/**
 * Keeps short addresses of these links: some 30 letters, without https://, since telephones know the name of a host.
 * What is no page of ours, or has something in its address that acts for someone, stays. One statement; nothing where
 * there are no links. A page that is texted again keeps its address for as long again.
 */
export async function keepShortLinks(
  tx: Db,
  { config, now }: MailContext,
  links: ReadonlySet<string>,
): Promise<Shorten> {
  const codes = new Map<string, string>();
  let left = [...new Set([...links].flatMap((link) => pathOf(config, link) ?? []))];
  for (let turn = 0; left.length > 0 && turn < MOST_TURNS; turn += 1) {
    const rows = left.map((path) => ({ code: codeOf(config, path, turn), path, madeAt: now }));
    for (const { code, path } of await keepFree(tx, rows)) codes.set(path, code);
    // Another page has their code already.
    left = left.filter((path) => !codes.has(path));
  }
  return (link) => {
    const code = codes.get(pathOf(config, link) ?? '');
    return code === undefined ? link : addressOf(config, code);
  };
}

/** Keeps those whose code is free, or theirs already, and returns them. */
async function keepFree(tx: Db, rows: (typeof shortLink.$inferInsert)[]) {
  return tx
    .insert(shortLink)
    .values(rows)
    .onConflictDoUpdate({
      target: shortLink.code,
      set: { madeAt: sql`excluded."madeAt"` },
      setWhere: sql`${shortLink.path} = excluded.path`,
    })
    .returning({ code: shortLink.code, path: shortLink.path });
}

function addressOf({ publicOrigin }: Links, code: string): string {
  const short = `${publicOrigin}${SHORT_LINK_PATH}/${code}`;
  return short.startsWith('https://') && whyNoPush(publicOrigin) === null
    ? short.slice('https://'.length)
    : short;
}

function pathOf({ publicOrigin }: Links, link: string): string | null {
  if (!URL.canParse(link)) return null;
  const { origin, pathname, search, hash } = new URL(link);
  return origin === publicOrigin && search === '' && hash === '' && !pathname.startsWith('//')
    ? pathname
    : null;
}

/**
 * The same for the same page, so that it need not be looked up; with the key, so that no one tries them out. Of a
 * million million codes two pages may draw one: then the second takes its next turn.
 */
function codeOf({ dataKey }: Links, path: string, turn: number): string {
  const drawn = dataKey.hash('short-link', turn === 0 ? path : `${path}\n${turn}`);
  const bytes = Buffer.from(drawn, 'hex').subarray(0, LENGTH);
  return [...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** A text message is kept longer than a quest is ahead. */
const LIFETIME_MS = 400 * 24 * 3_600_000;

/** Forgets short addresses after more than a year. `now` in epoch ms. */
export async function sweepShortLinks(store: Store, now: number): Promise<void> {
  await deleteInSteps(store, shortLink, lte(shortLink.madeAt, now - LIFETIME_MS));
}
