import { sql } from 'drizzle-orm';
import { isContactOpen } from '#api/rows/contact-where.ts';
import type { Db } from '#db/store.ts';
import { closeContact } from './set-charity-contact.ts';

/**
 * To be called before a charity itself adds someone to a quest at `now` (epoch ms): whom it does not reach any more, it
 * does not reach by adding them either. Only the person's own sign-up opens contact.
 */
export async function keepContactClosed(
  tx: Db,
  pair: { chariteerId: string; providerId: string },
  now: number,
): Promise<void> {
  const isOpen = isContactOpen(sql`${pair.chariteerId}`, sql`${pair.providerId}`, now);
  const [found] = await tx.select({ isOpen: isOpen.mapWith(Boolean) }).from(sql`(SELECT 1)`);
  if (!found?.isOpen) await closeContact(tx, pair, now);
}
