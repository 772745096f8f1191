/** The words of sanitised HTML, on one line. */
export function plainText(html: string): string {
  const words = html.replace(/<(br|\/p|\/li|\/ul|\/ol)\s*\/?>/g, ' ').replace(/<[^>]*>/g, '');
  return ENTITIES.reduce((text, [entity, character]) => text.replaceAll(entity, character), words)
    .replace(/\s+/g, ' ')
    .trim();
}

// The ampersand comes last, or «&amp;lt;» would turn into a bracket.
const ENTITIES = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&nbsp;', ' '],
  ['&amp;', '&'],
] as const;
