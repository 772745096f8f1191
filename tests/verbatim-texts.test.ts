import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { atLeast } from './support/at-least.ts';
import { ROOT } from './support/documents.ts';

const readJson = (file: string) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
/** Texts of the first specification, by file and key. */
const VERBATIM: Readonly<Record<string, string>> = readJson('tests/verbatim-texts.json');

it('keeps the texts of the first specification word for word [DEC-73]', () => {
  const said = atLeast(150, Object.keys(VERBATIM)).map((name) => {
    const [file = '', key = ''] = name.split(' ');
    return [name, readJson(`api/domain/texts/en/${file}`)[key]];
  });
  expect(Object.fromEntries(said)).toEqual(VERBATIM);
});
