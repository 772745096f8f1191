import { isErrorCode } from '#domain/errors/errors.ts';
import { sentWordsIn } from '#domain/wording/error-copy-in.ts';

/** The extensions of a refusal as the API sends them to a console in English. */
export function sentExtensions(code: string, supportEmail?: string): { code: string; words?: string } {
  const words = isErrorCode(code) ? sentWordsIn('en', code, supportEmail) : null;
  return { code, ...(words !== null && { words }) };
}
