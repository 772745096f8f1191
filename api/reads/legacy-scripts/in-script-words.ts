import { outageOf } from '#db/outage.ts';
import { DomainError } from '#domain/errors/errors.ts';
import {
  type ScriptOperation,
  scriptErrorCopy,
  scriptErrorNumber,
} from '#domain/wording/script-error-copy.ts';

/** Runs what a script stands for; what the script knew is told by its number and in its words. */
export async function inScriptWords<T>(operation: ScriptOperation, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw inWords(operation, error);
  }
}

function inWords(operation: ScriptOperation, error: unknown): unknown {
  // A database that is away says so itself.
  if (!(error instanceof DomainError) && outageOf(error) !== null) return error;
  const code = error instanceof DomainError ? error.code : 'INTERNAL';
  const scriptError = scriptErrorNumber(operation, code);
  const text = scriptErrorCopy(operation, code);
  if (!scriptError || !text) return error;
  const message =
    error instanceof DomainError && code === 'BAD_USER_INPUT' ? `${text} ${error.message}` : text;
  return new DomainError(code, { message, scriptError, cause: error });
}
