import { expect, it } from 'vitest';
import { csvCell, toCsv } from './csv.ts';

it.each([
  ['=1+1', "'=1+1"],
  ['+12015550123', "'+12015550123"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [' =1+1', "' =1+1"],
  ['\t=1+1', `"'\t=1+1"`],
  ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
])('OPEN-VOL-01 %j begins a formula and is defused to %s', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
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
])('OPEN-VOL-01 %j is quoted only where needed: %s', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

it('OPEN-VOL-01 a file is its header and rows, one a line', () => {
  expect(
    toCsv(
      ['First Name', 'Hours'],
      [
        ['Ann', 2],
        ['Bob', null],
      ],
    ),
  ).toBe('First Name,Hours\r\nAnn,2\r\nBob,\r\n');
  expect(toCsv(['First Name'], [])).toBe('First Name\r\n');
});
