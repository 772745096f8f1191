import reactAdmin from 'ra-language-english';
import type { LibraryWords } from './library-words.ts';

/** MUI speaks English by itself. */
export const english: LibraryWords = { reactAdmin, mui: {} };
