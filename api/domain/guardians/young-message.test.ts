import { describe, expect, it } from 'vitest';
import { withoutWords, YOUNG_MESSAGE_KEPT_MS } from './young-message.ts';

describe('what adults wrote to a young person', () => {
  it('is kept for two years [SAF-12]', () => {
    expect(YOUNG_MESSAGE_KEPT_MS).toBe(2 * 365 * 24 * 60 * 60 * 1000);
  });

  it.each([
    ['Well done, Mina!', ['Mina'], 'Well done, …!'],
    ['MINA ZUCKER and mina', ['Mina', 'Mina Zucker'], '… and …'],
    ['Minatur stays', ['Mina'], 'Minatur stays'],
    ['a.b+c is (no) pattern', ['a.b+c', '(no)'], '… is … pattern'],
    ['nothing to hide', ['', ' '], 'nothing to hide'],
  ])('«%s» without %j: «%s» [SAF-12]', (text, words, rest) => {
    expect(withoutWords(text, words)).toBe(rest);
  });
});
