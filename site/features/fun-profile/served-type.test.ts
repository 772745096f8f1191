import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { CATEGORY_IDS } from '#domain/quests/quest-category.ts';
import { typeCardsTexts } from '#domain/texts/generated/type-cards.ts';
import { LOCALES, type Locale } from '#domain/texts/locale.ts';
import { openTexts } from '#domain/texts/message.ts';
import { servedTypeOf } from './served-type.ts';

it('a card says name, topics and more in its language; two carry a note [LNG-01: cards of types]', () => {
  for (const locale of LOCALES) {
    const types = CATEGORY_IDS.map((id) => servedTypeOf(locale, id, 1));
    expect(types.filter(({ note }) => note !== null).map(({ id }) => id)).toEqual(['blood', 'youth']);
    expect(new Set(types.flatMap(({ label, topics, about }) => [label, topics, about])).size).toBe(75);
    for (const { topics } of types) expect(topics.split(' • ')).toHaveLength(3);
  }
  expect(servedTypeOf('es', 'food', 2)).toMatchObject({ label: 'Comida', count: 2 });
});

it.each(LOCALES)(
  'they bring at most 2 kB of texts besides their types in %s [LNG-06: cards of types]',
  (locale) => {
    const packed = typeCardsTexts.packed(locale);
    expect(openTexts(packed).title({ type: 'X' })).toMatch(/X/);
    const weigh = (of: Locale) =>
      gzipSync(
        JSON.stringify([...CATEGORY_IDS.map((id) => servedTypeOf(of, id, 1)), typeCardsTexts.packed(of)]),
      ).byteLength;
    expect(weigh(locale) - weigh('en')).toBeLessThanOrEqual(2_048);
    expect(gzipSync(packed).byteLength).toBeLessThanOrEqual(1_024);
  },
);
