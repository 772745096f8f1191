import { isolate, withMarks } from './marked-range.ts';

/** What lines may be. */
export type ListFormat = 'bullets' | 'numbers';

const LISTS = { bullets: 'UL', numbers: 'OL' } as const;
const BLOCKS = 'p,div,li';

/** Puts what stands in the area without a paragraph into one: typed or pasted words, or nothing at all. */
export function wrapBareLines(area: Element): void {
  let paragraph: Element | null = null;
  for (const node of [...area.childNodes]) {
    if (node instanceof Element && node.matches(`ul,ol,${BLOCKS}`)) {
      paragraph = null;
      continue;
    }
    if (!paragraph) {
      paragraph = document.createElement('p');
      node.before(paragraph);
    }
    paragraph.append(node);
  }
  if (area.childNodes.length > 0) return;
  const empty = document.createElement('p');
  holdOpen(empty);
  area.append(empty);
}

/** A line without words has no height by itself, and no caret finds into it. */
function holdOpen(line: Element): void {
  if (line.textContent === '' && !line.querySelector('br')) line.append(document.createElement('br'));
}

/** The kind of list that all lines of a range stand in. */
export function listAt(area: Element, range: Range): ListFormat | null {
  const lines = linesIn(area, range);
  if (lines.length === 0) return null;
  for (const kind of ['bullets', 'numbers'] as const)
    if (lines.every((line) => line.parentElement?.tagName === LISTS[kind])) return kind;
  return null;
}

/** Makes a list of the lines of a range, or paragraphs again where all of them stand in such a one. */
export function toggleList(area: Element, range: Range, kind: ListFormat): void {
  withMarks(range, (start, end) => {
    wrapBareLines(area);
    const marked = document.createRange();
    marked.setStartBefore(start);
    marked.setEndAfter(end);
    const isOff = listAt(area, marked) === kind;
    const lines = linesIn(area, marked).map(paragraphOf);
    for (const line of lines) holdOpen(line);
    if (isOff) return;
    for (const line of lines) intoList(line, LISTS[kind]);
    joinLists(area);
  });
  area.normalize();
}

/** The innermost block that a node stands in. */
export function blockOf(area: Element, node: Node): Element | null {
  const element = node instanceof Element ? node : node.parentElement;
  const block = element?.closest(BLOCKS);
  return block && block !== area && area.contains(block) ? block : null;
}

function linesIn(area: Element, range: Range): Element[] {
  return [...area.querySelectorAll(BLOCKS)].filter(
    (block) => !block.querySelector(BLOCKS) && range.intersectsNode(block),
  );
}

/** A line as a paragraph outside of any list; the list goes on before and after it. */
function paragraphOf(line: Element): Element {
  if (line.tagName !== 'LI') return line;
  const paragraph = document.createElement('p');
  paragraph.append(...line.childNodes);
  const list = line.parentElement;
  line.replaceWith(paragraph);
  if (list && /^[UO]L$/.test(list.tagName)) {
    isolate(paragraph, list);
    list.replaceWith(paragraph);
  }
  return paragraph;
}

function intoList(line: Element, tag: 'UL' | 'OL'): void {
  const list = document.createElement(tag);
  const item = document.createElement('li');
  item.append(...line.childNodes);
  list.append(item);
  line.replaceWith(list);
}

function joinLists(area: Element): void {
  for (const list of [...area.querySelectorAll('ul,ol')].reverse()) {
    const before = list.previousSibling;
    if (!(before instanceof Element) || before.tagName !== list.tagName) continue;
    before.append(...list.childNodes);
    list.remove();
  }
}
