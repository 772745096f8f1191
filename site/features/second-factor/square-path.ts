import { encode } from 'uqr';
import { barsOf, SQUARE_CODE } from '#domain/brand/square-code.ts';

/** The square code of a text as the path of an SVG, and the length of its sides. */
export function squarePath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, SQUARE_CODE);
  return { path: barsOf(data), size };
}
