import { DomainError } from '#domain/errors.ts';
import { type ScriptOperation, scriptErrorCopy, scriptErrorNumber } from '#domain/script-error-copy.ts';

/** Runs what a script stands for; a refusal that the script knew is told by its number and in its words. */
export async function inScriptWords<T>(operation: ScriptOperation, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const scriptError = scriptErrorNumber(operation, error.code);
    const message = scriptErrorCopy(operation, error.code);
    throw scriptError && message
      ? new DomainError(error.code, { message, scriptError, cause: error })
      : error;
  }
}
