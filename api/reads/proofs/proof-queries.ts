import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Viewer } from '#api/access/auth/viewer.ts';
import type { Context } from '#api/access/request/context.ts';
import { findPasskeySite } from '#api/access/request/passkey-site.ts';
import { readLogIn } from '#api/reads/accounts/account-queries.ts';
import { readHasPasskey } from '#api/reads/passkeys/passkey-queries.ts';
import type { IdentityProofRow } from '#api/rows/proofs/identity-proof-row.ts';
import { isProofRecent, PROOF_LIFETIME_MS, proofWayOf } from '#domain/identity/recent-proof.ts';

/** How the proof of the session's own viewer stands. Errors: NOT_LOGGED_IN. */
export async function findIdentityProof(context: Context): Promise<IdentityProofRow> {
  const { viewer, store, now } = context;
  const person = requireLogin(viewer);
  const [{ passwordHash }, hasPasskey] = await Promise.all([
    readLogIn(store.read, person.accountId),
    readHasUsablePasskey(context, person),
  ]);
  return proofRowOf(person, now, { hasPassword: passwordHash !== null, hasPasskey });
}

/** The row of somebody who last proved who they are at `provedAt`. */
function proofRowOf(
  { accountId, provedAt }: Pick<Viewer, 'accountId' | 'provedAt'>,
  now: number,
  account: { hasPassword: boolean; hasPasskey: boolean },
): IdentityProofRow {
  return {
    ownerId: accountId,
    way: proofWayOf(account),
    hasPasskey: account.hasPasskey,
    isRecent: isProofRecent(provedAt, now),
    recentUntil: provedAt + PROOF_LIFETIME_MS,
  };
}

/** Whether one of the viewer's passkeys can be shown at the address of this request. */
async function readHasUsablePasskey(
  context: Pick<Context, 'store' | 'config' | 'request'>,
  { accountId }: Pick<Viewer, 'accountId'>,
): Promise<boolean> {
  return findPasskeySite(context) !== null && (await readHasPasskey(context.store.read, accountId));
}
