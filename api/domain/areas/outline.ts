import type { GeoPoint, MapBox } from './area.ts';
import { projected, unprojected } from './mercator.ts';

type XY = { x: number; y: number };

/** A ring as files have it: longitude and latitude in degrees. */
export type Ring = readonly (readonly [longitude: number, latitude: number])[];

export type Outline = { path: string; box: MapBox; center: GeoPoint };

/** How far a line may stray from what was surveyed, in units of the map: some 10 m. */
const TOLERANCE = 1.5;

/**
 * What an area looks like on the map: its rings as one SVG path in whole units, drawn coarser by at most TOLERANCE, its
 * edges, and where its name stands. Rings that shrink to less than a triangle are left out; null where none is left.
 */
export function outlineOf(rings: readonly Ring[]): Outline | null {
  const drawn = rings.map(coarse).filter((ring) => ring.length >= 3);
  const points = drawn.flat();
  if (points.length === 0) return null;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const box = { left: least(xs), top: least(ys), right: most(xs), bottom: most(ys) };
  return { path: drawn.map(pathOf).join(''), box, center: unprojected(middleOf(drawn)) };
}

const least = (numbers: readonly number[]) => numbers.reduce((a, b) => Math.min(a, b));
const most = (numbers: readonly number[]) => numbers.reduce((a, b) => Math.max(a, b));

/** The ring in whole units without its closing point, and without points that hardly bend it. */
function coarse(ring: Ring): XY[] {
  const points = ring.map(([longitude, latitude]) => projected({ latitude, longitude }));
  const first = points[0];
  if (!first || points.length < 4) return [];
  // A ring has no two ends: it is parted at the point farthest from its first one.
  const far = farthest(points, (point) => Math.hypot(point.x - first.x, point.y - first.y));
  const kept = [...thinned(points.slice(0, far + 1)), ...thinned(points.slice(far)).slice(1, -1)];
  const whole = kept.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
  return whole.filter(({ x, y }, at) => {
    const before = whole.at(at - 1);
    return before === undefined || before.x !== x || before.y !== y;
  });
}

/** Douglas and Peucker's way, without recursion: a coast may have as many points as a stack has not. */
function thinned(points: readonly XY[]): XY[] {
  const isKept = points.map((_, at) => at === 0 || at === points.length - 1);
  const open: [number, number][] = [[0, points.length - 1]];
  for (let pair = open.pop(); pair; pair = open.pop()) {
    const [from, to] = pair;
    const [start, end] = [points[from], points[to]];
    if (!start || !end || to - from < 2) continue;
    const between = points.slice(from + 1, to);
    const at = farthest(between, (point) => distanceFrom(start, end, point));
    const bend = between[at];
    if (!bend || distanceFrom(start, end, bend) <= TOLERANCE) continue;
    isKept[from + 1 + at] = true;
    open.push([from, from + 1 + at], [from + 1 + at, to]);
  }
  return points.filter((_, at) => isKept[at]);
}

function farthest(points: readonly XY[], distance: (point: XY) => number): number {
  let [best, bestDistance] = [0, -1];
  for (const [at, point] of points.entries()) {
    const found = distance(point);
    if (found > bestDistance) [best, bestDistance] = [at, found];
  }
  return best;
}

/** Distance from a point to the segment between two others. */
function distanceFrom(start: XY, end: XY, point: XY): number {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point.x - start.x) * dx + (point.y - start.y) * dy) / length;
  const bounded = Math.max(0, Math.min(1, along));
  return Math.hypot(point.x - start.x - bounded * dx, point.y - start.y - bounded * dy);
}

/** SVG path of a ring. It uses relative steps, which take a third of the length of absolute points. */
function pathOf(ring: readonly XY[]): string {
  const [first, ...rest] = ring;
  if (!first) return '';
  const steps = rest.map(({ x, y }, at) => `${x - (ring[at]?.x ?? x)} ${y - (ring[at]?.y ?? y)}`);
  return `M${first.x} ${first.y}l${steps.join(' ').replaceAll(' -', '-')}z`;
}

/** The centre of gravity of the largest ring. */
function middleOf(rings: readonly XY[][]): XY {
  const measured = rings.map((ring) => ({ ring, area: Math.abs(twiceArea(ring)) }));
  const { ring, area } = measured.reduce((a, b) => (b.area > a.area ? b : a));
  const first = ring[0] ?? { x: 0, y: 0 };
  if (area === 0) return first;
  // Relative to a corner: products of millions would lose the last digits.
  const near = ring.map(({ x, y }) => ({ x: x - first.x, y: y - first.y }));
  let [x, y] = [0, 0];
  for (const [at, a] of near.entries()) {
    const b = near[(at + 1) % near.length] ?? a;
    const weight = a.x * b.y - b.x * a.y;
    x += (a.x + b.x) * weight;
    y += (a.y + b.y) * weight;
  }
  const sixfold = 3 * twiceArea(ring);
  return { x: first.x + x / sixfold, y: first.y + y / sixfold };
}

function twiceArea(ring: readonly XY[]): number {
  const first = ring[0] ?? { x: 0, y: 0 };
  return ring.reduce((sum, a, at) => {
    const b = ring[(at + 1) % ring.length] ?? a;
    return sum + (a.x - first.x) * (b.y - first.y) - (b.x - first.x) * (a.y - first.y);
  }, 0);
}

/** Moves an SVG path. Only the starting point of each ring is absolute, so only those change. */
export function movedPath(path: string, dx: number, dy: number): string {
  return path.replace(
    /M(-?\d+) (-?\d+)/g,
    (_, x: string, y: string) => `M${Number(x) + dx} ${Number(y) + dy}`,
  );
}
