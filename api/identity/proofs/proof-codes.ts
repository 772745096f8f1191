import { randomInt } from 'node:crypto';
import { eq, lte } from 'drizzle-orm';
import type { Viewer } from '#api/access/auth/viewer.ts';
import type { Context } from '#api/access/request/context.ts';
import { deleteInSteps } from '#db/delete-in-steps.ts';
import { proofCode } from '#db/schema/session.ts';
import type { Db, Store } from '#db/store.ts';
import { isProofCodeOpen, PROOF_CODE_LIFETIME_MS } from '#domain/identity/recent-proof.ts';
import { sixDigitsOf } from '#domain/text/typed-digits.ts';

type CodeContext = Pick<Context, 'now' | 'config'>;

/** Makes a code for a session, in the place of one that it had; the database gets its keyed hash only. */
export async function makeProofCode(tx: Db, context: CodeContext, { sessionId }: Viewer): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const made = {
    codeHash: hashOf(context, sessionId, code),
    expiresAt: context.now + PROOF_CODE_LIFETIME_MS,
    tries: 0,
  };
  await tx
    .insert(proofCode)
    .values({ sessionId, ...made })
    .onConflictDoUpdate({ target: proofCode.sessionId, set: made });
  return code;
}

/** Whether this is the code of the session, which is then used up; each try counts, right or wrong. */
export async function spendProofCode(
  tx: Db,
  context: CodeContext,
  { sessionId }: Viewer,
  typed: string,
): Promise<boolean> {
  const isOwn = eq(proofCode.sessionId, sessionId);
  const made = await tx.select().from(proofCode).where(isOwn).get();
  if (!made || !isProofCodeOpen(made, context.now)) return false;
  await tx
    .update(proofCode)
    .set({ tries: made.tries + 1 })
    .where(isOwn);
  const code = sixDigitsOf(typed);
  if (code === null || hashOf(context, sessionId, code) !== made.codeHash) return false;
  await tx.delete(proofCode).where(isOwn);
  return true;
}

/** Forgets the codes that came too late. `now` in epoch ms. */
export async function sweepProofCodes(store: Store, now: number): Promise<void> {
  await deleteInSteps(store, proofCode, lte(proofCode.expiresAt, now));
}

/** Keyed: six digits are soon tried out. */
function hashOf({ config }: CodeContext, sessionId: string, code: string): string {
  return config.dataKey.hash('proof-code', `${sessionId} ${code}`);
}
