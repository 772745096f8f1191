import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { forgive } from '#api/access/auth/rate-limit.ts';
import { noteProof } from '#api/access/auth/recent-proof.ts';
import { noteSecondFactor } from '#api/access/auth/second-factor.ts';
import type { Context } from '#api/access/request/context.ts';
import { requirePasskeySite } from '#api/access/request/passkey-site.ts';
import { countPasswordProof } from '#api/access/request/password-proof.ts';
import type { IdentityProofRow } from '#api/identity/proofs/proof-queries.ts';
import { findIdentityProof } from '#api/identity/proofs/proof-queries.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { checkPasskey } from './check-passkey.ts';
import { noteUse } from './note-use.ts';
import { readAssertion } from './passkey-answer.ts';
import { readKnownPasskey } from './passkey-queries.ts';

/**
 * Shows again who it is, for this session, by one of the own passkeys. Tries count with those of the password.
 * Errors: NOT_LOGGED_IN, PASSKEYS_NEED_A_NAME, BAD_USER_INPUT, RATE_LIMITED, PASSKEY_ENDED, PASSKEY_WRONG_ADDRESS,
 * PASSKEY_UNKNOWN, PASSKEY_OF_ANOTHER, PASSKEY_REFUSED, PASSKEY_COPIED.
 */
export async function proveByPasskey(
  context: Context,
  { credential }: { credential: string },
): Promise<IdentityProofRow> {
  const { viewer, store, now } = context;
  const person = requireLogin(viewer);
  const { accountId, sessionId } = person;
  const site = requirePasskeySite(context);
  const answer = readAssertion(credential);
  if (answer === null) throw new DomainError('BAD_USER_INPUT');
  const counted = await countPasswordProof(context, person);
  const known = (await readKnownPasskey(store.read, answer.id))?.passkey ?? null;
  const use = { purpose: 'prove', boundTo: sessionId } as const;
  const { refusal, told } = await checkPasskey(context, answer, { site, use, known, ownerId: accountId });
  const about = { actorId: accountId, subjectId: accountId };
  if (refusal !== null || known === null || told === null) {
    await store.write((tx) => recordAudit(tx, now, { ...about, action: 'proof-refused' }));
    throw new DomainError(refusal ?? 'PASSKEY_UNKNOWN');
  }
  await store.write(async (tx) => {
    await forgive(tx, counted);
    await noteUse(tx, now, known.id, told);
    await noteProof(tx, now, person);
    // A device that has checked who holds it is two factors in one.
    await noteSecondFactor(tx, now, sessionId);
    await recordAudit(tx, now, { ...about, action: 'proof-given' });
  });
  return findIdentityProof({ ...context, viewer: { ...person, provedAt: now } });
}
