import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CATALOGUE_FILE, explainFailures, idsOf, readCatalogue } from './support/catalogue.ts';
import { ROOT } from './support/documents.ts';
import { titlesIn } from './support/test-titles.ts';

/** Lies outside the product; where it is missing, what was written of it last is taken. */
const SPECIFICATION = path.join(ROOT, '../shared/spec');
const UPDATE = 'UPDATE_CATALOGUE';
const MOST_IDS = 4;

const isUpdated = () => Boolean(process.env[UPDATE]) && existsSync(SPECIFICATION);

const ROW = /^\|\s*((?:OPEN-)?[A-Z]{2,5}-\d{2,3})\s*\|(.*)\|\s*$/;

/** ID → sentence, from the tables of the specification. A ruling is what stands in the last cell. */
function readSpecification(): Record<string, string> {
  const files = globSync('*.md', { cwd: SPECIFICATION }).sort();
  const rows = files.flatMap((file) =>
    readFileSync(path.join(SPECIFICATION, file), 'utf8')
      .split('\n')
      .flatMap((line): [string, string][] => {
        const [, id = '', rest = ''] = ROW.exec(line) ?? [];
        const cells = rest.split('|').map((cell) => cell.trim());
        return id === '' ? [] : [[id, id.startsWith('DEC-') ? cells.join(': ') : (cells[0] ?? '')]];
      }),
  );
  return Object.fromEntries(rows.toSorted(([one], [other]) => one.localeCompare(other, 'en')));
}

/** The one that is being written counts already for the other tests of this file. */
const catalogue = isUpdated() ? readSpecification() : readCatalogue();
const tests = globSync('{api,backoffice,db,scripts,site,tests}/**/*.{test,spec}.{ts,tsx}', {
  cwd: ROOT,
  exclude: (name) => /(^|\/)(node_modules|dist)$/.test(name),
}).sort();
const titles = tests.flatMap((file) =>
  titlesIn(readFileSync(path.join(ROOT, file), 'utf8')).map((title) => ({ file, title })),
);

describe('the catalogue of what tests prove', () => {
  it.skipIf(!existsSync(SPECIFICATION))('has the sentences of the specification as they stand there', () => {
    const sentences = readSpecification();
    expect(Object.keys(sentences).length).toBeGreaterThan(1200);
    if (isUpdated()) writeFileSync(CATALOGUE_FILE, `${JSON.stringify(sentences, null, 2)}\n`);
    expect(
      readCatalogue(),
      `${UPDATE}=1 npm run test:file -- tests/catalogue.test.ts writes it anew`,
    ).toEqual(sentences);
  });

  it('knows every ID in the title of a test', () => {
    expect(titles.length).toBeGreaterThan(2000);
    const unknown = titles.flatMap(({ file, title }) =>
      idsOf(title).flatMap((id) => (id in catalogue ? [] : [`${file}: ${id}`])),
    );
    expect(unknown).toEqual([]);
  });

  it('is printed beside the titles that fail', () => {
    const told = explainFailures([
      'ELI-07 a full quest offers no sign-up',
      'ELI-07 QL-04 another',
      'without',
    ]);
    expect(told.match(/ELI-07/g)).toHaveLength(1);
    expect(told).toContain(`ELI-07  ${catalogue['ELI-07']}`);
    expect(told).toContain(`QL-04  ${catalogue['QL-04']}`);
    expect(explainFailures(['a title without an ID', 'UTF-80'])).toBe('');
  });
});

describe('a title', () => {
  it(`names at most ${MOST_IDS} rows`, () => {
    const long = titles.filter(({ title }) => idsOf(title).length > MOST_IDS);
    expect(long.map(({ file, title }) => `${file}: ${title}`)).toEqual([]);
  });
});
