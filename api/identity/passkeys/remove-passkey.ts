import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { requireRecentProof } from '#api/access/auth/recent-proof.ts';
import { endEmptyPasskeyDemand } from '#api/access/auth/second-factor.ts';
import type { Context } from '#api/access/request/context.ts';
import { passkey } from '#db/schema/passkey.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { tellOwner } from './tell-owner.ts';

/**
 * Takes one of the own passkeys away, which opens nothing from then on, and tells the owner by mail. It can be done
 * anywhere, also where none could be added. Errors: NOT_LOGGED_IN, PROOF_NEEDED, PASSKEY_NOT_FOUND.
 */
export async function removePasskey(context: Context, { id }: { id: string }): Promise<true> {
  const { viewer, store, now } = context;
  const person = requireLogin(viewer);
  const { accountId } = person;
  requireRecentProof(context);
  return store.write(async (tx): Promise<true> => {
    const isThis = and(eq(passkey.id, id), eq(passkey.accountId, accountId));
    const [removed] = await tx.delete(passkey).where(isThis).returning({ id: passkey.id });
    if (!removed) throw new DomainError('PASSKEY_NOT_FOUND');
    await endEmptyPasskeyDemand(tx, accountId);
    await recordAudit(tx, now, { action: 'passkey-removed', actorId: accountId, subjectId: accountId });
    await tellOwner(tx, context, person, 'passkey-removed');
    return true;
  });
}
