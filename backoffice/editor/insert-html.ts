import { blockOf, wrapBareLines } from './block-format.ts';
import { isolate } from './marked-range.ts';

/** Puts clean content in place of a range, which is a caret after it then. Paragraphs and lists divide the line. */
export function insertContent(area: Element, range: Range, content: DocumentFragment): void {
  deleteRange(area, range);
  // A single paragraph is words within the line.
  const [only] = content.children;
  if (only?.tagName === 'P' && content.childNodes.length === 1) only.replaceWith(...only.childNodes);
  const inserted = [...content.childNodes];
  let last = inserted.at(-1);
  if (!last) return;
  if (inserted.some(isBlock)) insertBlocks(area, range, content);
  else range.insertNode(content);
  while (last.lastChild) last = last.lastChild;
  range.selectNodeContents(last);
  range.collapse(false);
}

/** Deletes what is in a range; of two lines that it ends in, one is made. */
export function deleteRange(area: Element, range: Range): void {
  if (range.collapsed) return;
  const first = blockOf(area, range.startContainer);
  const last = blockOf(area, range.endContainer);
  range.deleteContents();
  if (!first || !last || first === last) return;
  range.selectNodeContents(first);
  range.collapse(false);
  first.append(...last.childNodes);
  const list = last.parentElement;
  last.remove();
  if (list && list !== area && list.children.length === 0) list.remove();
}

function insertBlocks(area: Element, range: Range, content: DocumentFragment): void {
  // Divides the line at the caret: the paragraph of its own that the mark gets is what the content replaces.
  const mark = document.createTextNode('');
  range.insertNode(mark);
  wrapBareLines(area);
  let top: Element | null = blockOf(area, mark);
  while (top?.parentElement && top.parentElement !== area) top = top.parentElement;
  if (!top) return;
  isolate(mark, top);
  const beside = [top.previousElementSibling, top.nextElementSibling];
  const bare = document.createElement('div');
  bare.append(content);
  wrapBareLines(bare);
  top.replaceWith(...bare.childNodes);
  for (const one of beside) if (one && one.textContent === '' && !one.querySelector('br')) one.remove();
}

function isBlock(node: Node): boolean {
  return node instanceof Element && node.matches('p,ul,ol,li');
}
