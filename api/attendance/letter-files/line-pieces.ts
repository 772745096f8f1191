import bidiFactory from 'bidi-js';
import { type FontName, fontOf } from './letter-fonts.ts';

// Its types are those of a module with a default export, which Node does not see in it.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();

/** A part of a line that is drawn at once: one font, one direction. */
export type Piece = { text: string; font: FontName };

/** The words of a text with the blanks behind them. */
export function wordsOf(text: string): string[] {
  return text.match(/\S+\s*/gu) ?? [];
}

/** The pieces of a line as they stand from left to right. The font engine itself turns round what runs from the right. */
export function piecesOf(line: string): Piece[] {
  const fonts = wordsOf(line).flatMap((word) => Array<FontName>(word.length).fill(fontOf(word.trimEnd())));
  const embedding = bidi.getEmbeddingLevels(line, 'ltr');
  const order = bidi.getReorderedIndices(line, embedding);
  const runs: { font: FontName; level: number; indices: number[] }[] = [];
  for (const index of order) {
    const font = fonts[index] ?? 'latin';
    const level = (embedding.levels[index] ?? 0) % 2;
    const last = runs.at(-1);
    if (last?.font === font && last.level === level) last.indices.push(index);
    else runs.push({ font, level, indices: [index] });
  }
  return runs.map(({ font, level, indices }) => {
    const inOrder = level === 1 ? indices.toReversed() : indices;
    return { font, text: inOrder.map((index) => line[index]).join('') };
  });
}
