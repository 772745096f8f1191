import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Viewer } from '#api/access/auth/viewer.ts';
import type { Context } from '#api/access/request/context.ts';
import { readLogIn } from '#api/reads/accounts/account-queries.ts';
import type { IdentityProofRow } from '#api/rows/proofs/identity-proof-row.ts';
import { isProofRecent, PROOF_LIFETIME_MS, proofWayOf } from '#domain/identity/recent-proof.ts';

/** How the proof of the session's own viewer stands. Errors: NOT_LOGGED_IN. */
export async function findIdentityProof({ viewer, store, now }: Context): Promise<IdentityProofRow> {
  const person = requireLogin(viewer);
  const { passwordHash } = await readLogIn(store.read, person.accountId);
  return proofRowOf(person, now, { hasPassword: passwordHash !== null });
}

/** The row of somebody who last proved who they are at `provedAt`. */
export function proofRowOf(
  { accountId, provedAt }: Pick<Viewer, 'accountId' | 'provedAt'>,
  now: number,
  account: { hasPassword: boolean },
): IdentityProofRow {
  return {
    ownerId: accountId,
    way: proofWayOf(account),
    isRecent: isProofRecent(provedAt, now),
    recentUntil: provedAt + PROOF_LIFETIME_MS,
  };
}
