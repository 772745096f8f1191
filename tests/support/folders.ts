import path from 'node:path';
import { importsOf } from './source-imports.ts';

/** Module: a folder with its own files; folders below are modules of their own. */
export const folderOf = (file: string): string => path.dirname(file);

/** Module → modules that its files import from. */
export function importsBetween(files: readonly string[]): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  for (const file of files) {
    const folders = importsOf(file)
      .filter((target) => files.includes(target))
      .map(folderOf);
    const known = imports.get(folderOf(file)) ?? new Set();
    for (const folder of folders) if (folder !== folderOf(file)) known.add(folder);
    imports.set(folderOf(file), known);
  }
  return imports;
}

/** Modules in import cycles: those left after removing all that only import or are only imported. */
export function foldersInCircles(imports: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const open = new Map(imports);
  const isOnTheWay = (folder: string) =>
    [...(open.get(folder) ?? [])].some((target) => open.has(target)) &&
    [...open.values()].some((targets) => targets.has(folder));
  for (let shut = true; shut; ) {
    const folders = [...open.keys()].filter((folder) => !isOnTheWay(folder));
    for (const folder of folders) open.delete(folder);
    shut = folders.length > 0;
  }
  return [...open.keys()].sort();
}
