import { round } from '../svg-frame.ts';

/** A part of a shield: its outline, and where a figure stands on it (middle, and side of its square). */
export type Quarter = { path: string; x: number; y: number; side: number };

/** How many quarters stand in each row, by their number; the rows have the same area for each quarter. */
const ROWS: readonly (readonly number[])[] = [
  [1],
  [2],
  [1, 2],
  [2, 2],
  // The most frequent type lies upon the others, on a shield of its own.
  [2, 2],
  [2, 2, 2],
  [2, 2, 2],
  [3, 3, 2],
  [3, 3, 3],
  [4, 3, 3],
  [4, 4, 3],
  [4, 3, 3, 2],
  [4, 4, 3, 2],
  [4, 4, 4, 2],
  [5, 4, 4, 2],
  [5, 5, 4, 2],
  [5, 5, 4, 3],
  [5, 5, 5, 3],
  [5, 5, 4, 3, 2],
  [5, 5, 5, 3, 2],
  [6, 5, 5, 3, 2],
  [6, 6, 5, 3, 2],
  [6, 6, 5, 4, 2],
  [6, 6, 6, 4, 2],
  [6, 6, 6, 4, 3],
];

const [LEFT, RIGHT, TOP, BEND, FOOT] = [3, 61, 3, 35, 69];
const [MIDDLE, CORNER, STEP] = [32, 5, 1];
/** How far the shield in the middle reaches to the side. */
const HEART = 11.5;
/** The share of a quarter that its figure takes. */
const FIGURE = 0.74;

/** The division of a shield into quarters for 1 to 25 types, and whether the first of them lies in the middle. */
export function quartersFor(count: number): { hasHeart: boolean; quarters: Quarter[] } {
  const rows = ROWS[count - 1] ?? [];
  const cells = rows.reduce((sum, row) => sum + row, 0);
  const hasHeart = cells < count;
  let above = 0;
  const quarters = rows.flatMap((row) => {
    const [from, to] = [depthAt(above / cells), depthAt((above + row) / cells)];
    above += row;
    return rowOf(row, from, to, hasHeart);
  });
  return { hasHeart, quarters };
}

function rowOf(count: number, from: number, to: number, hasHeart: boolean): Quarter[] {
  const [left, right] = sidesAt((from + Math.min(to, 62)) / 2);
  const width = (right - left) / count;
  return Array.from({ length: count }, (_, column) => {
    const [west, east] = [
      column === 0 ? LEFT : left + column * width,
      column === count - 1 ? RIGHT : left + (column + 1) * width,
    ];
    return quarterOf({ west, east, from, to }, hasHeart);
  });
}

type Box = { west: number; east: number; from: number; to: number };

function quarterOf({ west, east, from, to }: Box, hasHeart: boolean): Quarter {
  // A figure stands where the quarter is wide enough, which at the foot is not its middle.
  const y = to === FOOT ? from + (to - from) * 0.42 : (from + to) / 2;
  const [left, right] = sidesAt(y + (to === FOOT ? 3 : 0));
  let [start, end] = [Math.max(west, left + 1), Math.min(east, right - 1)];
  if (hasHeart)
    [start, end] =
      end <= MIDDLE ? [start, Math.min(end, MIDDLE - HEART + 4)] : [Math.max(start, MIDDLE + HEART - 4), end];
  const side = Math.min((end - start) * 0.9, to - from, 46) * FIGURE;
  return {
    path: outlineOf({ west, east, from, to }),
    x: round((start + end) / 2),
    y: round(y),
    side: round(side),
  };
}

/** Down one side of the shield and up the other, so that nothing has to be clipped. */
function outlineOf({ west, east, from, to }: Box): string {
  const depths = [from];
  for (let y = Math.ceil(from + 0.01); y < to; y += STEP) depths.push(y);
  depths.push(to);
  const down = depths.map((y) => [Math.min(Math.max(east, MIDDLE), sidesAt(y)[1]), y]);
  const up = depths.map((y) => [Math.max(Math.min(west, MIDDLE), sidesAt(y)[0]), y]).reverse();
  const within = [...down, ...up].map(([x = 0, y = 0]) => [Math.min(east, Math.max(west, x)), y]);
  const corners = within.map((point) => point.map((value) => Math.round(value * 10) / 10).join(' '));
  return `M${corners.filter((corner, index) => corner !== corners[index - 1]).join('L')}z`;
}

/** Left and right edge of the shield at a given depth. */
function sidesAt(y: number): [number, number] {
  if (y <= TOP + CORNER) {
    const inset = CORNER - Math.sqrt(Math.max(0, CORNER ** 2 - (TOP + CORNER - y) ** 2));
    return [LEFT + inset, RIGHT - inset];
  }
  if (y <= BEND) return [LEFT, RIGHT];
  const x = footAt(Math.min(y, FOOT));
  return [2 * MIDDLE - x, x];
}

/** The right edge of the rounded foot, the curve of `SHIELD_OUTLINE`: from (61, 35) by (61, 52) and (48, 63) to (32, 69). */
function footAt(y: number): number {
  let [low, high] = [0, 1];
  for (let turn = 0; turn < 24; turn += 1) {
    const t = (low + high) / 2;
    if (bezier(t, BEND, 52, 63, FOOT) < y) low = t;
    else high = t;
  }
  return bezier(low, RIGHT, 61, 48, MIDDLE);
}

function bezier(t: number, a: number, b: number, c: number, d: number): number {
  const u = 1 - t;
  return u ** 3 * a + 3 * u ** 2 * t * b + 3 * u * t ** 2 * c + t ** 3 * d;
}

/** The depth above which a share of the shield's area lies. */
function depthAt(share: number): number {
  if (share >= 1) return FOOT;
  const wanted = share * areaAbove(FOOT);
  let area = 0;
  for (let y = TOP; y < FOOT; y += 0.25) {
    if (area >= wanted) return round(y);
    area += slice(y);
  }
  return FOOT;
}

function areaAbove(depth: number): number {
  let area = 0;
  for (let y = TOP; y < depth; y += 0.25) area += slice(y);
  return area;
}

function slice(y: number): number {
  const [left, right] = sidesAt(y);
  return (right - left) * 0.25;
}
