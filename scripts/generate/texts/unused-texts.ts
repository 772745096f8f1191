import { readdirSync, readFileSync } from 'node:fs';
import { catalogueName } from './write-texts.ts';

const FOLDERS = ['api', 'backoffice', 'site', 'scripts'];
const LEFT_OUT = /^(node_modules|dist|\.astro|generated|gql|migrations)$/;
const SOURCE = /(?<!\.test)\.(ts|tsx|astro)$/;

/** A source by the name of its file. */
export type Source = { name: string; text: string };

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
 * The keys of each subject that nobody names who has its texts: sources that name the subject, and those that get them
 * from there. A key that is chosen by a value, `texts[flag]`, stands in quotes somewhere; one of a subject that is
 * looked up by a code, `catalogue(locale)[code]`, is held by the type of the code.
 */
export function unusedTexts(
  subjects: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  sources: readonly Source[],
): string[] {
  return Object.entries(subjects).flatMap(([subject, messages]) => {
    const { catalogue, type } = catalogueName(subject);
    const named = sources.filter(({ text }) => text.includes(catalogue) || text.includes(type));
    if (named.some(({ text }) => new RegExp(`\\b${catalogue}\\([\\w.]+\\)\\[`).test(text))) return [];
    const readers = importersOf(importersOf(named, sources), sources);
    const isUsed = (key: string) =>
      readers.some(({ text }) => new RegExp(`\\b${key}\\b`).test(text)) ||
      sources.some(({ text }) => text.includes(`'${key}'`));
    return Object.keys(messages)
      .filter((key) => !isUsed(key))
      .map((key) => `${subject}.json ${key}: is used nowhere`);
  });
}

/** The sources, and those that import one of them. */
function importersOf(some: readonly Source[], sources: readonly Source[]): Source[] {
  const imports = ({ text }: Source) => some.some(({ name }) => text.includes(`/${name}'`));
  return [...some, ...sources.filter((source) => !some.includes(source) && imports(source))];
}
