import { expect, it } from 'vitest';
import { isShortened, readWrittenSeal, writtenSeal } from './kept-seal.ts';

const KEPT = { block: 12, seal: '0a'.repeat(32) };

it('reads a seal as it was written [SAF-22]', () => {
  expect(readWrittenSeal(` ${writtenSeal(KEPT)}\n`)).toEqual(KEPT);
});

it.each(['', '12', `0:${KEPT.seal}`, `12:${KEPT.seal}0`, `12:${'0A'.repeat(32)}`, `-1:${KEPT.seal}`])(
  'takes %j for no seal [SAF-22]',
  (text) => expect(readWrittenSeal(text)).toBeNull(),
);

it.each([
  [KEPT.seal, false],
  ['0b'.repeat(32), true],
  [undefined, true],
])('a log whose block has the seal %s is shortened: %s [SAF-22]', (seal, expected) => {
  expect(isShortened(KEPT, seal)).toBe(expected);
});
