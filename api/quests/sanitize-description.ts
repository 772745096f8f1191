import sanitizeHtml from 'sanitize-html';

const ALLOWED_TAGS = ['b', 'strong', 'i', 'em', 'u', 'p', 'br', 'ul', 'ol', 'li'];
/** Cleaning takes a millisecond for a long text and lists show the same texts again and again. */
const KEPT_TEXTS = 500;
const cleaned = new Map<string, string>();

/** Simple HTML with everything but bold, italic, underline, paragraphs, breaks and lists taken out. */
export function sanitizeDescription(html: string): string {
  const known = cleaned.get(html);
  if (known !== undefined) return known;
  const clean = /[<>&]/.test(html)
    ? sanitizeHtml(html, { allowedTags: ALLOWED_TAGS, allowedAttributes: {} })
    : html;
  if (cleaned.size >= KEPT_TEXTS) cleaned.clear();
  cleaned.set(html, clean);
  return clean;
}
