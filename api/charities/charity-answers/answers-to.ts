import { eq } from 'drizzle-orm';
import { account, contactEmail } from '#db/schema/account.ts';
import type { Db } from '#db/store.ts';
import { isSameMailbox } from '#domain/identity/mailbox-key.ts';

/**
 * Where answers to what someone writes for a charity go: where the charity wants them, but never to the sender's own
 * address; null: to no one. The charity's own account has no address but the charity's.
 */
export async function answersToOf(
  db: Db,
  senderId: string,
  answersTo: string | null,
): Promise<string | null> {
  if (answersTo === null) return null;
  return (await isOwnAddress(db, senderId, answersTo)) ? null : answersTo;
}

/** Whether an address is that of a person's account. */
export async function isOwnAddress(db: Db, accountId: string, emailAddress: string): Promise<boolean> {
  const rows = await db
    .select({ type: account.accountType, email: account.email, contact: contactEmail.emailAddress })
    .from(account)
    .leftJoin(contactEmail, eq(contactEmail.accountId, account.id))
    .where(eq(account.id, accountId));
  return rows.some(
    ({ type, email, contact }) =>
      type !== 'Provider' && [email, contact].some((one) => one !== null && isSameMailbox(one, emailAddress)),
  );
}
