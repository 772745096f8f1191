import { describe, expect, it } from 'vitest';
import * as english from '../text/format.ts';
import { formatsFor } from './formats-for.ts';
import { LOCALES } from './locale.ts';

/** Languages whose texts this test checks; adding a language changes nothing here. */
const READ = ['en', 'es', 'ar'] as const;

const HOUR = 3_600_000;
/** Sunday, 22 November 2026, 10:05 in New York. */
const MORNING = Date.UTC(2026, 10, 22, 15, 5);

describe('formats', () => {
  it('English reads as it always did [LNG-02, LNG-10]', () => {
    expect(formatsFor('en').month('2026-03')).toBe(english.formatMonth('2026-03'));
  });

  it.each([
    [2500, '$25.00'],
    [999, '$9.99'],
    [123456789, '$1,234,567.89'],
    [0, 'Free'],
    [null, 'Free'],
    [5, '$0.05'],
    [-250, '-$2.50'],
  ])('a cost of %s cents is shown as %s [ORI-10]', (cents, shown) => {
    expect(formatsFor('en').money(cents)).toBe(shown);
  });

  it('a day, a span and a length follow the language [LNG-02]', () => {
    const read = READ.map(formatsFor).map((formats) => [
      formats.longDay(MORNING),
      formats.timeSpan(MORNING, MORNING + 2 * HOUR),
      formats.duration(125),
      formats.month('2026-03'),
      formats.money(0),
    ]);
    expect(read).toEqual([
      ['Sunday, November 22, 2026', '10:05 am – 12:05 pm', '2 hours, 5 minutes', 'March 2026', 'Free'],
      [
        'domingo, 22 de noviembre de 2026',
        '10:05 a. m. – 12:05 p. m.',
        '2 horas y 5 minutos',
        'marzo de 2026',
        'Gratis',
      ],
      ['الأحد، 22 نوفمبر 2026', '10:05 ص – 12:05 م', 'ساعتان و5 دقائق', 'مارس 2026', 'مجانًا'],
    ]);
  });

  it('the day is New York’s, on both sides of its midnight and of the change of the clocks [LNG-02]', () => {
    const { longDay, time } = formatsFor('es');
    expect(longDay(Date.UTC(2026, 2, 8, 4, 59))).toBe('sábado, 7 de marzo de 2026');
    expect(longDay(Date.UTC(2026, 2, 8, 5, 0))).toBe('domingo, 8 de marzo de 2026');
    expect([time(Date.UTC(2026, 2, 8, 6, 59)), time(Date.UTC(2026, 2, 8, 7, 0))]).toEqual([
      '1:59 a. m.',
      '3:00 a. m.',
    ]);
  });

  it('each list of names has all of them, in every language [LNG-02]', () => {
    for (const { longDate, shortDay } of LOCALES.map(formatsFor)) {
      const days = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 1 + month, 17));
      const texts = days.map(
        (at) => `${longDate(new Date(at).toISOString().slice(0, 10))} ${shortDay(at).month}`,
      );
      expect(new Set(texts.map((text) => text.replace(/\d/g, ''))).size).toBe(12);
      for (const text of texts) expect(text).not.toMatch(/undefined| {2}|,,/);
    }
  });
});
