import { CATEGORY_IDS, type CategoryId } from '../quests/quest-category.ts';
import { plainLetters } from '../text/folded-text.ts';
import { categoriesTexts } from '../texts/generated/categories.ts';
import { LOCALES } from '../texts/locale.ts';

/** Maximum length of the search words, which no form exceeds. */
export const FIND_WORDS_MAX = 100;
/** Words of fewer letters say nothing. */
const SHORTEST = 3;
const MOST_WORDS = 8;

/** The words to look for: letters and digits without accents, in small letters. Nothing of them is an operator. */
export function wordsToFind(text: string): string[] {
  const words = plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.filter((word) => [...word].length >= SHORTEST))].slice(0, MOST_WORDS);
}

/**
 * What the full-text index is asked: each word has to begin a word of the quest, or of what its type is called in some
 * language.
 */
export function matchOf(words: readonly string[]): string {
  return words
    .map((word) => {
      const types = typesCalled(word).map((id) => `type : "${id}"`);
      return `(${[`"${word}" *`, ...types].join(' OR ')})`;
    })
    .join(' AND ');
}

/** The types whose name in some language begins with a word. */
export function typesCalled(word: string): CategoryId[] {
  return CATEGORY_IDS.filter((id) => namesOf(id).some((name) => name.startsWith(word)));
}

const names = new Map<CategoryId, readonly string[]>();

function namesOf(id: CategoryId): readonly string[] {
  const known = names.get(id);
  if (known) return known;
  const made = LOCALES.flatMap((locale) => plain(categoriesTexts(locale)[id]).split(/[^\p{L}\p{N}]+/u));
  names.set(id, made);
  return made;
}

/** Text as the search index compares it: lowercase, without accents. In other scripts, marks separate words. */
function plain(text: string): string {
  const bare = text.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '');
  return plainLetters(bare.normalize('NFC').toLowerCase());
}
