import { eq } from 'drizzle-orm';
import { session } from '#db/schema/session.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { isProofRecent } from '#domain/identity/recent-proof.ts';
import type { Viewer } from './viewer.ts';

/**
 * For what cannot be taken back, or opens more than the session does: the viewer has shown who they are in the last 15
 * minutes. A visitor passes; whether someone is logged in is asked elsewhere. Errors: PROOF_NEEDED.
 */
export function requireRecentProof({ viewer, now }: { viewer: Viewer | null; now: number }): void {
  if (viewer !== null && !isProofRecent(viewer.provedAt, now)) throw new DomainError('PROOF_NEEDED');
}

/** Notes that the viewer has just shown who they are, for this session alone. `now` in epoch ms. */
export async function noteProof(tx: Db, now: number, { sessionId }: Viewer): Promise<void> {
  await tx.update(session).set({ provedAt: now }).where(eq(session.id, sessionId));
}
