import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type Box, type Placed, placeToast } from './toast-place.ts';

const DIALOG = '.MuiDialog-container > .MuiPaper-root';
const OTHERS = '.MuiModal-root > .MuiPaper-root, .MuiPopper-root:not(.MuiTooltip-popper)';

/** Bars of buttons that stay at the end of the window; out of reach under a dialog. */
const BARS = '[data-bar]';

/** Position at which a toast covers nothing open over the page; follows what opens, closes, grows, and moves. */
export function useToastPlace(stays: boolean): { ref: RefObject<HTMLDivElement | null>; placed: Placed } {
  const ref = useRef<HTMLDivElement>(null);
  const prefers = stays ? 'top' : 'bottom';
  const [placed, setPlaced] = useState<Placed>({
    place: { vertical: prefers, horizontal: 'center' },
    top: 0,
    room: 0,
    isWaiting: false,
  });
  useLayoutEffect(() => {
    let roomFor = '';
    const place = () => {
      const toast = ref.current;
      if (!toast) return;
      const dialogs = openOnes(DIALOG);
      const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
      const situation = `${view.width}×${view.height}: ${dialogs.map(numberOf).join()}`;
      // News stays away from an error that is read.
      const errors = stays ? [] : openOnes('[data-toast-stays="true"]');
      const open = {
        dialogs: dialogs.map(layoutBox),
        others: openOnes(OTHERS).map(boxOf),
        fixed: [...errors, ...(dialogs.length === 0 ? openOnes(BARS) : [])].map((one) =>
          one.getBoundingClientRect(),
        ),
      };
      const size = { width: toast.offsetWidth, height: toast.offsetHeight };
      const next = placeToast(size, view, open, { prefers, hasRoom: situation === roomFor });
      roomFor = next.room > 0 ? situation : '';
      setPlaced((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    return follow(ref.current, place);
  }, [stays, prefers]);
  return { ref, placed };
}

/** Calls back at once, and whenever something opens, closes, grows or moves; returns the function that ends it. */
function follow(toast: HTMLElement | null, place: () => void): () => void {
  const sizes = new ResizeObserver(place);
  const watch = () => {
    for (const open of document.querySelectorAll(`${DIALOG}, ${OTHERS}`)) sizes.observe(open);
    place();
  };
  const portals = new MutationObserver(watch);
  const heard = ['transitionend', 'scroll'];
  if (toast) sizes.observe(toast);
  portals.observe(document.body, { childList: true });
  for (const name of heard) document.addEventListener(name, place, { capture: true });
  window.addEventListener('resize', place);
  watch();
  return () => {
    sizes.disconnect();
    portals.disconnect();
    for (const name of heard) document.removeEventListener(name, place, { capture: true });
    window.removeEventListener('resize', place);
  };
}

function openOnes(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  );
}

function boxOf(open: HTMLElement): Box {
  return open.matches('.MuiPopper-root') ? open.getBoundingClientRect() : layoutBox(open);
}

/** Box of a paper in a layer over the whole window, also while it still grows to its size. */
function layoutBox({ offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight }: HTMLElement): Box {
  return { left, top, right: left + offsetWidth, bottom: top + offsetHeight };
}

const numbers = new WeakMap<Element, number>();
let last = 0;

/** A number of its own for each element. */
function numberOf(element: Element): number {
  const number = numbers.get(element) ?? ++last;
  numbers.set(element, number);
  return number;
}
