import { eq } from 'drizzle-orm';
import { shortLink } from '#db/schema/message.ts';
import type { Store } from '#db/store.ts';

/** The page behind a short address, typed in whatever case; null where there is none. */
export async function findShortLink(store: Store, code: string): Promise<string | null> {
  const [row] = await store.read
    .select({ path: shortLink.path })
    .from(shortLink)
    .where(eq(shortLink.code, code.slice(0, 20).toUpperCase()));
  return row?.path ?? null;
}
