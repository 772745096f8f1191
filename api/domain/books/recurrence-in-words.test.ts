import { describe, expect, it } from 'vitest';
import { FIRST_LOCALE } from '../texts/locale.ts';
import { recurrenceInWords, timesInWords } from './recurrence-in-words.ts';

describe('recurrence in words', () => {
  it.each([
    ['every day', [1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 6, 7], false],
    ['every day', [1, 2, 3, 4], [7, 6, 5, 4, 3, 2, 1], false],
    ['every Monday, Wednesday, and Sunday', [1, 2, 3, 4], [7, 1, 3], false],
    ['every Monday to Saturday', [1, 2, 3, 4], [6, 1, 2, 3, 4, 5], false],
    ['1st and 3rd Saturday', [3, 1], [6], false],
    ['2nd and last Saturday', [2], [6], true],
    ['last Tuesday', [], [2], true],
    ['every day of the 1st week', [1], [1, 2, 3, 4, 5, 6, 7], false],
    ['1st, 2nd, and 3rd Friday', [1, 2, 3], [5], false],
    ['never', [], [1], false],
    ['never', [1], [], false],
  ])('a recurrence reads «%s» for the weeks %j and the days %j [STM-13]', (words, weeks, days, last) => {
    expect(recurrenceInWords(FIRST_LOCALE, weeks, days, last)).toBe(words);
  });

  it.each([
    ['todos los días', [1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 6, 7], false],
    ['cada lunes, miércoles y domingo', [1, 2, 3, 4], [7, 1, 3], false],
    ['cada martes a jueves', [1, 2, 3, 4], [2, 3, 4], false],
    ['2.º y último sábado', [2], [6], true],
    ['todos los días de la 1.ª y última semana', [1], [1, 2, 3, 4, 5, 6, 7], true],
    ['nunca', [], [1], false],
  ])('in Spanish it reads «%s» [LNG-07: recurrences]', (words, weeks, days, last) => {
    expect(recurrenceInWords('es', weeks, days, last)).toBe(words);
  });
});

it('says times in each language of the site [REG-01]', () => {
  const times = { weeks: [1, 3], days: [5, 6, 7], start_time: '09:00', end_time: '12:00' };
  expect(timesInWords('en', times)).toBe('1st and 3rd Friday to Sunday, 9:00 am to 12:00 pm');
  expect(timesInWords('ar', times)).toBe('الجمعة إلى الأحد (الأول والثالث)، من 9:00 ص إلى 12:00 م');
});
