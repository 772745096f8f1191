import { and, eq, gt } from 'drizzle-orm';
import { hashToken } from '#api/access/auth/session.ts';
import { formerAddress } from '#db/schema/account.ts';
import type { Db } from '#db/store.ts';

export type FormerAddress = typeof formerAddress.$inferSelect;

/** The former address of a token, while it can be put back. `now` in epoch ms. */
export async function readFormerAddress(db: Db, now: number, token: string): Promise<FormerAddress | null> {
  const isGood = and(eq(formerAddress.tokenHash, hashToken(token)), gt(formerAddress.expiresAt, now));
  return (await db.select().from(formerAddress).where(isGood).get()) ?? null;
}
