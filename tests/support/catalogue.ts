import { readFileSync } from 'node:fs';
import path from 'node:path';

/** File with the sentences behind the IDs of test titles; `tests/catalogue.test.ts` writes it. */
export const CATALOGUE_FILE = path.join(import.meta.dirname, '../catalogue.json');

const ID = /(?<![\w-])(?:OPEN-)?[A-Z]{2,5}-\d{2,3}(?!\w)/g;

/** The IDs of the catalogue in a title, each once. */
export function idsOf(title: string): string[] {
  return [...new Set(title.match(ID))];
}

/** ID → sentence. */
export function readCatalogue(): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(CATALOGUE_FILE, 'utf8'));
}

/** What stands beside the titles of failing tests: each ID in them with its sentence. Empty without any. */
export function explainFailures(titles: readonly string[]): string {
  const catalogue = readCatalogue();
  const lines = [...new Set(titles.flatMap(idsOf))].flatMap((id) => {
    const sentence = catalogue[id];
    return sentence === undefined ? [] : [`  ${id}  ${sentence}`];
  });
  return lines.length === 0 ? '' : ['', 'What the failing tests are about:', ...lines, ''].join('\n');
}
