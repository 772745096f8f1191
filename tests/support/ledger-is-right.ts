import { expect } from 'vitest';
import { findLedgerFaults } from '#api/verbs/credits/ledger.ts';
import type { Store } from '#db/store.ts';
import { TEST_NOW } from './cast.ts';

/** Fails unless every credit and every count of places taken is what the contracts say. */
export async function expectLedgerRight(store: Store): Promise<void> {
  expect(await findLedgerFaults(store.read, TEST_NOW)).toEqual([]);
}
