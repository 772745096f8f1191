/** A piece of a text; with `href` a link. */
export type TextPart = { text: string; href?: string };

/** Marks of direction beside an address are none of its letters. */
const ADDRESS =
  /https?:\/\/[^\s<>"«»\u200e\u200f\u2066-\u2069]*[^\s<>"«».,;:!?)\]\u200e\u200f\u2066-\u2069]/g;

/** A plain text with its web addresses found. */
export function linkedParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: href, index } of text.matchAll(ADDRESS)) {
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: href, href });
    end = index + href.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
