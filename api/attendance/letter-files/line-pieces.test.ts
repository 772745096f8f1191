import { expect, it } from 'vitest';
import { directionOf, piecesOf } from './line-pieces.ts';

const drawn = (line: string) => piecesOf(line, directionOf(line)).map(({ text }) => text);

it('draws an Arabic line from the right: signs turned round, names of other letters whole [WAV-05]', () => {
  expect(directionOf('وقّعه Sam')).toBe('rtl');
  expect(drawn('• قفازات')).toEqual(['قفازات', ' •']);
  expect(drawn('سنة (نعم)')).toEqual(['سنة )نعم(']);
  expect(drawn('اسمه \u2068Sam Young\u2069 هنا').join('|')).toContain('Sam Young');
});

it('draws other lines from the left, an Arabic name within them too [LET-02]', () => {
  expect(directionOf('Signed (today)')).toBe('ltr');
  expect(drawn('Signed (today)')).toEqual(['Signed (today)']);
  expect(piecesOf('سارة completed 2 hours').at(-1)?.text).toContain('completed 2 hours');
});
