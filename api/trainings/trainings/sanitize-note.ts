import sanitizeHtml from 'sanitize-html';

/** A note with everything but bold, italic and underline taken out; other markup that ends a line leaves its break. */
export function sanitizeNote(html: string): string {
  if (!/[<>&]/.test(html)) return html;
  return sanitizeHtml(html.replace(/<br\s*\/?>|<\/(p|div|li|h\d)\s*>/gi, '\n'), {
    allowedTags: ['b', 'i', 'u'],
    allowedAttributes: {},
    transformTags: { strong: 'b', em: 'i' },
  });
}
