import { readdirSync, readFileSync } from 'node:fs';

/** How a language is called and written: its `language.json`. */
export type LanguageFacts = {
  /** Name of the language in that language. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** The tag by which Intl writes its numbers, with Latin digits. */
  numbers: string;
  /** What readers are told while no one has read the translation over; null afterwards. */
  awaitsReview: string | null;
  /** Whether the console speaks it; subjects of the console alone need no text in a language that it does not. */
  hasConsole: boolean;
};
/** Texts by key, as they stand in a file. */
export type Messages = Readonly<Record<string, string>>;
export type Language = { facts: LanguageFacts; subjects: Readonly<Record<string, Messages>> };
/** All languages by the name of their folder, the first one first. */
export type Languages = Readonly<Record<string, Language>>;

/** A word of the product's own, with its translation in each language. */
export type GlossaryEntry = {
  /** Stem of the term as English texts use it, capitalized. */
  term: string;
  /** Beginnings of the words that may stand for it, by language. */
  said: Readonly<Record<string, readonly string[]>>;
  note?: string;
  /** True if the term is only explained, not searched for, because it's an everyday word, too. */
  isFree?: boolean;
};
export type Glossary = {
  entries: readonly GlossaryEntry[];
  /** Names that are the same in every language. */
  names: readonly string[];
};

const FIRST = 'en';

/** Whether a subject is the console's alone: by the beginning of its name. */
export function isOfConsole(subject: string): boolean {
  return subject.startsWith('console-');
}

/** Reads every folder of a language. */
export function readLanguages(folder: string): Languages {
  const languages = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'generated')
    .map(({ name }): [string, Language] => [name, readLanguage(`${folder}/${name}`)]);
  return Object.fromEntries(languages.sort(byOwnName));
}

/** The first one first, the others as people find them in a list. */
function byOwnName(
  [one, { facts }]: [string, Language],
  [other, { facts: others }]: [string, Language],
): number {
  return Number(other === FIRST) - Number(one === FIRST) || facts.name.localeCompare(others.name, FIRST);
}

/** Reads the product's own words. */
export function readGlossary(folder: string): Glossary {
  return readJson<Glossary>(`${folder}/glossary.json`);
}

function readLanguage(folder: string): Language {
  const subjects = readdirSync(folder)
    .filter((name) => name.endsWith('.json') && name !== 'language.json')
    .sort()
    .map((name) => [name.replace(/\.json$/, ''), readJson<Messages>(`${folder}/${name}`)]);
  return {
    facts: readJson<LanguageFacts>(`${folder}/language.json`),
    subjects: Object.fromEntries(subjects),
  };
}

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8')) as Content;
}
