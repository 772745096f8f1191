import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { LOCALES } from '#domain/texts/locale.ts';
import { openListWords } from './list-words.ts';
import { listWordsFor } from './list-words-for.ts';

it.each(LOCALES)('the list brings at most 2 kB of texts in %s, and they open [LNG-06]', (locale) => {
  const packed = listWordsFor(locale);
  expect(gzipSync(JSON.stringify(packed)).byteLength).toBeLessThanOrEqual(2_048);
  const { filter, texts, formats } = openListWords(packed);
  for (const text of [filter.any, texts.locked, formats.longDate('2026-11-22')])
    expect(text).toMatch(/\p{L}/u);
});
