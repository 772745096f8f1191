import { and, desc, eq, sum } from 'drizzle-orm';
import { requireFeature } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { pageOf } from '#api/access/request/page.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import type { WalletEntriesArgs } from '#api/graphql/generated/types.ts';
import { visibilityIn } from '#api/people/volunteers/person-visibility.ts';
import { account } from '#db/schema/account.ts';
import { chariteer } from '#db/schema/chariteer.ts';
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
  context: Context,
  providerId: string,
  args: Partial<WalletEntriesArgs>,
): Promise<WalletEntryRow[]> {
  const { limit, offset } = pageOf(args);
  const rows = await context.store.read
    .select(ENTRY_COLUMNS)
    .from(walletEntry)
    .leftJoin(account, eq(account.id, walletEntry.createdBy))
    .leftJoin(chariteer, eq(chariteer.id, walletEntry.createdBy))
    .where(isMana(providerId))
    .orderBy(desc(walletEntry.createdAt), desc(walletEntry.id))
    .limit(limit)
    .offset(offset);
  return Promise.all(
    rows.map(async ({ createdBy, dateOfBirth, hidesUsername, ...entry }) => {
      const person = { id: createdBy ?? '', dateOfBirth, hidesUsername: hidesUsername ?? false };
      return {
        ...entry,
        visibility: await visibilityIn(context, person, {
          kind: 'charity',
          providerIdOfAdults: providerId,
        }),
      };
    }),
  );
}

const ENTRY_COLUMNS = {
  id: walletEntry.id,
  amount: walletEntry.amount,
  reason: walletEntry.reason,
  createdAt: walletEntry.createdAt,
  createdBy: walletEntry.createdBy,
  providerId: walletEntry.providerId,
  username: account.username,
  dateOfBirth: account.dateOfBirth,
  hidesUsername: chariteer.hidesUsername,
};

const isMana = (providerId: string) =>
  and(eq(walletEntry.providerId, providerId), eq(walletEntry.currency, 'CM'));
