import { errorWordsTexts } from '../texts/generated/error-words.ts';
import { copyBy } from './error-copy-by.ts';

/** Words for an error in the console; other words than those of `error-words` come with the refusal. */
export const consoleErrorCopy = copyBy(errorWordsTexts);
