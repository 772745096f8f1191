import sanitizeHtml from 'sanitize-html';
import { plainText, withoutUnseen } from '#domain/text/plain-text.ts';

const ALLOWED_TAGS = ['b', 'strong', 'i', 'em', 'u', 'p', 'br', 'ul', 'ol', 'li'];
/** What other programs write in place of paragraphs, and rows of tables. */
const PARAGRAPHS = [
  'div',
  'section',
  'article',
  'blockquote',
  'pre',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'tr',
];
const RULES: sanitizeHtml.IOptions = {
  allowedTags: ALLOWED_TAGS,
  allowedAttributes: {},
  transformTags: Object.fromEntries(PARAGRAPHS.map((tag) => [tag, 'p'])),
};
/** Cleaning takes a millisecond for a long text and lists show the same texts again and again. */
const MOST_KEPT_CHARACTERS = 2_000_000;
const cleaned = new Map<string, string>();
let keptCharacters = 0;

/**
 * Simple HTML with everything but bold, italic, underline, paragraphs, breaks and lists taken out. Other blocks keep
 * their lines, and cells of a table are kept apart, as in the editor; nothing empty is left.
 */
export function sanitizeDescription(html: string): string {
  const known = cleaned.get(html);
  if (known !== undefined) return known;
  const seen = withoutUnseen(html);
  const clean = /[<>&]/.test(seen) ? withoutEmpty(sanitizeHtml(withCellsApart(seen), RULES)) : seen;
  keptCharacters += html.length + clean.length;
  if (keptCharacters > MOST_KEPT_CHARACTERS) {
    cleaned.clear();
    keptCharacters = html.length + clean.length;
  }
  cleaned.set(html, clean);
  return clean;
}

function withCellsApart(html: string): string {
  return html.replace(/<\/(t[dh])>\s*<t[dh]\b[^<>]*>/gi, ' · ');
}

/** Drops empty entries and lists; returns an empty text if no words are left. */
function withoutEmpty(html: string): string {
  const filled = withoutOuter(html)
    .replace(/<li>(\s|<br \/>|&nbsp;|\u00a0)*<\/li>/g, '')
    .replace(/<(ul|ol)>\s*<\/\1>/g, '');
  return plainText(filled) === '' ? '' : filled;
}

/** A paragraph around paragraphs or lists is no HTML. */
function withoutOuter(html: string): string {
  return html
    .replace(/(<p>\s*)+(?=<(p|ul|ol)>)/g, '')
    .replace(/(<\/(p|ul|ol)>)(\s*<\/p>)+/g, '$1')
    .replace(/<p>\s*<\/p>/g, '');
}
