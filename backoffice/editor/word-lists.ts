import type { TextNode } from './simple-html.ts';

/** What Word writes in place of lists: paragraphs with a style of their own, each with its bullet as text. */
const ENTRY = /mso-list:\s*l\d/i;
const ENTRY_CLASS = /^MsoListParagraph/;
const BULLET = /mso-list:\s*ignore/i;
/** “1.”, “a)”, “iv.” */
const NUMBER = /^[\s\u00a0]*(\d+|[a-z]|[ivx]+)[.)]/i;

/** Bullet that is written as text, as it arrives where Word's own marks were dropped on the way. */
const TEXT_BULLET = /^((?:<[biu]>)*)\s*[·•▪◦‣]\s+/;

export type ListTag = 'ul' | 'ol';

/** The list of which a paragraph from Word is an entry; null for everything else. */
export function listOfWord(node: TextNode): ListTag | null {
  if (node.nodeName.toUpperCase() !== 'P') return null;
  const bullet = Array.from(node.childNodes).find(isBulletOfWord);
  const isEntry = ENTRY.test(style(node)) || ENTRY_CLASS.test(node.getAttribute?.('class') ?? '');
  // A paragraph that only continues an entry has no bullet.
  if (TEXT_BULLET.test(node.textContent ?? '')) return 'ul';
  if (!isEntry || !bullet) return null;
  return NUMBER.test(bullet.textContent ?? '') ? 'ol' : 'ul';
}

/** Whether it is the bullet or number of such an entry, which a list draws itself. */
export function isBulletOfWord(node: TextNode): boolean {
  if (BULLET.test(style(node))) return true;
  const [only, ...others] = Array.from(node.childNodes).filter(({ nodeName }) => nodeName !== '#comment');
  return (
    node.nodeName.toUpperCase() === 'SPAN' &&
    only !== undefined &&
    others.length === 0 &&
    isBulletOfWord(only)
  );
}

/** The line of an entry without a bullet written as text. */
export function withoutBullet(html: string): string {
  return html.replace(TEXT_BULLET, '$1');
}

/** Wraps runs of entries in their lists. Blanks between two entries belong to neither. */
export function withLists(parts: readonly { html: string; list: ListTag | null }[]): string {
  let open: ListTag | null = null;
  let html = '';
  for (const part of parts) {
    if (part.list === null && part.html.trim() === '') continue;
    if (part.list !== open) html += `${open ? `</${open}>` : ''}${part.list ? `<${part.list}>` : ''}`;
    open = part.list;
    html += part.html;
  }
  return open ? `${html}</${open}>` : html;
}

/** Style of a node; what is pasted is parsed under a name that styles nothing. */
function style(node: TextNode): string {
  return node.getAttribute?.('data-style') ?? node.getAttribute?.('style') ?? '';
}
