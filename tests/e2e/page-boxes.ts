// Where things stand on a page and what of them is on the screen: runs in the page, with `whole-page-rule.ts`.

export type Box = { left: number; right: number; top: number; bottom: number };
/** `seen`: what of the content is on the screen. `hard`: beyond it nothing can be brought to light by scrolling. */
type Frame = { seen: Box; hard: Box };
/** Pixels that rounding takes. */
export const SLACK = 1.5;
const EVERYWHERE: Box = { left: -1e9, right: 1e9, top: -1e9, bottom: 1e9 };
/** What comes over the page for a while, or stays while the page moves below it. */
const FLOATING =
  'dialog[open], [popover], [role=dialog], [role=menu], [role=listbox], [role=tooltip], [role=status]';

const frames = new Map<Element, Frame>();

/** Clears the cached frames before a page is measured again. */
export function forgetFrames(): void {
  frames.clear();
}

export function isSeen(element: Element): boolean {
  return element.checkVisibility({
    opacityProperty: true,
    visibilityProperty: true,
    contentVisibilityAuto: true,
  });
}

/** Visible area of an element's content, within all its containers. */
export function frameOf(element: Element): Frame {
  const known = frames.get(element);
  if (known) return known;
  const outer = outerFrameOf(element);
  const style = getComputedStyle(element);
  const isSlit = style.clipPath.startsWith('inset(50%') || style.clip.startsWith('rect(0');
  const box = element.getBoundingClientRect();
  const cutsX = style.overflowX !== 'visible' && style.display !== 'inline';
  const cutsY = style.overflowY !== 'visible' && style.display !== 'inline';
  const clip = {
    left: cutsX ? box.left : EVERYWHERE.left,
    right: cutsX ? box.right : EVERYWHERE.right,
    top: cutsY ? box.top : EVERYWHERE.top,
    bottom: cutsY ? box.bottom : EVERYWHERE.bottom,
  };
  const isScroller = /auto|scroll/.test(style.overflowX + style.overflowY) && element !== document.body;
  const seen = isSlit ? { ...box, right: box.left } : within(outer.seen, clip);
  const hard = isSlit
    ? { ...clip, left: 0, right: 0 }
    : isScroller
      ? scrolled(style, within(outer.hard, clip))
      : within(outer.hard, clip);
  const frame = { seen, hard };
  frames.set(element, frame);
  return frame;
}

/** Clips a scroller in the direction in which it doesn't scroll. */
function scrolled({ overflowX, overflowY }: CSSStyleDeclaration, edges: Box): Box {
  const x = overflowX === 'hidden' ? edges : EVERYWHERE;
  const y = overflowY === 'hidden' ? edges : EVERYWHERE;
  return { left: x.left, right: x.right, top: y.top, bottom: y.bottom };
}

function outerFrameOf(element: Element): Frame {
  const { position } = getComputedStyle(element);
  const { clientWidth } = document.documentElement;
  const window_ = { left: 0, right: clientWidth, top: 0, bottom: window.innerHeight };
  if (position === 'fixed') return { seen: window_, hard: window_ };
  const holder =
    position === 'absolute' && element instanceof HTMLElement ? element.offsetParent : element.parentElement;
  if (holder && holder !== document.documentElement && holder !== document.body) return frameOf(holder);
  const page = { ...EVERYWHERE, left: 0, right: clientWidth, top: -window.scrollY };
  return { seen: page, hard: page };
}

/** What is compared with each other: whatever floats covers what is below it, as it is meant to. */
export function layerOf(element: Element): Element {
  for (let one: Element = element; one !== document.body && one.parentElement; one = one.parentElement) {
    const { position, boxShadow } = getComputedStyle(one);
    if (position === 'fixed' || position === 'sticky' || one.matches(FLOATING)) return one;
    if (position === 'absolute' && boxShadow !== 'none') return one;
  }
  return document.body;
}

export function within(box: Box, frame: Box): Box {
  return {
    left: Math.max(box.left, frame.left),
    right: Math.min(box.right, frame.right),
    top: Math.max(box.top, frame.top),
    bottom: Math.min(box.bottom, frame.bottom),
  };
}

export const isArea = ({ left, right, top, bottom }: Box): boolean => right - left > 1 && bottom - top > 1;

export const isWithin = (box: Box, frame: Box): boolean =>
  box.left >= frame.left - SLACK &&
  box.right <= frame.right + SLACK &&
  box.top >= frame.top - SLACK &&
  box.bottom <= frame.bottom + SLACK;
