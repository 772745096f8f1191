import { expect, it } from 'vitest';
import { codeInGroups, readCode } from './check-code.ts';

const CODE = '0123456789abcdef0123456789abcdef';
const SHOWN = '0123-4567-89ab-cdef-0123-4567-89ab-cdef';

it('shows 128 bits in eight groups of four [LET-03]', () => {
  expect(codeInGroups(CODE)).toBe(SHOWN);
});

it.each([
  SHOWN,
  CODE,
  SHOWN.toUpperCase(),
  ` ${SHOWN.replaceAll('-', ' ')} `,
  SHOWN.replaceAll('0', 'O').replaceAll('1', 'l'),
])('reads a code as someone types it: %s [LET-03]', (typed) => {
  expect(readCode(typed)).toBe(CODE);
});

it.each(['', SHOWN.slice(1), `${SHOWN}0`, SHOWN.replace('f', 'g'), 'x'.repeat(10_000)])(
  'takes no other text for a code: %s [LET-04]',
  (typed) => {
    expect(readCode(typed)).toBeNull();
  },
);
