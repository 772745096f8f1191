import { asc, eq } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { findPasskeySite } from '#api/access/request/passkey-site.ts';
import type { AccountForLogIn } from '#api/identity/accounts/account-queries.ts';
import { account } from '#db/schema/account.ts';
import { passkey } from '#db/schema/passkey.ts';
import type { Db } from '#db/store.ts';
import { MOST_PASSKEYS } from '#domain/identity/passkey.ts';

/** A passkey as its owner sees it. */
export type PasskeyRow = {
  id: string;
  /** For @access. */
  ownerId: string;
  name: string;
  /** Whether it lies in more places than the one device. */
  isSynced: boolean;
  createdAt: number;
  lastUsedAt: number | null;
};

/** The own passkeys, and whether this address is one to use them at. */
export type OwnPasskeysRow = { ownerId: string; isOffered: boolean; items: PasskeyRow[] };

type Stored = typeof passkey.$inferSelect;

/** What is known of a passkey that someone shows. */
export type KnownPasskey = Pick<Stored, 'id' | 'accountId' | 'credentialId' | 'publicKey' | 'counter'>;

/** The passkeys of the session's own account, the oldest first. Errors: NOT_LOGGED_IN. */
export async function listOwnPasskeys(context: Context): Promise<OwnPasskeysRow> {
  const { accountId } = requireLogin(context.viewer);
  const rows = await readPasskeys(context.store.read, accountId);
  const isOffered = findPasskeySite(context) !== null;
  return { ownerId: accountId, isOffered, items: rows.map(passkeyRowOf) };
}

/** All passkeys of an account, the oldest first. */
export async function readPasskeys(db: Db, accountId: string): Promise<Stored[]> {
  return db
    .select()
    .from(passkey)
    .where(eq(passkey.accountId, accountId))
    .orderBy(asc(passkey.createdAt), asc(passkey.id))
    .limit(MOST_PASSKEYS);
}

/** The passkey that a device names so, whoever's it is, with its account; null when there is none. */
export async function readKnownPasskey(
  db: Db,
  credentialId: string,
): Promise<{ passkey: KnownPasskey; account: AccountForLogIn & { emailKey: string } } | null> {
  const row = await db
    .select({ passkey, account })
    .from(passkey)
    .innerJoin(account, eq(account.id, passkey.accountId))
    .where(eq(passkey.credentialId, credentialId))
    .get();
  return row ?? null;
}

/** A stored passkey as its owner sees it. */
export function passkeyRowOf({ id, accountId, name, backedUp, createdAt, lastUsedAt }: Stored): PasskeyRow {
  return { id, ownerId: accountId, name, isSynced: backedUp, createdAt, lastUsedAt };
}
