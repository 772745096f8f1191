import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../tests/support/in-english.ts';
import { LOCALES } from '../texts/locale.ts';
import { QUEST_LIMITS } from './quest-limits.ts';
import {
  extrasIn,
  problemOfTranslation,
  saidIn,
  TRANSLATED_LOCALES,
  tidyTranslation,
} from './quest-translation.ts';

const WRITTEN = { eventTitle: 'Supper', description: '<p>Come.</p>' };
const NO_WORDS = { eventTitle: '', description: '', firstMinutes: '', equipment: '' };
const title = (eventTitle: string) => ({ ...NO_WORDS, eventTitle });

describe('a translation of a quest', () => {
  it('is into each language but the one in which quests are written [LNG-08: languages]', () => {
    expect(['en', ...TRANSLATED_LOCALES]).toEqual(LOCALES);
    expect(problemOfTranslation('es', title('Cena'))).toBeNull();
    for (const locale of ['en', 'fr', '', 'toString'])
      expect(inEnglish(problemOfTranslation(locale, title('Cena')))).toBe('We don’t have that language.');
  });

  it('keeps to the limits of what is translated, and has a title [LNG-08: limits]', () => {
    expect(problemOfTranslation('ar', title('x'.repeat(QUEST_LIMITS.titleMax)))).toBeNull();
    expect(inEnglish(problemOfTranslation('ar', title('x'.repeat(QUEST_LIMITS.titleMax + 1))))).toMatch(
      /at most/,
    );
    expect(inEnglish(problemOfTranslation('ar', { ...NO_WORDS, description: '<p>Ven.</p>' }))).toMatch(
      /required/,
    );
    const long = { ...title('Cena'), description: 'x'.repeat(QUEST_LIMITS.descriptionMax + 1) };
    expect(inEnglish(problemOfTranslation('ar', long))).toBe('The description is too long.');
  });

  it('with nothing in it is none', () => {
    expect(tidyTranslation({ ...NO_WORDS, eventTitle: ' \n', description: ' ' })).toBeNull();
    expect(tidyTranslation(title(' La\ncena '))).toEqual(title('La cena'));
  });
});

describe('what readers of a language read', () => {
  it('is the translation, and in English what was written [LNG-08: own language]', () => {
    const cena = { eventTitle: 'Cena', description: '<p>Ven.</p>' };
    expect(saidIn('es', WRITTEN, cena)).toEqual({
      title: { text: 'Cena', locale: 'es' },
      description: { text: '<p>Ven.</p>', locale: 'es' },
    });
    expect(saidIn('en', WRITTEN, cena).title).toEqual({ text: 'Supper', locale: 'en' });
  });

  it('tells of each part that is not translated in which language it is [LNG-08: own language]', () => {
    const said = saidIn('es', WRITTEN, title('Cena'));
    expect(said).toEqual({
      title: { text: 'Cena', locale: 'es' },
      description: { text: WRITTEN.description, locale: 'en' },
    });
    expect(saidIn('ar', WRITTEN, null).title).toEqual({ text: 'Supper', locale: 'en' });
  });

  it('is each extra text in the language where both exist [LNG-08]', () => {
    const written = { firstMinutes: 'Ring the bell.', equipment: null };
    const translated = { firstMinutes: 'Toca el timbre.', equipment: 'Guantes' };
    expect(extrasIn('es', written, translated)).toEqual({ firstMinutes: 'Toca el timbre.', equipment: null });
    expect(extrasIn('es', written, { ...translated, firstMinutes: '' })).toEqual(written);
    expect(extrasIn('es', written, undefined)).toEqual(written);
  });
});
