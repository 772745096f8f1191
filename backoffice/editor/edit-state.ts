/** A text as it was, with where the caret or the selection stood. */
export type EditState = { content: Node; selected: readonly [Place, Place] | null };

type Place = { path: readonly number[]; offset: number };

/** What an area holds now. */
export function stateOf(area: Element, range: Range | null): EditState {
  const selected = range && ([range.startContainer, range.endContainer] as const);
  return {
    content: area.cloneNode(true),
    selected: range &&
      selected && [
        { path: pathOf(area, selected[0]), offset: range.startOffset },
        { path: pathOf(area, selected[1]), offset: range.endOffset },
      ],
  };
}

/** Puts an earlier state back; the range is where it was selected then. */
export function restore(area: Element, { content, selected }: EditState): Range {
  area.replaceChildren(...content.cloneNode(true).childNodes);
  const range = document.createRange();
  range.selectNodeContents(area);
  range.collapse(false);
  if (!selected) return range;
  const [start, end] = selected;
  range.setStart(nodeAt(area, start.path), start.offset);
  range.setEnd(nodeAt(area, end.path), end.offset);
  return range;
}

function pathOf(area: Element, node: Node): number[] {
  const path: number[] = [];
  for (let at = node; at !== area && at.parentNode; at = at.parentNode)
    path.unshift(placeOf(at, at.parentNode));
  return path;
}

function placeOf(node: Node, parent: Node): number {
  const beside: Node[] = [...parent.childNodes];
  return beside.indexOf(node);
}

function nodeAt(area: Element, path: readonly number[]): Node {
  return path.reduce<Node>((node, index) => node.childNodes[index] ?? node, area);
}
