/**
 * Does something to the text of an area while two marks stand at the ends of a range, and puts the range back between
 * them: nodes may be wrapped, divided and moved, the marks move along.
 */
export function withMarks(range: Range, run: (start: Comment, end: Comment) => void): void {
  const start = document.createComment('');
  const end = document.createComment('');
  const isCollapsed = range.collapsed;
  const tail = range.cloneRange();
  tail.collapse(false);
  tail.insertNode(end);
  range.collapse(true);
  range.insertNode(start);
  // A caret stands between both, in this order.
  if (isCollapsed) end.before(start);
  run(start, end);
  range.setStartAfter(start);
  range.setEndBefore(end);
  start.remove();
  end.remove();
}

/** The texts between two marks, from the first to the last. */
export function textsBetween(area: Node, start: Node, end: Node): Text[] {
  return textsOf(area).filter(
    (text) =>
      text.data !== '' &&
      start.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING &&
      end.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_PRECEDING,
  );
}

/** All texts below a node. */
export function textsOf(node: Node): Text[] {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let next = walker.nextNode(); next; next = walker.nextNode())
    if (next instanceof Text) texts.push(next);
  return texts;
}

/** Divides what stands above a node until it is the only content of `top`; what stood beside it stays in its copies. */
export function isolate(node: Node, top: Element): void {
  for (let inner = node; inner !== top; ) {
    const parent = inner.parentNode;
    if (!(parent instanceof Element)) return;
    divide(parent, inner, 'before');
    divide(parent, inner, 'after');
    inner = parent;
  }
}

function divide(parent: Element, child: Node, side: 'before' | 'after'): void {
  const beside: Node[] = [...parent.childNodes];
  const at = beside.indexOf(child);
  const moved = side === 'before' ? beside.slice(0, at) : beside.slice(at + 1);
  if (moved.length === 0) return;
  const copy = parent.cloneNode(false);
  for (const one of moved) copy.appendChild(one);
  if (side === 'before') parent.before(copy);
  else parent.after(copy);
}
