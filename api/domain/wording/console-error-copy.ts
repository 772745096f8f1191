import { errorWordsTexts } from '../texts/generated/error-words.ts';
import { copyBy } from './error-copy-by.ts';

/** As `errorCopyIn`, in the console: what it has no words for itself comes with the refusal. */
export const consoleErrorCopy = copyBy(errorWordsTexts);
