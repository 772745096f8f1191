import { isolate, textsBetween, textsOf, withMarks } from './marked-range.ts';

/** What words may be. */
export type InlineFormat = 'bold' | 'italic' | 'underline';

export const INLINE_FORMATS: readonly InlineFormat[] = ['bold', 'italic', 'underline'];

const TAGS = {
  bold: ['B', 'STRONG'],
  italic: ['I', 'EM'],
  underline: ['U'],
} as const satisfies Record<InlineFormat, readonly string[]>;

const ALL_TAGS: readonly string[] = Object.values(TAGS).flat();

/** The formats of all of the text in a range; at a caret those of what stands there. */
export function inlineFormatsAt(area: Element, range: Range): InlineFormat[] {
  const chosen = range.collapsed ? [] : textsIn(area, range);
  const nodes = chosen.length > 0 ? chosen : [range.startContainer];
  return INLINE_FORMATS.filter((format) => nodes.every((node) => elementOf(area, node, format)));
}

/** Gives a format to the text in a range, or takes it where all of it has it. */
export function toggleInline(area: Element, range: Range, format: InlineFormat): void {
  const isOn = !inlineFormatsAt(area, range).includes(format);
  withMarks(range, (start, end) => {
    for (const text of textsBetween(area, start, end)) setFormat(area, text, format, isOn);
    tidy(area);
  });
  area.normalize();
}

/** Writes a text at a caret, with these formats and no others; the caret stands after it then. */
export function writeWith(area: Element, range: Range, data: string, formats: readonly InlineFormat[]): void {
  // A blank at the end of a line has no width, and the next letter would stand in its place.
  const text = document.createTextNode(data.replace(/^ | $/g, '\u00a0'));
  range.insertNode(text);
  // What held an empty line open.
  if (text.nextSibling instanceof HTMLBRElement && !text.nextSibling.nextSibling) text.nextSibling.remove();
  for (const format of INLINE_FORMATS) setFormat(area, text, format, formats.includes(format));
  tidy(area);
  range.setStart(text, data.length);
  range.collapse(true);
}

function textsIn(area: Element, range: Range): Text[] {
  return textsOf(area).filter((text) => {
    if (!range.intersectsNode(text)) return false;
    const from = text === range.startContainer ? range.startOffset : 0;
    const to = text === range.endContainer ? range.endOffset : text.length;
    return to > from;
  });
}

/** The element that gives a format to a node. */
function elementOf(area: Element, node: Node, format: InlineFormat): Element | null {
  const tags: readonly string[] = TAGS[format];
  for (let at: Node | null = node; at && at !== area; at = at.parentNode)
    if (at instanceof Element && tags.includes(at.tagName)) return at;
  return null;
}

function setFormat(area: Element, text: Text, format: InlineFormat, isOn: boolean): void {
  const given = elementOf(area, text, format);
  if (isOn === (given !== null)) return;
  if (given) {
    isolate(text, given);
    given.replaceWith(...given.childNodes);
    return;
  }
  // Blanks between items of a list are no words.
  if (text.parentElement && /^[UO]L$/.test(text.parentElement.tagName)) return;
  const element = document.createElement(TAGS[format][0]);
  text.before(element);
  element.append(text);
}

/** Takes away what is empty, and makes one of two neighbours that are alike. */
function tidy(area: Element): void {
  for (const element of [...area.querySelectorAll(ALL_TAGS.join(','))].reverse()) {
    if ([...element.childNodes].every(isNothing)) {
      element.replaceWith(...element.childNodes);
      continue;
    }
    const between: ChildNode[] = [];
    let before = element.previousSibling;
    for (; before && isNothing(before); before = before.previousSibling) between.unshift(before);
    if (!(before instanceof Element) || before.tagName !== element.tagName) continue;
    before.append(...between, ...element.childNodes);
    element.remove();
  }
}

/** An empty text, or a mark. */
function isNothing(node: Node): boolean {
  return node instanceof CharacterData && (node instanceof Comment || node.data === '');
}
