import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { isPasswordRight } from '#api/access/auth/password.ts';
import { byAddress, type Counted, countAttempt, forgive } from '#api/access/auth/rate-limit.ts';
import { noteProof } from '#api/access/auth/recent-proof.ts';
import { spendSecondFactor } from '#api/access/auth/second-factor.ts';
import type { Viewer } from '#api/access/auth/viewer.ts';
import type { Context } from '#api/access/request/context.ts';
import { countPasswordProof } from '#api/access/request/password-proof.ts';
import type { MutationProveIdentityArgs } from '#api/graphql/generated/types.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { type ProofMeans, proofWayOf } from '#domain/identity/recent-proof.ts';
import { formRefusalsTexts } from '#domain/texts/generated/form-refusals.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import { spendProofCode } from './proof-codes.ts';
import type { IdentityProofRow } from './proof-queries.ts';
import { proofRowOf, readProofMeans } from './proof-queries.ts';

/**
 * Shows again who it is, for this session: by the password, by a one-time password, or by the mailed code of an account
 * that has neither. Wrong guesses count for the session and, as those of a login, for the network, whose answers slow down.
 * Errors: NOT_LOGGED_IN, BAD_USER_INPUT, WRONG_PROOF, RATE_LIMITED.
 */
export async function proveIdentity(
  context: Context,
  { password, code }: MutationProveIdentityArgs,
): Promise<IdentityProofRow> {
  const { viewer, store, now } = context;
  const person = requireLogin(viewer);
  const { passwordHash, ...means } = await readProofMeans(context, person);
  const isByPassword = means.hasPassword && Boolean(password);
  const given = isByPassword ? password : isCodeTaken(means) ? code : null;
  if (!given) throw new DomainError('BAD_USER_INPUT', { message: refsOf(formRefusalsTexts).proofMissing });
  const counted = await countTries(context, person);
  const isRight = !isByPassword || (await isPasswordRight(passwordHash, given));
  const isProved = await store.write(async (tx) => {
    // A refusal inside the write would take the counted try of the code back.
    if (!isRight || !(isByPassword || (await spendCode(tx, context, person, means, given)))) return false;
    await prove(tx, now, person, counted);
    return true;
  });
  if (!isProved) return refuse(context, person);
  return proofRowOf({ ...person, provedAt: now }, now, means);
}

/** A code by email serves only who has nothing better. */
function isCodeTaken(means: ProofMeans): boolean {
  return means.hasOneTimePassword || proofWayOf(means) === 'MAIL_CODE';
}

async function spendCode(
  tx: Db,
  context: Context,
  person: Viewer,
  { hasOneTimePassword }: ProofMeans,
  code: string,
): Promise<boolean> {
  if (!hasOneTimePassword) return spendProofCode(tx, context, person, code);
  return (await spendSecondFactor(tx, context.now, person.accountId, code)) !== null;
}

async function countTries(context: Context, person: Viewer): Promise<Counted[]> {
  const { store, now, request, slowDown } = context;
  const ofSession = await countPasswordProof(context, person);
  const ofNetwork = byAddress('logInByAddress', request.address);
  await slowDown(await countAttempt(store, [ofNetwork], now), request.address);
  return [...ofSession, ofNetwork];
}

async function prove(tx: Db, now: number, person: Viewer, counted: readonly Counted[]): Promise<void> {
  await forgive(tx, counted);
  await noteProof(tx, now, person);
  const { accountId } = person;
  await recordAudit(tx, now, { action: 'proof-given', actorId: accountId, subjectId: accountId });
}

async function refuse({ store, now }: Context, { accountId }: Viewer): Promise<never> {
  const about = { actorId: accountId, subjectId: accountId };
  await store.write((tx) => recordAudit(tx, now, { ...about, action: 'proof-refused' }));
  throw new DomainError('WRONG_PROOF');
}
