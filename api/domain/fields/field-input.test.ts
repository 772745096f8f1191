import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../tests/support/in-english.ts';
import { cutHtml } from '../text/cut-html.ts';
import { questPageTexts } from '../texts/generated/quest-page.ts';
import { englishOnly, refsOf } from '../texts/text-ref.ts';
import { type Fields, factsOf } from './field.ts';
import { limitTyped, problemOfTyped, typedOf, valueOfTyped } from './field-input.ts';
import { html, line, numberOrNone, passage, title } from './field-kind.ts';

const about = (label: string, max: number) => ({
  label: englishOnly(label),
  max,
  tooLong: englishOnly(`${label}: too long.`),
});
const cost = numberOrNone({
  label: englishOnly('Cost'),
  min: 0,
  max: 900,
  perUnit: 100,
  outside: englishOnly('No such cost.'),
});
const TABLE = {
  name: title({ ...about('Name', 5), missing: englishOnly('A name is needed.') }),
  note: { ...line(about('Note', 3)), fact: { site: refsOf(questPageTexts).equipment } },
  story: { ...passage(about('Story', 10)), fact: { site: englishOnly('Story') } },
  cost,
} satisfies Fields;

describe('what stands in an input', () => {
  it.each([
    [TABLE.name, 'Jo', 'Jo', 'Jo'],
    [TABLE.note, null, '', null],
    [TABLE.story, ' a \r\n\n\n\n b ', ' a \r\n\n\n\n b ', 'a\n\nb'],
    [cost, null, '', null],
    [cost, 250, '2.5', 250],
    [{ ...cost, input: { kind: 'number', min: 0, max: 9 } } as const, 7, '7', 7],
  ])('of %o with the value %o is text, and goes back as it would be kept', (field, value, typed, kept) => {
    expect(typedOf(field.input, value)).toBe(typed);
    expect(valueOfTyped(field as typeof TABLE.note, typed)).toBe(kept);
  });

  it('has its problem in the words of the field, and a number that has to be there is one', () => {
    expect(inEnglish(problemOfTyped(TABLE.name as never, ' '))).toBe('A name is needed.');
    expect(inEnglish(problemOfTyped(cost as never, '9.01'))).toBe('No such cost.');
    expect(problemOfTyped(cost as never, '')).toBeNull();
    const needed = { ...cost, input: { kind: 'number', min: 0, max: 9 } } as const;
    for (const typed of ['', ' ', 'x'])
      expect(inEnglish(problemOfTyped(needed as never, typed))).toBe('Enter a number.');
  });

  it('is cut off only where the field says so, HTML with its tags closed', () => {
    expect(inEnglish(limitTyped(TABLE.note as never, '1234'))).toEqual({ value: '1234', message: null });
    const cutNote = line({ ...about('Note', 3), isCut: true });
    expect(inEnglish(limitTyped(cutNote as never, '🥣🥣🥣🥣'))).toEqual({
      value: '🥣🥣🥣',
      message: 'Note: too long.',
    });
    const cutText = html({ ...about('Text', 9), isCut: true });
    expect(inEnglish(limitTyped(cutText as never, '<b>12345</b>', cutHtml))).toEqual({
      value: '<b>12</b>',
      message: 'Text: too long.',
    });
  });
});

it('facts tell what there is, and none by a name that the language has not', () => {
  const values = { note: 'gloves', story: 'A\nb', cost: null };
  expect(factsOf('en', TABLE, values).map(({ term, words, isLong }) => [term, words, isLong])).toEqual([
    ['Equipment', 'gloves', false],
    ['Story', 'A\nb', true],
  ]);
  expect(factsOf('es', TABLE, values).map(({ term }) => term)).toEqual(['Equipo necesario']);
  expect(factsOf('en', TABLE, { ...values, story: null })).toHaveLength(1);
});
