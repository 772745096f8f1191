import type { Caller } from '#api/access/auth/caller.ts';
import { countAttempt } from '#api/access/auth/rate-limit.ts';
import type { Store } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import type { Operation } from './documents.ts';

/** The one query that a key opens, with what can be asked beside any. */
const OPENED = ['program', '__typename'];

/**
 * Why a request with a program's key is not answered; null for one that is, and where none was shown. Denied is whatever
 * is not named here, so that no operation is open to keys by mistake.
 */
export async function refusalOfProgram(
  store: Store,
  { program }: Pick<Caller, 'program'>,
  { kind, operations }: Pick<Operation, 'kind' | 'operations'>,
  now: number,
): Promise<DomainError | null> {
  if (program === undefined) return null;
  if (program === null) return new DomainError('NOT_LOGGED_IN');
  if (kind !== 'query' || !operations.every((name) => OPENED.includes(name)))
    return new DomainError('FORBIDDEN');
  try {
    await countAttempt(store, [{ limit: 'callsByProgram', subject: program.keyId }], now);
    return null;
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}
