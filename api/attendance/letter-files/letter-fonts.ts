import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { openWoff } from './open-woff.ts';

const sharedFont = (file: string) =>
  readFileSync(join(import.meta.dirname, '../../http/sharing/fonts', file));
const everyScript = createRequire(import.meta.url).resolve(
  '@fontsource/unifontex/files/unifontex-latin-400-normal.woff',
);

/** The fonts of a letter, by preference: those of the pages, then one that has a sign for every script. */
export const LETTER_FONTS = {
  latin: sharedFont('atkinson-hyperlegible-next.ttf'),
  arabic: sharedFont('ibm-plex-sans-arabic.ttf'),
  any: openWoff(readFileSync(everyScript)),
} as const;
export type FontName = keyof typeof LETTER_FONTS;

const LATIN = String.raw`\u0020-\u007e\u00a0-\u00ac\u00ae-\u00b4\u00b6-\u00ff‘’“”–—…•`;
const IN_LATIN = new RegExp(`^[${LATIN}]*$`);
const IN_ARABIC = new RegExp(`^[${LATIN}\u0600-\u06ff\u200d]*$`);

/** Marks that keep the direction of a part of a text to itself; they are not drawn. */
export const ISOLATES = /[\u2066-\u2069]/g;

/** The font in which a word is drawn, whole: letters of two fonts in one name would look torn. */
export function fontOf(word: string): FontName {
  const drawn = word.replace(ISOLATES, '');
  if (IN_LATIN.test(drawn)) return 'latin';
  return IN_ARABIC.test(drawn) ? 'arabic' : 'any';
}
