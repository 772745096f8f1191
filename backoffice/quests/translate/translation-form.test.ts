import { expect, it } from 'vitest';
import { changesOf, formOf, problemsOf } from './translation-form.ts';

const NONE = { description: '', firstMinutes: '', equipment: '' };
const CENA = { ...NONE, locale: 'es', eventTitle: 'Cena', description: '<p>Ven.</p>', isOutdated: false };

it('only languages in which something was changed are saved [LNG-08: console: the form]', () => {
  const before = formOf([CENA]);
  expect(changesOf(before, before)).toEqual([]);
  expect(changesOf({ ...before, 'ar-eventTitle': 'عشاء' }, before)).toEqual([
    { ...NONE, locale: 'ar', eventTitle: 'عشاء' },
  ]);
  expect(changesOf({ ...before, 'es-eventTitle': '', 'es-description': '' }, before)).toEqual([
    { ...NONE, locale: 'es', eventTitle: '' },
  ]);
});

it('a problem stands at the field that has it [LNG-08: console: the form]', () => {
  expect(problemsOf(formOf([CENA]))).toEqual({});
  expect(problemsOf(formOf([]))).toEqual({});
  expect(problemsOf({ ...formOf([CENA]), 'es-eventTitle': '' })).toHaveProperty(['es-eventTitle']);
  const long = { ...formOf([CENA]), 'es-description': 'x'.repeat(10_001) };
  expect(problemsOf(long)).toEqual({ 'es-description': 'The description is too long.' });
  expect(problemsOf({ ...formOf([CENA]), 'es-firstMinutes': 'x'.repeat(301) })).toHaveProperty([
    'es-firstMinutes',
  ]);
});
