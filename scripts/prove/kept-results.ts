import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Result } from './prove-removal.ts';
import type { Removal } from './removal.ts';

/** Results of one state of the sources, so that a proof that was broken off goes on where it was. */
export type KeptResults = {
  of(removal: Removal): Result | undefined;
  keep(removal: Removal, result: Result): void;
};

/** Opens the results kept for this very text of sources and tests; of any other text nothing is known. */
export function openResults(root: string, texts: Iterable<readonly [string, string]>): KeptResults {
  const folder = path.join(root, '.cache');
  const file = path.join(folder, 'prove.json');
  const hash = createHash('sha256');
  for (const entry of texts) for (const text of entry) hash.update(text);
  const state = hash.digest('hex');
  /** Read anew each time: another proof may be under way beside this one. */
  const known = () => {
    const kept = read(file);
    return kept?.state === state ? kept.results : {};
  };
  return {
    of: (removal) => known()[keyOf(removal)],
    keep(removal, result) {
      const results = { ...known(), [keyOf(removal)]: result };
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, JSON.stringify({ state, results }, null, 1));
    },
  };
}

const keyOf = (removal: Removal) => JSON.stringify(removal);

function read(file: string): { state: string; results: Record<string, Result> } | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
