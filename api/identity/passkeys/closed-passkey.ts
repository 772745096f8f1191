import type { Context } from '#api/access/request/context.ts';
import { type ClosedAccount, readClosedById } from '#api/identity/accounts/closed-account-queries.ts';
import { openPerson } from '#api/identity/accounts/closed-person.ts';
import type { KnownPasskey } from './passkey-queries.ts';

/** The part of a closed account's rows that holds its passkeys; see PERSON_PARTS. */
const PART = 'passkey accountId';

/** The passkey of an account that was closed in the last day; the device tells whose it is. */
export async function readClosedPasskey(
  { store, config, now }: Pick<Context, 'store' | 'config' | 'now'>,
  { credentialId, userHandle }: { credentialId: string; userHandle: string },
): Promise<{ passkey: KnownPasskey; closed: ClosedAccount } | null> {
  const accountId = Buffer.from(userHandle, 'base64url').toString();
  const closed = await readClosedById(store.read, now, accountId);
  const rows = closed && openPerson(config.dataKey, closed)?.rows.find(({ part }) => part === PART);
  const row = rows?.deleted.find((one) => one.credentialId === credentialId);
  if (!closed || !row) return null;
  const [id, publicKey] = [String(row.id), String(row.publicKey)];
  return { closed, passkey: { id, accountId, credentialId, publicKey, counter: Number(row.counter) } };
}
