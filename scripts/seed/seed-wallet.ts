import { insertWalletEntry } from '#api/alerts/wallet/insert-wallet-entry.ts';
import type { Db } from '#db/store.ts';
import type { SeededPerson } from './seed-people.ts';

const FIRST_MANA = 500;

/** Lets charity 1 try broadcasts: a gift of Mana by the staff of the cast. */
export async function seedWallet(tx: Db, cast: readonly SeededPerson[], now: number): Promise<void> {
  const staff = cast.find(({ name }) => name === 'staff');
  if (!staff) throw new Error('The cast has no staff');
  await insertWalletEntry(tx, now, {
    providerId: '1',
    amount: FIRST_MANA,
    reason: 'A gift for the start',
    alertId: null,
    createdBy: staff.id,
  });
}
