import type { RichText } from '#domain/texts/message.ts';
import type { ElementPart, RichParts } from './RichParts.tsx';

/** The sentence with the element of each of its tags; a tag without one is plain text. */
export function richPartsOf(
  words: RichText,
  elements: Readonly<Record<string, Omit<ElementPart, 'text'>>>,
): RichParts {
  return words.map((part) => {
    if (typeof part === 'string') return part;
    const element = elements[part.tag];
    return element ? { ...element, text: part.text } : part.text;
  });
}
