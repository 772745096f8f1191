import { expect } from 'vitest';
import { findLedgerFaults } from '#api/operations/ledger/ledger.ts';
import type { LedgerFault } from '#api/operations/ledger/ledger-part.ts';
import type { Db, Store } from '#db/store.ts';
import { TEST_NOW } from './cast.ts';

/** Fails unless every credit and every kept count is what the contracts say. */
export async function expectLedgerRight(store: Store): Promise<void> {
  expect(await findLedgerFaults(store.read, TEST_NOW)).toEqual([]);
}

/** Recaps that are not what the contracts say. */
export async function recapFaultsIn(db: Db): Promise<LedgerFault[]> {
  return (await findLedgerFaults(db, TEST_NOW)).filter(({ kind }) => kind === 'recap');
}

/** Quests of which finding knows something wrong; `now` in epoch ms. */
export async function listingFaultsIn(db: Db, now: number): Promise<LedgerFault[]> {
  return (await findLedgerFaults(db, now)).filter(({ kind }) => kind === 'listing');
}
