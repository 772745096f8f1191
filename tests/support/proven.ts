import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { idsOf } from './catalogue.ts';
import { ROOT } from './documents.ts';
import { titlesIn } from './test-titles.ts';

export type Proven = { ids: ReadonlySet<string>; titles: ReadonlySet<string> };

/** What the tests of the product show by their titles: the IDs, and the titles themselves. */
export function provenByTests(): Proven {
  const files = globSync('{api,db,site,backoffice,scripts,tests}/**/*.{test,spec}.{ts,tsx}', {
    cwd: ROOT,
    exclude: (name) => /(^|\/)(node_modules|dist)$/.test(name),
  });
  const titles = files.flatMap((file) => titlesIn(readFileSync(path.join(ROOT, file), 'utf8')));
  return { ids: new Set(titles.flatMap(idsOf)), titles: new Set(titles) };
}

/** IDs or titles of tests that don't exist, of those that should keep a promise. */
export function unproven(keptBy: readonly string[], { ids, titles }: Proven): string[] {
  return keptBy.filter((one) => !ids.has(one) && !titles.has(one));
}
