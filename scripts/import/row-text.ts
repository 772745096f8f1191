import { z } from 'zod';
import { oneLine } from '#domain/text/plain-text.ts';

/** Text of a source as simple HTML: it shows as it was written, tags included. */
export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A line as forms keep it, without blanks one after the other. */
export const tidy = (text: string) => oneLine(text).replace(/\s+/g, ' ').trim();

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

/** Wall clock “HH:MM” of a time as published (“01:30 PM”, “9 am”); null when it is not exactly one time. */
export function parseHour(text: string): string | null {
  const match = /^\s*(\d{1,2})(?::([0-5]\d))?\s*([AP])\.?M\.?\s*$/i.exec(text);
  if (!match) return null;
  const hour = Number(match[1]);
  if (hour < 1 || hour > 12) return null;
  const isAfternoon = match[3]?.toUpperCase() === 'P';
  const hours = (hour % 12) + (isAfternoon ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${match[2] ?? '00'}`;
}

/** Each line that is not empty as a paragraph. */
export function paragraphs(text: string): string {
  const lines = text.split(/[\r\n]+/).map(tidy);
  return lines.map((line) => (line === '' ? '' : `<p>${escapeHtml(line)}</p>`)).join('');
}
