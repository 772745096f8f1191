import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folders of the product's own code; tests and generated files are never mutated. */
const FOLDERS = ['api', 'backoffice', 'db', 'scripts', 'site'];
const LEFT_OUT = new Set(['dist', 'generated', 'migrations', 'node_modules', '.astro', 'prove']);
const SOURCE = /\.(ts|tsx|mjs|astro|css|graphql)$/;
const TEST = /\.test\.tsx?$/;

/** A place in a source file, path relative to the root, from its first character to behind its last. */
export type Place = { file: string; start: number; end: number };

export type Sources = ReadonlyMap<string, string>;

/** All sources of a tree with their text, by path relative to its root. */
export function readSources(root: string): Sources {
  const files = FOLDERS.flatMap((folder) => filesBelow(root, folder));
  return new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

function filesBelow(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (LEFT_OUT.has(entry.name)) return [];
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(root, file);
    return SOURCE.test(file) && !TEST.test(file) ? [file] : [];
  });
}

/** Every place of a text; where it has white space any white space will do, so that it outlives the formatter. */
export function findPlaces(sources: Sources, text: string): Place[] {
  const words = text.trim().split(/\s+/).map(asPattern);
  const wanted = new RegExp(words.join('\\s+'), 'g');
  return [...sources].flatMap(([file, content]) =>
    [...content.matchAll(wanted)].map(({ index, 0: found }) => ({
      file,
      start: index,
      end: index + found.length,
    })),
  );
}

/** A text as a pattern that matches nothing but it. */
export const asPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
