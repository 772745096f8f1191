import { isBulletOfWord, listOfWord, withLists, withoutBullet } from './word-lists.ts';

/**
 * The simple HTML of descriptions: bold, italic, underline, paragraphs, breaks and lists, without attributes, as the
 * API keeps it. Works on any tree of nodes, so that a page's text is cleaned before it is drawn anywhere.
 */
export type TextNode = {
  nodeName: string;
  textContent: string | null;
  childNodes: ArrayLike<TextNode>;
  getAttribute?: (name: string) => string | null;
};

const INLINE: Readonly<Record<string, string>> = { B: 'b', STRONG: 'b', I: 'i', EM: 'i', U: 'u' };
const LISTS: Readonly<Record<string, string>> = { UL: 'ul', OL: 'ol', LI: 'li' };
const PARAGRAPHS = new Set(['P', 'DIV', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'BLOCKQUOTE', 'PRE', 'SECTION']);
const DROPPED = new Set([
  'SCRIPT',
  'STYLE',
  'TEMPLATE',
  'IFRAME',
  'OBJECT',
  'TITLE',
  'HEAD',
  'NOSCRIPT',
  '#comment',
]);

/** The words alone of what stands below a node: bold, italic, underline, and line breaks as such. */
export function wordsHtml(node: TextNode): string {
  return Array.from(node.childNodes, wordsOf)
    .join('')
    .replace(/ *\n\s*/g, '\n')
    .trim();
}

function wordsOf(node: TextNode): string {
  const name = nameOf(node);
  if (name === '#text') return escaped(node.textContent ?? '');
  if (DROPPED.has(name) || isBulletOfWord(node)) return '';
  if (name === 'BR') return '\n';
  if (name === 'TR') return `\n${cellsOf(node, (cell) => wordsHtml(cell).replace(/\s+/g, ' '))}\n`;
  const inside = Array.from(node.childNodes, wordsOf).join('');
  const tag = INLINE[name];
  if (tag) return inside === '' ? '' : `<${tag}>${inside}</${tag}>`;
  return PARAGRAPHS.has(name) || name in LISTS ? `\n${inside}\n` : inside;
}

/** The simple HTML of what stands below a node. */
export function simpleHtml(node: TextNode): string {
  return htmlWithin(node)
    .replace(/<p>\s*<\/p>/g, '')
    .trim();
}

function htmlWithin(node: TextNode): string {
  const parts = Array.from(node.childNodes, (child) => {
    const list = listOfWord(child);
    return { list, html: list ? `<li>${withoutBullet(lineOf(htmlWithin(child)))}</li>` : htmlOf(child) };
  });
  // Blanks between words stay.
  return parts.some(({ list }) => list) ? withLists(parts) : parts.map(({ html }) => html).join('');
}

function htmlOf(node: TextNode): string {
  const name = nameOf(node);
  if (name === '#text') return escaped(node.textContent ?? '');
  if (DROPPED.has(name) || isBulletOfWord(node)) return '';
  if (name === 'BR') return '<br>';
  if (name === 'TR') return `<p>${cellsOf(node, (cell) => lineOf(htmlWithin(cell)))}</p>`;
  const within = htmlWithin(node);
  const inside = name === 'LI' ? withoutParagraphs(within) : within;
  const tag = INLINE[name] ?? LISTS[name];
  if (tag) return inside === '' ? '' : `<${tag}>${inside}</${tag}>`;
  // A paragraph round a list or round other paragraphs is no HTML.
  if (PARAGRAPHS.has(name) && !/<(p|ul|ol|li)>/.test(inside)) return `<p>${inside}</p>`;
  return inside;
}

/** The cells of a row, kept apart; what stands around them is blank. */
function cellsOf(row: TextNode, read: (cell: TextNode) => string): string {
  const cells = Array.from(row.childNodes).filter(({ nodeName }) => /^T[DH]$/i.test(nodeName));
  return cells
    .map((cell) => read(cell).trim())
    .filter((text) => text !== '')
    .join(' · ');
}

/** A paragraph within an entry of a list is its line. */
function withoutParagraphs(html: string): string {
  return html.replace(/<\/p>\s*<p>/g, '<br>').replace(/<\/?p>/g, '');
}

/** Paragraphs and lists as one line, for a cell or an entry. */
function lineOf(html: string): string {
  return html
    .replace(/<\/(p|li)>\s*(<\/[uo]l>\s*)?(<[uo]l>\s*)?<(p|li)>/g, ' ')
    .replace(/<\/?(p|ul|ol|li)>/g, '')
    .trim();
}

function nameOf({ nodeName }: TextNode): string {
  return nodeName.startsWith('#') ? nodeName : nodeName.toUpperCase();
}

function escaped(text: string): string {
  // Browsers write a blank at the edge of a word in bold as one that does not break; a word without width holds the
  // formats of what an input method is about to write.
  const plain = text.replace(/\u00a0/g, ' ').replace(/\u200b/g, '');
  return plain.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
