import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { atLeast } from './support/at-least.ts';
import { shippedSources } from './support/source-imports.ts';

const root = path.resolve(import.meta.dirname, '..');
/** An element on the right of `||`: where the left is true, pages show the word "true". */
const ELEMENT_AFTER_OR = /\|\|\s*\(?\s*<[A-Za-z>]/;

it('no template shows the word "true": elements follow && or ?, never ||', () => {
  const templates = [...shippedSources('site'), ...shippedSources('backoffice')].filter((file) =>
    /\.(astro|tsx)$/.test(file),
  );
  const wrong = atLeast(100, templates).filter((file) =>
    ELEMENT_AFTER_OR.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(wrong).toEqual([]);
});
