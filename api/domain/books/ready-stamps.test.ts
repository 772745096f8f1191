import { expect, it } from 'vitest';
import { problemOfTranslation } from '../quests/quest-translation.ts';
import { problemOfValues } from '../quests/quest-values.ts';
import { FIRST_LOCALE, LOCALES } from '../texts/locale.ts';
import { READY_STAMP_IDS, READY_STAMPS, readyStampWords } from './ready-stamps.ts';

it('has eight ready-made stamps with words in every language that a quest takes [ONB-04]', () => {
  expect(READY_STAMP_IDS).toHaveLength(8);
  for (const id of READY_STAMP_IDS)
    for (const locale of LOCALES) {
      const words = readyStampWords(locale, id);
      const extras = { firstMinutes: '', equipment: '' };
      if (locale !== FIRST_LOCALE)
        expect(problemOfTranslation(locale, { ...words, ...extras }), id).toBeNull();
      const { stampIcon, places } = READY_STAMPS[id];
      const values = { ...words, stampIcon, stampTitle: words.eventTitle, resourceMaxNumber: places };
      expect(problemOfValues(values), id).toBeNull();
    }
  const titles = READY_STAMP_IDS.map((id) => readyStampWords('en', id).eventTitle);
  expect(new Set(titles).size).toBe(8);
});
