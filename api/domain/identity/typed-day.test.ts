import { expect, it } from 'vitest';
import { readTypedDay } from './typed-day.ts';

it.each([
  '2008-01-02',
  '2008/1/2',
  '1/2/2008',
  '01/02/2008',
  ' 1 / 2 / 2008 ',
  '1-2-2008',
  '1.2.2008',
  '1 2 2008',
  '01022008',
  'Jan 2 2008',
  'Jan. 2, 2008',
  'January 2nd, 2008',
  '2 January 2008',
  '2 de enero de 2008',
  'ene 2 2008',
  '٢ يناير ٢٠٠٨',
  '١/٢/٢٠٠٨',
  '2 كانون الثاني 2008',
  '１/２/２００８',
])('%j is January 2, 2008 [JOI-20: dates]', (typed) => {
  expect(readTypedDay(typed)).toBe('2008-01-02');
});

it.each([
  ['31/12/2007', '2007-12-31'],
  ['12/31/2007', '2007-12-31'],
  ['15 sept 1990', '1990-09-15'],
  ['31 كانون الأول 1990', '1990-12-31'],
  ['Feb 29 2008', '2008-02-29'],
])('%j is read as %s [JOI-20: dates]', (typed, day) => {
  expect(readTypedDay(typed)).toBe(day);
});

it.each([
  '',
  '2008',
  '1/2/08',
  '13/13/2008',
  '2/30/2008',
  'Feb 29 2007',
  'Smarch 3 2008',
  '1/2/2008/3',
  'yesterday',
  '<b>1/2/2008</b>',
  '1'.repeat(100_000),
])('%j is no day, and stays as it was typed [JOI-20: dates]', (typed) => {
  expect(readTypedDay(typed)).toBe(typed);
});
