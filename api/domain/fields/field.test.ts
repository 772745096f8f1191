import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../tests/support/in-english.ts';
import { englishOnly } from '../texts/text-ref.ts';
import { type Fields, fieldsIn, newValues, problemOf, tidyGiven } from './field.ts';
import { html, line, numberOrNone, title } from './field-kind.ts';

const TABLE = {
  name: title({
    label: englishOnly('Name'),
    max: 5,
    missing: englishOnly('A name is needed.'),
    tooLong: englishOnly('The name is too long.'),
  }),
  note: line({ label: englishOnly('Note'), max: 3, tooLong: englishOnly('The note is too long.') }),
  text: html({ label: englishOnly('Text'), max: 4, tooLong: englishOnly('The text is too long.') }),
  age: numberOrNone({ label: englishOnly('Age'), min: 1, max: 9, outside: englishOnly('No such age.') }),
  places: {
    label: englishOnly('Places'),
    input: { kind: 'number', min: 1, max: 75 },
    first: 7,
    tidy: (value: number) => Math.min(value, 75),
    problem: () => null,
  },
} satisfies Fields;

describe('a table of fields', () => {
  it('keeps of what was sent what is a field of it, tidy, and leaves out what was left out', () => {
    expect(tidyGiven(TABLE, { name: ' Jo\n', places: 80 })).toEqual({ name: 'Jo', places: 75 });
    expect(tidyGiven(TABLE, { id: 'x' } as object)).toEqual({});
  });

  it('null empties what can be empty and leaves the rest as it was', () => {
    const given = { name: null, note: null, text: null, age: null, places: null };
    expect(tidyGiven(TABLE, given)).toEqual({ name: '', note: null, text: '', age: null });
  });

  it('a new record has what is given, else what its source has, else the first value', () => {
    const source = { name: 'Ann', note: 'old', age: 4 };
    expect(newValues(TABLE, { name: 'Bo', note: '  ', age: null }, source)).toEqual({
      name: 'Bo',
      note: 'old',
      text: '',
      age: 4,
      places: 7,
    });
    expect(newValues(TABLE, {}, null)).toEqual({ name: '', note: null, text: '', age: null, places: 7 });
  });

  it.each([
    [{ name: ' ' }, 'A name is needed.'],
    [{ name: '123456' }, 'The name is too long.'],
    [{ note: '1234' }, 'The note is too long.'],
    [{ text: '12345' }, 'The text is too long.'],
    [{ age: 0 }, 'No such age.'],
    [{ age: 1.5 }, 'No such age.'],
    [{ age: 10, note: '1234' }, 'The note is too long.'],
    [{ note: '🥣🥣🥣', age: null }, null],
    [{}, null],
  ])('the first problem of %j by the order of the table is %s', (values, problem) => {
    expect(inEnglish(problemOf(TABLE, values))).toBe(problem);
  });

  it('finds its values in a record that holds more', () => {
    const record = { id: 'x', name: 'Jo', note: null, text: '', age: 2, places: 3 };
    expect(fieldsIn(TABLE, record)).toEqual({ name: 'Jo', note: null, text: '', age: 2, places: 3 });
  });
});
