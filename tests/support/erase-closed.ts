import { eraseClosedAccounts } from '#api/operations/erasure/erase-closed-accounts.ts';
import { CLOSED_LIFETIME_MS } from '#domain/accounts/account-removal.ts';
import type { World } from './world.ts';

/** The worker as it is 24 hours from now: it erases for good what is closed. The clock stays where it is. */
export async function eraseClosed({ clock, store, config }: World): Promise<void> {
  await eraseClosedAccounts(store, { now: clock.now() + CLOSED_LIFETIME_MS, config });
}
