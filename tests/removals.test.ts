import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSources } from '../scripts/prove/find-place.ts';
import { readTestFiles } from '../scripts/prove/named-tests.ts';
import { prepareTrial } from '../scripts/prove/prove-removal.ts';
import { REMOVALS } from './removals/removals.ts';

const root = path.resolve(import.meta.dirname, '..');
const sources = readSources(root);
const testFiles = readTestFiles(root);
const trials = REMOVALS.map((removal) => ({ removal, trial: prepareTrial(removal, sources, testFiles) }));

describe('what `npm run prove` takes away', () => {
  it('is found by its text at exactly one place, and tests name its rows', () => {
    const lost = trials.flatMap(({ removal: { ids, what }, trial }) =>
      typeof trial === 'string' ? [`${ids.join(' ')} ${what}: ${trial}`] : [],
    );
    expect(lost).toEqual([]);
  });

  it('changes something each time, and nothing twice', () => {
    const changed = new Set(REMOVALS.map(({ find, put = '' }) => `${find} → ${put}`));
    expect(changed.size).toBe(REMOVALS.length);
    expect(REMOVALS.filter(({ find, put }) => find === put)).toEqual([]);
  });

  it('is 120 things or more, half of them on screens', () => {
    expect(REMOVALS.length).toBeGreaterThanOrEqual(120);
    const onScreens = trials.filter(
      ({ trial }) => typeof trial === 'object' && /^(site|backoffice)\//.test(trial.place.file),
    );
    expect(onScreens.length).toBeGreaterThanOrEqual(REMOVALS.length / 2);
  });

  it('leaves out no area of which tests name ten rows or more', () => {
    const titles = [...testFiles.values()].flatMap((text) => text.match(/'(?:[A-Z]{2,5}-\d{2,3} )+/g) ?? []);
    const named = new Set(titles.flatMap((title) => title.match(/[A-Z]{2,5}-\d{2,3}/g) ?? []));
    const rowsOf = Map.groupBy(named, (id) => id.split('-')[0] ?? '');
    const taken = new Set(REMOVALS.flatMap(({ ids }) => ids.map((id) => id.split('-')[0])));
    const left = [...rowsOf].filter(([area, rows]) => rows.length >= 10 && !taken.has(area));
    expect(rowsOf.size, 'areas that tests name').toBeGreaterThan(20);
    expect(left.map(([area]) => area)).toEqual([]);
  });
});
