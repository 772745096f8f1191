import { and, desc, eq, sum } from 'drizzle-orm';
import { requireFeature } from '#api/auth/authorize.ts';
import type { Context } from '#api/graphql/context.ts';
import type { WalletEntriesArgs } from '#api/graphql/generated/resolvers.ts';
import { pageOf } from '#api/graphql/page.ts';
import { findProvider } from '#api/providers/provider-queries.ts';
import { account } from '#db/schema/account.ts';
import { walletEntry } from '#db/schema/wallet.ts';
import type { Db } from '#db/store.ts';
import type { WalletEntryRow, WalletRow } from './wallet-row.ts';

/** The wallet of a charity, for those who spend from it. Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN. */
export async function findWallet(context: Context, id: string): Promise<WalletRow> {
  const { id: providerId } = await findProvider(context, id);
  requireFeature(context.viewer, providerId, 'sendAlerts');
  return { providerId, mana: await readMana(context.store.read, providerId) };
}

/** The Mana in the wallet of a provider; 0 for null. */
export async function readMana(db: Db, providerId: string | null): Promise<number> {
  if (providerId === null) return 0;
  const row = await db
    .select({ mana: sum(walletEntry.amount).mapWith(Number) })
    .from(walletEntry)
    .where(isMana(providerId))
    .get();
  return row?.mana ?? 0;
}

/** A page of the changes of a wallet, newest first. Errors: BAD_USER_INPUT. */
export async function listWalletEntries(
  db: Db,
  providerId: string,
  args: Partial<WalletEntriesArgs>,
): Promise<WalletEntryRow[]> {
  const { limit, offset } = pageOf(args);
  const { id, amount, reason, createdAt } = walletEntry;
  return db
    .select({ id, amount, reason, createdAt, username: account.username, providerId: walletEntry.providerId })
    .from(walletEntry)
    .leftJoin(account, eq(account.id, walletEntry.createdBy))
    .where(isMana(providerId))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
    .offset(offset);
}

const isMana = (providerId: string) =>
  and(eq(walletEntry.providerId, providerId), eq(walletEntry.currency, 'CM'));
