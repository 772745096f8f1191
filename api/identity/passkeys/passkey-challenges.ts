import { randomBytes } from 'node:crypto';
import { eq, lte } from 'drizzle-orm';
import { hashToken } from '#api/access/auth/session.ts';
import type { Context } from '#api/access/request/context.ts';
import { deleteInSteps } from '#db/delete-in-steps.ts';
import { passkeyChallenge } from '#db/schema/passkey.ts';
import type { Db, Store } from '#db/store.ts';
import { PASSKEY_CHALLENGE_LIFETIME_MS, type PasskeyPurpose } from '#domain/identity/passkey.ts';

/** For what a challenge is good, and where: a session's id, or the hash of a browser's mark. */
export type ChallengeUse = { purpose: PasskeyPurpose; boundTo: string };

/** Makes what a device is to sign; the database gets its hash only. */
export async function makeChallenge(
  { store, now }: Pick<Context, 'store' | 'now'>,
  use: ChallengeUse,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(32));
  const challengeHash = hashToken(Buffer.from(challenge).toString('base64url'));
  const expiresAt = now + PASSKEY_CHALLENGE_LIFETIME_MS;
  await store.write(async (tx) => {
    await tx.insert(passkeyChallenge).values({ ...use, challengeHash, expiresAt });
  });
  return challenge;
}

/** Whether a challenge (base64url) was made for this use; it is used up by the question, whatever the answer. */
export async function spendChallenge(
  tx: Db,
  now: number,
  challenge: string,
  use: ChallengeUse | null,
): Promise<boolean> {
  const isThis = eq(passkeyChallenge.challengeHash, hashToken(challenge));
  const made = await tx.select().from(passkeyChallenge).where(isThis).get();
  // What was made for someone else stays theirs: no one uses it up for them.
  if (!made || made.boundTo !== use?.boundTo) return false;
  await tx.delete(passkeyChallenge).where(isThis);
  return made.purpose === use.purpose && now < made.expiresAt;
}

/** Forgets what no device has answered in time. `now` in epoch ms. */
export async function sweepPasskeyChallenges(store: Store, now: number): Promise<void> {
  await deleteInSteps(store, passkeyChallenge, lte(passkeyChallenge.expiresAt, now));
}
