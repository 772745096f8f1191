import bidiFactory from 'bidi-js';
import { type FontName, fontOf, ISOLATES } from './letter-fonts.ts';

// Its types are those of a module with a default export, which Node does not see in it.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();

/** A part of a line that is drawn at once: one font, one direction. */
export type Piece = { text: string; font: FontName };

/** The direction in which a text is read. */
export type Direction = 'ltr' | 'rtl';

/** The direction of a text by its first letter that has one. */
export function directionOf(text: string): Direction {
  const [paragraph] = bidi.getEmbeddingLevels(text, 'auto').paragraphs;
  return (paragraph?.level ?? 0) % 2 === 1 ? 'rtl' : 'ltr';
}

/** The words of a text with the blanks behind them. */
export function wordsOf(text: string): string[] {
  return text.match(/\S+\s*/gu) ?? [];
}

/** The pieces of a line as they stand from left to right. The font engine itself turns round what runs from the right. */
export function piecesOf(line: string, direction: Direction = 'ltr'): Piece[] {
  const fonts = wordsOf(line).flatMap((word) => Array<FontName>(word.length).fill(fontOf(word.trimEnd())));
  const embedding = bidi.getEmbeddingLevels(line, direction);
  const order = bidi.getReorderedIndices(line, embedding);
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
  const runs: { font: FontName; level: number; indices: number[] }[] = [];
  for (const index of order) {
    const font = fonts[index] ?? 'latin';
    const level = (embedding.levels[index] ?? 0) % 2;
    const last = runs.at(-1);
    if (last?.font === font && last.level === level) last.indices.push(index);
    else runs.push({ font, level, indices: [index] });
  }
  return runs.map(({ font, level, indices }) => {
    // Signs in the Latin font have no direction that the font engine would know.
    const inOrder = level === 1 && font !== 'latin' ? indices.toReversed() : indices;
    const text = inOrder.map((index) => mirrored.get(index) ?? line[index]).join('');
    return { font, text: text.replace(ISOLATES, '') };
  });
}
