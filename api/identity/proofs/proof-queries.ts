import { eq } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { hasOneTimePassword } from '#api/access/auth/second-factor.ts';
import type { Viewer } from '#api/access/auth/viewer.ts';
import type { Context } from '#api/access/request/context.ts';
import { findPasskeySite } from '#api/access/request/passkey-site.ts';
import { readLogIn } from '#api/identity/accounts/account-queries.ts';
import { passkey } from '#db/schema/passkey.ts';
import type { ProofWay } from '#domain/identity/recent-proof.ts';
import {
  isProofRecent,
  PROOF_LIFETIME_MS,
  type ProofMeans,
  proofWayOf,
} from '#domain/identity/recent-proof.ts';

/** For @access: it is for that account only. */
export type IdentityProofRow = {
  ownerId: string;
  way: ProofWay;
  /** Whether a passkey does it too. */
  hasPasskey: boolean;
  takesOneTimePassword: boolean;
  isRecent: boolean;
  recentUntil: number;
};

/** How the proof of the session's own viewer stands. Errors: NOT_LOGGED_IN. */
export async function findIdentityProof(context: Context): Promise<IdentityProofRow> {
  const { viewer, now } = context;
  const person = requireLogin(viewer);
  return proofRowOf(person, now, await readProofMeans(context, person));
}

/** What an account has to show who it is by. Errors: ACCOUNT_NOT_FOUND. */
export async function readProofMeans(
  context: Context,
  person: Pick<Viewer, 'accountId'>,
): Promise<ProofMeans & { passwordHash: string | null; hasPasskey: boolean }> {
  const { read } = context.store;
  const [{ passwordHash }, hasPasskey, hasCodes] = await Promise.all([
    readLogIn(read, person.accountId),
    readHasUsablePasskey(context, person),
    hasOneTimePassword(read, person.accountId),
  ]);
  return { passwordHash, hasPassword: passwordHash !== null, hasOneTimePassword: hasCodes, hasPasskey };
}

/** The row of someone who last proved who they are at `provedAt`. */
export function proofRowOf(
  { accountId, provedAt }: Pick<Viewer, 'accountId' | 'provedAt'>,
  now: number,
  means: ProofMeans & { hasPasskey: boolean },
): IdentityProofRow {
  return {
    ownerId: accountId,
    way: proofWayOf(means),
    hasPasskey: means.hasPasskey,
    takesOneTimePassword: means.hasOneTimePassword,
    isRecent: isProofRecent(provedAt, now),
    recentUntil: provedAt + PROOF_LIFETIME_MS,
  };
}

/** Whether one of the viewer's passkeys can be shown at the address of this request. */
async function readHasUsablePasskey(
  context: Pick<Context, 'store' | 'config' | 'request'>,
  { accountId }: Pick<Viewer, 'accountId'>,
): Promise<boolean> {
  if (findPasskeySite(context) === null) return false;
  const { read } = context.store;
  const isOwn = eq(passkey.accountId, accountId);
  return (await read.select({ id: passkey.id }).from(passkey).where(isOwn).limit(1).get()) !== undefined;
}
