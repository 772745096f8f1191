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

/** Elements of a template with the object that is written onto them; a component gets a copy of it. */
const SPREAD_ONTO_ELEMENT = /<[a-z][^<>]*?\{\.\.\.(\w+)\}/g;

/** Whether a place in a template is within what `.map(` repeats. */
function isRepeated(text: string, place: number): boolean {
  return [...text.slice(0, place).matchAll(/\.map\(/g)].some(({ index }) => {
    const between = text.slice(index, place);
    return between.split('(').length > between.split(')').length;
  });
}

it('no Astro template spreads one object onto two elements: Astro writes the class of the first into it', () => {
  const templates = shippedSources('site').filter((file) => file.endsWith('.astro'));
  const wrong = atLeast(100, templates).flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const names = [...text.matchAll(SPREAD_ONTO_ELEMENT)].flatMap(({ 1: name = '', index }) =>
      isRepeated(text, index) ? [name, name] : [name],
    );
    // What a component was given is new each time that it is drawn.
    const shared = names.filter((name, index) => name !== 'rest' && names.indexOf(name) !== index);
    return shared.map((name) => `${file}: ${name}`);
  });
  expect(wrong).toEqual([]);
});
