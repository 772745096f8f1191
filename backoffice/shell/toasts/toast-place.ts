/** A rectangle in the window, in px. */
export type Box = { left: number; top: number; right: number; bottom: number };
export type Size = { width: number; height: number };
export type Place = { vertical: 'top' | 'bottom'; horizontal: 'center' | 'left' | 'right' };

/** What is open over the page: dialogs can shrink for a toast, menus and popovers can't; other toasts and bars with buttons stay. */
export type Open = { dialogs: readonly Box[]; others: readonly Box[]; fixed: readonly Box[] };

export type Placed = {
  place: Place;
  /** Px from the top edge of the window, for a place there. */
  top: number;
  /** Px that dialogs leave free at the top for the toast; 0: none. */
  room: number;
  /** Whether the toast waits until what covers its last place has closed. */
  isWaiting: boolean;
};

/** Px from the top, so that the menu and the switch of charities in the bar stay free. */
const BELOW_BAR = 64;
/** Px between the toast, the top and the dialog that shrinks for it. */
const ROOM_GAP = 8;
const PHONE_WIDTH = 600;
const HORIZONTALS = ['center', 'left', 'right'] as const;
const AT_TOP: Place = { vertical: 'top', horizontal: 'center' };

/**
 * Where a toast covers nothing that is open: the first free place, those of the preferred edge first. Without one,
 * dialogs shrink at the top, where their buttons don't move; under anything else the toast waits.
 */
export function placeToast(
  toast: Size,
  view: Size,
  open: Open,
  { prefers, hasRoom }: { prefers: Place['vertical']; hasRoom: boolean },
): Placed {
  const isFree =
    (boxes: readonly Box[]) =>
    (place: Place, top = BELOW_BAR) =>
      boxes.every((box) => !overlaps(boxAt(place, toast, view, top), box));
  const places = placesFrom(prefers);
  const staying = [...open.dialogs, ...open.fixed];
  const free = hasRoom ? undefined : places.find((place) => isFree([...staying, ...open.others])(place));
  if (free) return { place: free, top: BELOW_BAR, room: 0, isWaiting: false };
  const besideDialogs = hasRoom ? undefined : places.find((place) => isFree(staying)(place));
  if (besideDialogs) return { place: besideDialogs, top: BELOW_BAR, room: 0, isWaiting: true };
  const above = open.fixed.filter((box) => box.top < view.height / 2).map((box) => box.bottom);
  const top = Math.max(0, ...above) + ROOM_GAP;
  const box = boxAt(AT_TOP, toast, view, top);
  const isWaiting = !isFree(open.others)(AT_TOP, top);
  return { place: AT_TOP, top, room: box.bottom + ROOM_GAP, isWaiting };
}

function placesFrom(first: Place['vertical']): Place[] {
  const edges = first === 'top' ? (['top', 'bottom'] as const) : (['bottom', 'top'] as const);
  return edges.flatMap((vertical) => HORIZONTALS.map((horizontal) => ({ vertical, horizontal })));
}

function boxAt({ vertical, horizontal }: Place, { width, height }: Size, view: Size, top: number): Box {
  const gap = view.width < PHONE_WIDTH ? 8 : 24;
  const lefts = { left: gap, center: (view.width - width) / 2, right: view.width - gap - width };
  const left = lefts[horizontal];
  const from = vertical === 'top' ? top : view.height - gap - height;
  return { left, top: from, right: left + width, bottom: from + height };
}

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
