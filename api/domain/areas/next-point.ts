/** A point on a screen; y grows downwards. */
export type ScreenPoint = { x: number; y: number };

const DIRECTIONS = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
} as const;

/** How much nearer a point straight ahead seems than one as far to the side. */
const SIDEWAYS = 2.5;

/**
 * Which of the points a key leads to from one of them: by arrows the nearest that way, rather ahead than aside; by Home and
 * End the first and last in the order of reading. Null where none lies that way, and for every other key.
 */
export function nextPoint(points: readonly ScreenPoint[], from: number, key: string): number | null {
  if (key === 'Home' || key === 'End') return endOf(points, key);
  const here = points[from];
  const way = Object.entries(DIRECTIONS).find(([name]) => name === key)?.[1];
  if (!here || !way) return null;
  let [best, least] = [-1, Number.POSITIVE_INFINITY];
  for (const [at, { x, y }] of points.entries()) {
    const [dx, dy] = [x - here.x, y - here.y];
    const ahead = dx * way.x + dy * way.y;
    const effort = ahead + SIDEWAYS * Math.abs(dx * way.y + dy * way.x);
    if (at !== from && ahead > 0 && effort < least) [best, least] = [at, effort];
  }
  return best < 0 ? null : best;
}

function endOf(points: readonly ScreenPoint[], key: 'Home' | 'End'): number | null {
  const order = points.map((point, at) => ({ ...point, at })).sort((a, b) => a.y - b.y || a.x - b.x);
  return order.at(key === 'Home' ? 0 : -1)?.at ?? null;
}
