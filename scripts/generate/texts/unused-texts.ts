import { readdirSync, readFileSync } from 'node:fs';
import { catalogueName } from './write-texts.ts';

const FOLDERS = ['api', 'backoffice', 'site', 'scripts'];
const LEFT_OUT = /^(node_modules|dist|\.astro|generated|gql|migrations)$/;
const SOURCE = /(?<!\.test)\.(ts|tsx|astro)$/;

/** A source by the name of its file. */
export type Source = { name: string; text: string };

/** A source with what is asked of it for thousands of keys: whom it imports, its words, and those that stand in quotes. */
type ReadSource = Source & {
  imported: ReadonlySet<string>;
  words: ReadonlySet<string>;
  quoted: ReadonlySet<string>;
};

/** The product's sources, without tests and what is generated. */
export function readSources(root: string): Source[] {
  const below = (folder: string): Source[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const { name } = entry;
      const place = `${folder}/${name}`;
      if (entry.isDirectory()) return LEFT_OUT.test(name) ? [] : below(place);
      return SOURCE.test(name) ? [{ name, text: readFileSync(place, 'utf8') }] : [];
    });
  return FOLDERS.flatMap((folder) => below(`${root}${folder}`));
}

/**
 * The keys of each subject that no one names who has its texts: sources that name the subject, and those that get them
 * from there. A key that is chosen by a value, `texts[flag]`, stands in quotes somewhere; one of a subject that is
 * looked up by a code, `catalogue(locale)[code]`, is held by the type of the code.
 */
export function unusedTexts(
  subjects: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  given: readonly Source[],
): string[] {
  const sources = given.map(readOnce);
  const quotedAnywhere = new Set(sources.flatMap(({ quoted }) => [...quoted]));
  return Object.entries(subjects).flatMap(([subject, messages]) => {
    const { catalogue, type } = catalogueName(subject);
    const named = sources.filter(({ text }) => text.includes(catalogue) || text.includes(type));
    if (named.some(({ text }) => new RegExp(`\\b${catalogue}\\([\\w.]+\\)\\[`).test(text))) return [];
    const readers = importersOf(importersOf(named, sources), sources);
    const isUsed = (key: string) => readers.some(({ words }) => words.has(key)) || quotedAnywhere.has(key);
    return Object.keys(messages)
      .filter((key) => !isUsed(key))
      .map((key) => `${subject}.json ${key}: is used nowhere`);
  });
}

function readOnce(source: Source): ReadSource {
  const { text } = source;
  const found = (pattern: RegExp) => new Set(Array.from(text.matchAll(pattern), ([, word = '']) => word));
  // A closing quote may open what comes next.
  return {
    ...source,
    imported: found(/\/([^/'\n]+)'/g),
    words: new Set(text.match(/\w+/g)),
    quoted: found(/'(\w+)(?=')/g),
  };
}

/** The sources, and those that import one of them. */
function importersOf(some: readonly ReadSource[], sources: readonly ReadSource[]): ReadSource[] {
  const here = new Set(some);
  const imports = ({ imported }: ReadSource) => some.some(({ name }) => imported.has(name));
  return [...some, ...sources.filter((source) => !here.has(source) && imports(source))];
}
