import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { asPattern } from './find-place.ts';
import { serialBlocks } from './serial-blocks.ts';

/** The tests that name rows: files for each runner, and the pattern that their titles match. */
export type NamedTests = { unit: string[]; browser: string[]; titles: string };

export type TestFiles = ReadonlyMap<string, string>;

/** Matrix and load tests are left out: they take minutes by themselves. */
const TOO_LONG = /\.(full\.spec|load\.test)\.tsx?$/;

/** All files of tests with their text, by path relative to the root. */
export function readTestFiles(root: string): TestFiles {
  const pattern = '{api,backoffice,db,scripts,site,tests}/**/*.{test,spec}.{ts,tsx}';
  const exclude = (name: string) => /(^|\/)(node_modules|dist)$/.test(name);
  const files = globSync(pattern, { cwd: root, exclude }).filter((file) => !TOO_LONG.test(file));
  return new Map(files.sort().map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

/** The tests that name one of these rows. Where tests build on each other, all of their block run. */
export function testsThatName(files: TestFiles, ids: readonly string[]): NamedTests {
  // “CON-16” is neither “OPEN-CON-16” nor “CON-160”.
  const id = `(?<![\\w-])(${ids.join('|')})(?!\\w)`;
  const isNamed = (text: string) => new RegExp(id).test(text);
  const naming = [...files].filter(([, text]) => isNamed(text));
  const browser = naming.filter(([file]) => file.startsWith('tests/e2e/'));
  const blocks = browser.flatMap(([file, text]) =>
    serialBlocks(text)
      .filter((block) => isNamed(block.text))
      .map(({ titles }) => asPattern([path.basename(file), ...titles, ''].join(' '))),
  );
  return {
    unit: naming.map(([file]) => file).filter((file) => !file.startsWith('tests/e2e/')),
    browser: browser.map(([file]) => file),
    titles: [id, ...blocks].join('|'),
  };
}

/** The tests that name any row of these. */
export function allOf(all: readonly NamedTests[]): NamedTests {
  const union = (lists: readonly string[][]) => [...new Set(lists.flat())];
  return {
    unit: union(all.map(({ unit }) => unit)),
    browser: union(all.map(({ browser }) => browser)),
    titles: [...new Set(all.map(({ titles }) => titles))].join('|'),
  };
}
