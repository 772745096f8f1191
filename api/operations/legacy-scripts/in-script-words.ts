import { outageOf } from '#db/outage.ts';
import { DomainError, type ErrorCode } from '#domain/errors/errors.ts';
import { englishOnly } from '#domain/texts/text-ref.ts';
import {
  type ScriptOperation,
  scriptErrorCopy,
  scriptErrorNumber,
  UNNAMED_SIGN_UP_ERROR,
} from '#domain/wording/script-error-copy.ts';

/** Runs what a script stands for; what the script knew is told by its number and in its words. */
export async function inScriptWords<T>(operation: ScriptOperation, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw inWords(operation, error);
  }
}

/** The script's text, with the refusal's text when the script has none of its own. */
function saysWhy(operation: ScriptOperation, code: ErrorCode): boolean {
  return scriptErrorCopy(operation, scriptErrorNumber(operation, code)) === UNNAMED_SIGN_UP_ERROR;
}

function inWords(operation: ScriptOperation, error: unknown): unknown {
  // A database that is away says so itself.
  if (!(error instanceof DomainError) && outageOf(error) !== null) return error;
  const code = error instanceof DomainError ? error.code : 'INTERNAL';
  const scriptError = scriptErrorNumber(operation, code);
  const text = scriptErrorCopy(operation, scriptError);
  if (!scriptError || !text) return error;
  const message =
    error instanceof DomainError && saysWhy(operation, code) ? `${text} ${error.message}` : text;
  return new DomainError(code, { message: englishOnly(message), scriptError, cause: error });
}
