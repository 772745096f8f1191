import type { TextRef } from '#domain/texts/text-ref.ts';
import { textIn } from '#domain/texts/text-ref.ts';

/** A value with the English of each text in it. */
export function inEnglish(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isTextRef(value)) return textIn('en', value);
  if (Array.isArray(value)) return value.map(inEnglish);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inEnglish(inner)]));
}

function isTextRef(value: object): value is TextRef {
  return 'subject' in value && 'key' in value && 'values' in value;
}
