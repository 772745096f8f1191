import { expect, it } from 'vitest';
import { formatsFor } from '../texts/formats-for.ts';
import { type CopiedValue, jsonOf, wordsOf } from './copied-value.ts';

const SAYS = { yes: 'Yes', no: 'No', formats: formatsFor('en') };
/** The hour that comes twice: its first time. */
const FIRST = Date.parse('2026-11-01T05:30:00Z');

it.each<[string, CopiedValue, string | null, unknown]>([
  ['nothing', null, null, null],
  ['a text', { kind: 'text', value: 'Mina' }, 'Mina', 'Mina'],
  ['an id, for programs alone', { kind: 'id', value: 'a1' }, null, 'a1'],
  ['a day', { kind: 'day', value: '1990-02-03' }, 'February 3, 1990', '1990-02-03'],
  ['a yes', { kind: 'flag', value: true }, 'Yes', true],
  ['a number', { kind: 'number', value: 0 }, '0', 0],
  ['a list', { kind: 'list', value: ['English', 'Twi'] }, 'English, Twi', ['English', 'Twi']],
  [
    'a form',
    {
      kind: 'list',
      value: [
        { question: 'Trays', answer: 'Ten' },
        { question: 'Meat', answer: '' },
      ],
    },
    'question: Trays\nanswer: Ten\nquestion: Meat',
    [
      { question: 'Trays', answer: 'Ten' },
      { question: 'Meat', answer: '' },
    ],
  ],
  [
    'an hour that comes twice',
    { kind: 'time', value: FIRST },
    'Sunday, November 1, 2026, 1:30 am',
    '2026-11-01T01:30:00-04:00',
  ],
  [
    'something without a date',
    { kind: 'named', value: { id: 'g', name: 'Owls' } },
    'Owls',
    { id: 'g', name: 'Owls' },
  ],
])('%s [JOI-15: readable and JSON]', (_case, value, words, json) => {
  expect(wordsOf(value, SAYS)?.text ?? null).toBe(words);
  expect(jsonOf(value)).toEqual(json);
});
