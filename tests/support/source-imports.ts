import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const SKIPPED = new Set(['node_modules', 'dist', '.git', '.astro', '.data', 'test-results', 'generated']);
const SOURCE = /\.(ts|tsx|mjs|astro)$/;

/** Whether a file belongs to the tests; relative to the root. */
export const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file) || file.startsWith('tests/');

/** All sources below a folder of the top level, generated ones left out; relative to the root. */
export function sourcesBelow(folder: string): string[] {
  return filesBelow(folder).filter((file) => SOURCE.test(file));
}

/** The sources below a folder that people run. */
export function shippedSources(folder: string): string[] {
  return sourcesBelow(folder).filter((file) => !isTest(file));
}

/** The project's own files that a file imports, relative to the root. */
export function importsOf(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  const wanted = [...text.matchAll(/(?:from|import)\s*\(?\s*['"]([#./][^'"]*)['"]/g)].map(
    (match) => match[1] ?? '',
  );
  return wanted.flatMap((name) => {
    // The version shown is the package's own.
    if (name.endsWith('/package.json')) return [];
    if (name.startsWith('#domain/')) return [name.replace('#domain/', 'api/domain/')];
    if (name.startsWith('#')) return [name.slice(1)];
    return [path.normalize(path.join(path.dirname(file), name))];
  });
}

function filesBelow(folder: string): string[] {
  return readdirSync(path.join(root, folder)).flatMap((name) => {
    if (SKIPPED.has(name)) return [];
    const relative = path.join(folder, name);
    return statSync(path.join(root, relative)).isDirectory() ? filesBelow(relative) : [relative];
  });
}
