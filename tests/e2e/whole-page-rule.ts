// What makes a page whole, as it is seen: runs in the page, where `whole-page.ts` sends it with `page-boxes.ts`.
import {
  type Box,
  forgetFrames,
  frameOf,
  isArea,
  isSeen,
  isWithin,
  layerOf,
  SLACK,
  within,
} from './page-boxes.ts';

/** A text, or the picture of a control that has none. */
type Item = { name: string; element: Element; lines: Box[]; seen: Box[] };

const CONTROLS =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=menuitem]';
const UNREAD = 'script, style, noscript, template, option, title, desc';
const NAMED_PART = ':is([role=region], section):is([aria-label], [aria-labelledby])';
/** Words that are longer may have to go on in another line of a phone. */
const LONG_WORD = 14;
/** What is wrong with the page in this window, in words; nothing where it is whole. */
export function problemsOfPage(): string[] {
  forgetFrames();
  const texts = textsOf(document.body);
  const pictures = [...document.querySelectorAll(CONTROLS)].flatMap(pictureOf);
  return [
    ...overlaps([...texts, ...pictures]),
    ...texts.flatMap(cutText),
    ...[...document.querySelectorAll(CONTROLS)].flatMap(cutControl),
    ...brokenWords(texts),
    ...sidewaysScrolling(),
  ];
}

function textsOf(root: Element): Item[] {
  const items: Item[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const element = node.parentElement;
    if (!element || node.data.trim() === '' || element.closest(UNREAD) || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    items.push(itemOf(element, shortened(node.data), [...range.getClientRects()].map(lettersOf)));
  }
  return items;
}

function pictureOf(control: Element): Item[] {
  const picture = control.querySelector('svg, img');
  if (!picture || control.textContent?.trim() || !isSeen(control)) return [];
  return [itemOf(control, `picture of ${nameOf(control)}`, [picture.getBoundingClientRect()])];
}

function itemOf(element: Element, name: string, boxes: Box[]): Item {
  const lines = boxes.filter(isArea);
  const { seen } = frameOf(element);
  return { name, element, lines, seen: lines.map((line) => within(line, seen)).filter(isArea) };
}

function overlaps(items: Item[]): string[] {
  const placed = items
    .flatMap((item) => item.seen.map((box) => ({ item, box, layer: layerOf(item.element) })))
    .sort((a, b) => a.box.top - b.box.top);
  const found = new Set<string>();
  placed.forEach((one, index) => {
    for (const other of placed.slice(index + 1)) {
      if (other.box.top >= one.box.bottom) break;
      const shared = within(one.box, other.box);
      if (one.item === other.item || one.layer !== other.layer) continue;
      if (shared.right - shared.left < SLACK || shared.bottom - shared.top < 1) continue;
      found.add(`${one.item.name} lies over ${other.item.name}`);
    }
  });
  return [...found];
}

function cutText({ name, element, lines }: Item): string[] {
  const { hard } = frameOf(element);
  // Made to be heard only, folded up, or a way past the menu that comes when it is focused.
  if (hard.right - hard.left <= 2 || hard.bottom - hard.top <= 2 || isForKeyboard(element)) return [];
  if (lines.every((line) => isWithin(line, hard)) || isShortenedOnPurpose(element)) return [];
  return [`${name} is cut`];
}

function cutControl(control: Element): string[] {
  const box = control.getBoundingClientRect();
  if (box.width <= 2 || box.height <= 2 || !isSeen(control) || isForKeyboard(control)) return [];
  const { hard } = frameOf(control.parentElement ?? document.body);
  if (hard.right - hard.left <= 2 || hard.bottom - hard.top <= 2) return [];
  if (getComputedStyle(control).display === 'inline') return [];
  const problems = isWithin(box, hard) ? [] : [`${nameOf(control)} hangs over the edge`];
  return [...problems, ...cutValue(control)];
}

/** What a field shows that has no text of its own in the page. */
function cutValue(control: Element): string[] {
  const style = getComputedStyle(control);
  const shown =
    control instanceof HTMLSelectElement
      ? (control.selectedOptions[0]?.label ?? '')
      : control instanceof HTMLInputElement && control.value === ''
        ? control.placeholder
        : '';
  if (shown === '' || style.textOverflow === 'ellipsis') return [];
  const pen = new OffscreenCanvas(1, 1).getContext('2d');
  if (!pen) return [];
  pen.font = style.font;
  const room =
    control.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
  return pen.measureText(shown).width > room + SLACK ? [`«${shown}» is cut in its field`] : [];
}

function brokenWords(texts: Item[]): string[] {
  const found = new Set<string>();
  for (const { element, seen } of texts) {
    if (seen.length < 2 || getComputedStyle(element).hyphens === 'auto') continue;
    for (const node of element.childNodes) {
      // An address, of the web too, is no word: where it is too long for its line it goes on in the next.
      if (!(node instanceof Text) || /^\s*(?:\S+@|https?:\/\/)\S+\s*$/.test(node.data)) continue;
      for (const { 0: word, index } of node.data.matchAll(/\p{L}{2,}/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = [...range.getClientRects()].filter(isArea).map(({ top }) => top);
        if (word.length <= LONG_WORD && new Set(lines).size > 1) found.add(`«${word}» is broken`);
      }
    }
  }
  return [...found];
}

/** Finds areas that scroll sideways without a label or keyboard access. */
function sidewaysScrolling(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const page = scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : [];
  const areas = [...document.body.querySelectorAll('*')].filter(
    (one) =>
      one.scrollWidth > one.clientWidth + SLACK &&
      /auto|scroll/.test(getComputedStyle(one).overflowX) &&
      !(one instanceof HTMLTextAreaElement) &&
      isSeen(one) &&
      !one.matches('[tabindex="0"]:is([aria-label], [aria-labelledby])') &&
      !(one.closest(NAMED_PART) && one.querySelector(CONTROLS)),
  );
  return [...page, ...areas.map((one) => `${nameOf(one)} scrolls sideways without saying so`)];
}

/** Shortened with dots: the whole is told by a name or a title, or it is a summary that leads to the whole. */
function isShortenedOnPurpose(element: Element): boolean {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const { textOverflow, overflowX, webkitLineClamp } = getComputedStyle(one);
    if (webkitLineClamp !== 'none') {
      const card = one.closest('article, li');
      return (
        one.closest('[title], a[href], button') !== null || card?.querySelector('a[href], button') != null
      );
    }
    if (textOverflow === 'ellipsis' && overflowX !== 'visible')
      return one.closest('[title], [aria-label]') !== null;
  }
  return false;
}

/** A way past the menu waits outside the window until it is focused. */
function isForKeyboard(element: Element): boolean {
  const way = element.closest('a[href^="#"], button');
  return way !== null && way.getBoundingClientRect().bottom <= 0;
}

/** Letters are lower than their line: without it neighbours that are set close would touch. */
function lettersOf({ left, right, top, bottom, height }: DOMRect): Box {
  return { left, right, top: top + height * 0.2, bottom: bottom - height * 0.2 };
}

function shortened(text: string): string {
  return `«${text.trim().replace(/\s+/g, ' ').slice(0, 40)}»`;
}

function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
  const { className, tagName, id } = element;
  const place = typeof className === 'string' && className ? `.${className.split(' ')[0]}` : id && `#${id}`;
  return `${tagName.toLowerCase()}${place} ${label ? shortened(label) : ''}`.trim();
}
