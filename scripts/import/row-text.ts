import { z } from 'zod';
import { tidy } from './html-text.ts';

/** A text of a row that has to be there, tidied. */
export function textUpTo(most: number) {
  return z
    .string()
    .transform(tidy)
    .pipe(
      z
        .string()
        .min(1, `expected 1 to ${most} characters, found none`)
        .max(most, {
          error: ({ input }) => `expected at most ${most} characters, found ${String(input).length}`,
        }),
    );
}
