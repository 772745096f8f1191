/** Kinds of outlines that are kept: a town, or a part of a city. */
export const AREA_KINDS = ['place', 'neighborhood'] as const;
export type AreaKind = (typeof AREA_KINDS)[number];

/** A rectangle in units of the map, whose y grows downwards. */
export type MapBox = { left: number; top: number; right: number; bottom: number };

/** A point of the earth in degrees. */
export type GeoPoint = { latitude: number; longitude: number };

/** The smallest box around all; null around nothing. */
export function boxAround(boxes: readonly MapBox[]): MapBox | null {
  const [first, ...rest] = boxes;
  if (!first) return null;
  return rest.reduce(
    (all, box) => ({
      left: Math.min(all.left, box.left),
      top: Math.min(all.top, box.top),
      right: Math.max(all.right, box.right),
      bottom: Math.max(all.bottom, box.bottom),
    }),
    first,
  );
}

/** The box with so many units more on each side. */
export function widened({ left, top, right, bottom }: MapBox, by: number): MapBox {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}
