import { requireLogin } from '#api/access/auth/authorize.ts';
import { requireRecentProof } from '#api/access/auth/recent-proof.ts';
import type { Viewer } from '#api/access/auth/viewer.ts';
import type { Context } from '#api/access/request/context.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { readOneTimePassword } from './factor-queries.ts';

/**
 * The viewer, whose one-time passwords are on, and whose session has shown a second factor and a recent proof: a session
 * that got in with less changes nothing about them.
 * Errors: NOT_LOGGED_IN, NO_SECOND_FACTOR, SECOND_FACTOR_REQUIRED, PROOF_NEEDED.
 */
export async function requireShownFactor(context: Context): Promise<Viewer> {
  const person = requireLogin(context.viewer);
  const known = await readOneTimePassword(context.store.read, person.accountId);
  if (!known || known.confirmedAt === null) throw new DomainError('NO_SECOND_FACTOR');
  if (person.secondFactorAt === null) throw new DomainError('SECOND_FACTOR_REQUIRED');
  requireRecentProof(context);
  return person;
}
