import type { SpokenLanguagesTexts } from '../texts/generated/spoken-languages.ts';

/** Languages besides English that volunteers say they speak, as they are stored; people read them in their own. */
export const SPOKEN_LANGUAGES = [
  'signLanguage',
  'arabic',
  'bengali',
  'cantonese',
  'french',
  'haitianCreole',
  'hebrew',
  'hindi',
  'italian',
  'korean',
  'mandarin',
  'polish',
  'portuguese',
  'russian',
  'spanish',
  'tagalog',
  'ukrainian',
  'urdu',
  'yiddish',
] as const satisfies readonly (keyof SpokenLanguagesTexts)[];

export type SpokenLanguage = (typeof SPOKEN_LANGUAGES)[number];

/** What of a list are languages of the table, each once, in the table's order. */
export function spokenLanguagesOf(list: readonly string[]): SpokenLanguage[] {
  return SPOKEN_LANGUAGES.filter((language) => list.includes(language));
}
