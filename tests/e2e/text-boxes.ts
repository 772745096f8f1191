import type { Page } from '@playwright/test';

export type TextBoxes = {
  /** Pairs of texts that lie over each other. */
  overlapping: string[];
  /** Words that go on in another line without a hyphen. */
  broken: string[];
  /** Pixels by which the page is wider than the window. */
  tooWide: number;
};

/** Where the texts of a page stand, as they are seen: what is cut off or hidden does not count. */
export function measureTexts(page: Page): Promise<TextBoxes> {
  return page.evaluate(measure);
}

/** Runs in the page, so it holds all that it needs. */
function measure(): TextBoxes {
  type Box = { left: number; right: number; top: number; bottom: number };
  const FLOATING = '.MuiAppBar-root, .stamp-tray, [role="dialog"], [role="status"]';
  const within = (box: Box, frame: Box): Box => ({
    left: Math.max(box.left, frame.left),
    right: Math.min(box.right, frame.right),
    top: Math.max(box.top, frame.top),
    bottom: Math.min(box.bottom, frame.bottom),
  });
  const frameOf = (element: Element): Box => {
    const everywhere = { left: -1e9, right: 1e9, top: -1e9, bottom: 1e9 };
    const clips = (one: Element) => getComputedStyle(one).overflowX !== 'visible';
    let frame: Box = everywhere;
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
      if (clips(one)) frame = within(frame, one.getBoundingClientRect());
    }
    return frame;
  };
  const texts: { text: string; boxes: Box[] }[] = [];
  const broken: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const element = node.parentElement;
    if (!element || node.data.trim() === '' || element.closest('script, style, noscript, option')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const frame = frameOf(element);
    const boxes = [...range.getClientRects()]
      .map((box) => within(box, frame))
      .filter(({ left, right, top, bottom }) => right - left > 1 && bottom - top > 1);
    if (boxes.length === 0) continue;
    if (!element.closest(FLOATING)) texts.push({ text: node.data.trim().slice(0, 40), boxes });
    for (const { 0: word, index } of node.data.matchAll(/\p{L}{2,}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top),
      );
      if (lines.size > 1) broken.push(word);
    }
  }
  const overlaps = (a: Box, b: Box) => {
    const shared = within(a, b);
    return shared.right - shared.left > 1.5 && shared.bottom - shared.top > 3;
  };
  const overlapping = texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter((other) => one.boxes.some((a) => other.boxes.some((b) => overlaps(a, b))))
      .map((other) => `«${one.text}» and «${other.text}»`),
  );
  const tooWide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  return { overlapping, broken, tooWide };
}
