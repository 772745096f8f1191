import { requireLogin } from '#api/access/auth/authorize.ts';
import { hasOneTimePassword } from '#api/access/auth/second-factor.ts';
import type { Viewer } from '#api/access/auth/viewer.ts';
import type { Context } from '#api/access/request/context.ts';
import { readLogIn } from '#api/reads/accounts/account-queries.ts';
import type { IdentityProofRow } from '#api/rows/proofs/identity-proof-row.ts';
import type { Db } from '#db/store.ts';
import {
  isProofRecent,
  PROOF_LIFETIME_MS,
  type ProofMeans,
  proofWayOf,
} from '#domain/identity/recent-proof.ts';

/** How the proof of the session's own viewer stands. Errors: NOT_LOGGED_IN. */
export async function findIdentityProof({ viewer, store, now }: Context): Promise<IdentityProofRow> {
  const person = requireLogin(viewer);
  return proofRowOf(person, now, await readProofMeans(store.read, person.accountId));
}

/** What an account has to show who it is by. Errors: ACCOUNT_NOT_FOUND. */
export async function readProofMeans(
  db: Db,
  accountId: string,
): Promise<ProofMeans & { passwordHash: string | null }> {
  const { passwordHash } = await readLogIn(db, accountId);
  const hasPassword = passwordHash !== null;
  return { passwordHash, hasPassword, hasOneTimePassword: await hasOneTimePassword(db, accountId) };
}

/** The row of somebody who last proved who they are at `provedAt`. */
export function proofRowOf(
  { accountId, provedAt }: Pick<Viewer, 'accountId' | 'provedAt'>,
  now: number,
  means: ProofMeans,
): IdentityProofRow {
  return {
    ownerId: accountId,
    way: proofWayOf(means),
    takesOneTimePassword: means.hasOneTimePassword,
    isRecent: isProofRecent(provedAt, now),
    recentUntil: provedAt + PROOF_LIFETIME_MS,
  };
}
