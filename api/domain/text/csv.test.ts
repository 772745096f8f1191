import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';

it.each([
  ['=1+1', "'=1+1"],
  ['+12015550123', "'+12015550123"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [' =1+1', "' =1+1"],
  ['\t=1+1', `"'\t=1+1"`],
  ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
])('%j begins a formula and is defused to %s [OPEN-VOL-01]', (text, cell) => {
  expect(csvLine([text])).toBe(`${cell}\r\n`);
});

it.each([
  ['Ann', 'Ann'],
  ['Ann, Bob', '"Ann, Bob"'],
  ['Ann "Annie" Smith', '"Ann ""Annie"" Smith"'],
  ['two\nlines', '"two\nlines"'],
  ['a;b', '"a;b"'],
  [' padded ', '" padded "'],
  ['José 李', 'José 李'],
  ['a=b', 'a=b'],
  ['', ''],
  [null, ''],
  [-10, '-10'],
  [1.5, '1.5'],
])('%j is quoted only where needed: %s [OPEN-VOL-01]', (value, cell) => {
  expect(csvLine([value])).toBe(`${cell}\r\n`);
});

it('a row is one line [OPEN-VOL-01]', () => {
  expect(csvLine(['Ann', 2])).toBe('Ann,2\r\n');
  expect(csvLine(['Bob', null])).toBe('Bob,\r\n');
});
