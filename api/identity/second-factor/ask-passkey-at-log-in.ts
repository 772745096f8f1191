import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { requireRecentProof } from '#api/access/auth/recent-proof.ts';
import { endOtherSessions, readFactorMeans } from '#api/access/auth/second-factor.ts';
import type { Context } from '#api/access/request/context.ts';
import { account } from '#db/schema/account.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { tellOwner } from './tell-owner.ts';

/**
 * Sets whether a login to the own account by less than a passkey is asked for one. Who sets it has shown a second factor
 * in this session, and so does not lock the own door; when it begins, every other session ends. The owner is told.
 * Errors: NOT_LOGGED_IN, PASSKEY_NOT_FOUND without any, SECOND_FACTOR_REQUIRED, PROOF_NEEDED.
 */
export async function askPasskeyAtLogIn(
  context: Context,
  { isAsked }: { isAsked: boolean },
): Promise<boolean> {
  const { viewer, store, now } = context;
  const person = requireLogin(viewer);
  const { accountId } = person;
  const { hasPasskey, asksPasskey } = await readFactorMeans(store.read, accountId);
  if (isAsked && !hasPasskey) throw new DomainError('PASSKEY_NOT_FOUND');
  if (person.secondFactorAt === null) throw new DomainError('SECOND_FACTOR_REQUIRED');
  requireRecentProof(context);
  if (isAsked === asksPasskey) return isAsked;
  const action = isAsked ? 'second-factor-on' : 'second-factor-off';
  await store.write(async (tx) => {
    await tx.update(account).set({ passkeyAsked: isAsked }).where(eq(account.id, accountId));
    if (isAsked) await endOtherSessions(tx, person);
    const about = { actorId: accountId, subjectId: accountId, detail: { by: 'passkey' } };
    await recordAudit(tx, now, { ...about, action });
    await tellOwner(tx, context, person, isAsked ? 'passkey-on' : 'passkey-off');
  });
  return isAsked;
}
