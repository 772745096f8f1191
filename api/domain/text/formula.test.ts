import { expect, it } from 'vitest';
import { beginsFormula, withoutFormula } from './formula.ts';

it.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\uFF1D1+1',
  '\uFF0B1',
  '\uFF0D1',
  '\uFF20SUM(A1)',
  '\uFE661+1',
  '\uFE621',
  '\uFE631',
  '\uFE6BSUM(A1)',
  '\u207A1',
  '\u208C1',
  '\u22121',
  '\u20131',
  ' \uFF1D1+1',
  '\u3000=1+1',
  '\u200B=1+1',
  '\uFEFF=1+1',
  '\u202E=1+1',
  '\0=1+1',
  '\tAnn',
  '\rAnn',
  '\u2028Ann',
])('takes %j for a formula [OPEN-VOL-01]', (text) => {
  expect(beginsFormula(text)).toBe(true);
  expect(withoutFormula(text)).toBe(`'${text}`);
});

it.each(['', 'Ann', 'a=b', 'José 李', '１２', '“Ann”', ' padded ', '7-9 pm', "'Ann"])(
  'leaves %j as it is [OPEN-VOL-01]',
  (text) => expect(withoutFormula(text)).toBe(text),
);
