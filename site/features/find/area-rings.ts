import type { GeoPoint } from '#domain/areas/area.ts';
import { unprojected } from '#domain/areas/mercator.ts';

type Corner = { left: number; top: number };

/** Corners of the circle that stands for a district without an outline. */
const CORNERS = 40;

/** The rings of an outline as it is drawn (`areaOutlines`), as points of the earth; a circle as many short lines. */
export function areaRings(path: string, { left, top }: Corner): GeoPoint[][] {
  return [...path.matchAll(/M(-?[\d.]+) (-?[\d.]+)([la])([^zM]*)z/g)].map(([, x, y, how, rest = '']) => {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const first = { x: Number(x), y: Number(y) };
    const ring = how === 'a' ? circle(first, numbers[0] ?? 1) : steps(first, numbers);
    return ring.map((point) => unprojected({ x: point.x + left, y: point.y + top }));
  });
}

type XY = { x: number; y: number };

function steps(first: XY, numbers: readonly number[]): XY[] {
  const points = [first];
  let { x, y } = first;
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    x += numbers[at] ?? 0;
    y += numbers[at + 1] ?? 0;
    points.push({ x, y });
  }
  return points;
}

/** It begins at its westernmost point. */
function circle({ x, y }: XY, radius: number): XY[] {
  return Array.from({ length: CORNERS }, (_, at) => {
    const angle = (at / CORNERS) * 2 * Math.PI;
    return { x: x + radius - radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}
