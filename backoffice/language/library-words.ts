import type { ThemeOptions } from '@mui/material';
import type { TranslationMessages } from 'react-admin';
import type { ConsoleLocale } from '#domain/texts/locale.ts';
import { consoleLocale } from './console-locale.ts';
import { english } from './library-words.en.ts';
import { spanish } from './library-words.es.ts';

/** What libraries say by themselves, in one language. */
export type LibraryWords = {
  reactAdmin: TranslationMessages;
  /** Names and labels that MUI's parts have when they are given none, by part. */
  mui: NonNullable<ThemeOptions['components']>;
};

const WORDS: Readonly<Record<ConsoleLocale, LibraryWords>> = { en: english, es: spanish };

/** The words of libraries in the language of this console. A build has those of its own language alone. */
export function libraryWords(): LibraryWords {
  return WORDS[consoleLocale()];
}
