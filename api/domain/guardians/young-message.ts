const DAY_MS = 24 * 60 * 60 * 1000;
/** How long it is kept what adults wrote to a young person: two years. */
export const YOUNG_MESSAGE_KEPT_MS = 730 * DAY_MS;

/** On which occasion somebody writes to a young person through the product. */
export const YOUNG_MESSAGE_KINDS = ['training', 'removal', 'block', 'message'] as const;
export type YoungMessageKind = (typeof YOUNG_MESSAGE_KINDS)[number];

const ERASED = '…';

/** A kept text without the words that name somebody whose account is gone; whole words only, whatever their case. */
export function withoutWords(text: string, words: readonly string[]): string {
  const known = words.filter((word) => word.trim() !== '').sort((one, other) => other.length - one.length);
  if (known.length === 0) return text;
  const any = known.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return text.replace(new RegExp(`(?<![\\p{L}\\d])(?:${any})(?![\\p{L}\\d])`, 'giu'), ERASED);
}
