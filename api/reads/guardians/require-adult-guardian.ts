import { byAddress, countAttempt, forgive } from '#api/access/auth/rate-limit.ts';
import type { Context } from '#api/access/request/context.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { isMailboxOfMinor } from './minors-mailbox.ts';

/**
 * Refuses to name a guardian at the mailbox of someone under 18. The answer tells that much about an address, so
 * refusals count for the network and slow down whoever tries many.
 * Errors: GUARDIAN_ADDRESS_REFUSED, RATE_LIMITED.
 */
export async function requireAdultGuardian(
  { store, now, request, slowDown }: Pick<Context, 'store' | 'now' | 'request' | 'slowDown'>,
  address: string,
): Promise<void> {
  const counted = [byAddress('guardianRefusedByAddress', request.address)];
  await slowDown(await countAttempt(store, counted, now), request.address);
  if (await isMailboxOfMinor(store.read, [address], now)) throw new DomainError('GUARDIAN_ADDRESS_REFUSED');
  await store.write((tx) => forgive(tx, counted));
}
