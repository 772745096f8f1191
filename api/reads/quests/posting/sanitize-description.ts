import sanitizeHtml from 'sanitize-html';

const ALLOWED_TAGS = ['b', 'strong', 'i', 'em', 'u', 'p', 'br', 'ul', 'ol', 'li'];
/** Cleaning takes a millisecond for a long text and lists show the same texts again and again. */
const MOST_KEPT_CHARACTERS = 2_000_000;
const cleaned = new Map<string, string>();
let keptCharacters = 0;

/** Simple HTML with everything but bold, italic, underline, paragraphs, breaks and lists taken out. */
export function sanitizeDescription(html: string): string {
  const known = cleaned.get(html);
  if (known !== undefined) return known;
  const clean = /[<>&]/.test(html)
    ? sanitizeHtml(html, { allowedTags: ALLOWED_TAGS, allowedAttributes: {} })
    : html;
  keptCharacters += html.length + clean.length;
  if (keptCharacters > MOST_KEPT_CHARACTERS) {
    cleaned.clear();
    keptCharacters = html.length + clean.length;
  }
  cleaned.set(html, clean);
  return clean;
}
