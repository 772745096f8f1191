/**
 * The simple HTML of descriptions: bold, italic, underline, paragraphs, breaks and lists, without attributes, as the
 * API keeps it. Works on any tree of nodes, so that a page's text is cleaned before it is drawn anywhere.
 */
export type TextNode = { nodeName: string; textContent: string | null; childNodes: ArrayLike<TextNode> };

const INLINE: Readonly<Record<string, string>> = { B: 'b', STRONG: 'b', I: 'i', EM: 'i', U: 'u' };
const LISTS: Readonly<Record<string, string>> = { UL: 'ul', OL: 'ol', LI: 'li' };
const PARAGRAPHS = new Set([
  'P',
  'DIV',
  'H1',
  'H2',
  'H3',
  'H4',
  'H5',
  'H6',
  'BLOCKQUOTE',
  'PRE',
  'TR',
  'SECTION',
]);
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
  if (DROPPED.has(name)) return '';
  if (name === 'BR') return '\n';
  const inside = Array.from(node.childNodes, wordsOf).join('');
  const tag = INLINE[name];
  if (tag) return inside === '' ? '' : `<${tag}>${inside}</${tag}>`;
  return PARAGRAPHS.has(name) || name in LISTS ? `\n${inside}\n` : inside;
}

/** The simple HTML of what stands below a node. */
export function simpleHtml(node: TextNode): string {
  return Array.from(node.childNodes, htmlOf)
    .join('')
    .replace(/<p>\s*<\/p>/g, '')
    .trim();
}

function htmlOf(node: TextNode): string {
  const name = nameOf(node);
  if (name === '#text') return escaped(node.textContent ?? '');
  if (DROPPED.has(name)) return '';
  if (name === 'BR') return '<br>';
  const inside = Array.from(node.childNodes, htmlOf).join('');
  const tag = INLINE[name] ?? LISTS[name];
  if (tag) return inside === '' ? '' : `<${tag}>${inside}</${tag}>`;
  // A paragraph round a list or round other paragraphs is no HTML.
  if (PARAGRAPHS.has(name) && !/<(p|ul|ol|li)>/.test(inside)) return `<p>${inside}</p>`;
  return inside;
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
