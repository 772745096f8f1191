import { boxAround, type GeoPoint, type MapBox, widened } from '#domain/areas/area.ts';
import { projected, unitsOfMiles } from '#domain/areas/mercator.ts';
import { type PinGroup, pinGroups } from '#domain/areas/pin-grid.ts';
import { type AreaName, freeNames, pinBox } from './area-names.ts';

/** A quest as the map shows it; x and y are where it stands. */
export type MapPin = { href: string; title: string; categoryId: string; x: number; y: number };

/** The map as the server draws it: a window of the whole map, and the pins on it in pixels of the picture. */
export type MapPicture = {
  /** How the outlines come into the picture: `scale(…) translate(…)`. */
  transform: string;
  groups: PinGroup<MapPin>[];
  place: { x: number; y: number } | null;
  names: AreaName[];
  /** The window, in units of the map. */
  window: MapBox;
};

/** Size of the picture in pixels; the page scales it to the width it has. */
export const PICTURE = { width: 480, height: 640 };
/** Pixels between two pins that can both be seen and pressed. */
export const PIN_CELL = 56;
/** Space around the pins, which are drawn upwards from their point. */
const MARGIN = 60;
/** A window is no smaller: what one walks. */
const LEAST_MILES = 1;
/** Pins farther apart than so many units, some 40 km, are not shown at once. */
const BUNCH = 6000;

/**
 * What a picture shows of pins, which stand in units of the map: all within reach of the place, or without one the largest
 * bunch of them. `corner` is where the outlines' units begin; `areas` have their middle and width in units.
 */
export function mapPicture(
  pins: readonly MapPin[],
  place: GeoPoint | null,
  corner: { left: number; top: number },
  areas: readonly AreaName[] = [],
): MapPicture | null {
  const shown = place ? [projected(place), ...pins] : mainBunch(pins);
  const around = boxAround(shown.map(({ x, y }) => ({ left: x, right: x, top: y, bottom: y })));
  if (!around) return null;
  const latitude = place?.latitude ?? USUAL_LATITUDE;
  const window = inShape(widened(around, unitsOfMiles(LEAST_MILES, latitude) / 2));
  const scale = PICTURE.width / (window.right - window.left);
  const toPicture = <Point extends { x: number; y: number }>(point: Point): Point => ({
    ...point,
    x: Math.round((point.x - window.left) * scale),
    y: Math.round((point.y - window.top) * scale),
  });
  const [dx, dy] = [corner.left - window.left, corner.top - window.top].map((by) => by.toFixed(1));
  const isInside = ({ x, y }: { x: number; y: number }) =>
    x >= 0 && x <= PICTURE.width && y >= 0 && y <= PICTURE.height;
  const groups = pinGroups(pins.map(toPicture).filter(isInside), PIN_CELL);
  const names = areas.map((area) => ({ ...toPicture(area), width: area.width * scale })).filter(isInside);
  return {
    transform: `scale(${scale.toFixed(5)}) translate(${dx} ${dy})`,
    groups,
    names: freeNames(names, groups.map(pinBox)),
    place: place ? toPicture(projected(place)) : null,
    window,
  };
}

/** Latitude of New York, which decides how long a mile is on the map. */
const USUAL_LATITUDE = 40.7;

/** The most pins that lie within a day's way of each other: one far away would leave of all others a dot. */
export function mainBunch<Pin extends { x: number; y: number }>(pins: readonly Pin[]): readonly Pin[] {
  const bunches = pinGroups(pins, BUNCH).map((group) => group.pins);
  return bunches.reduce<readonly Pin[]>((most, bunch) => (bunch.length > most.length ? bunch : most), []);
}

/** The window with its margin, in the shape of the picture. */
function inShape({ left, top, right, bottom }: MapBox): MapBox {
  const [width, height] = [right - left, bottom - top];
  const { width: w, height: h } = PICTURE;
  const unit = Math.max(width / (w - 2 * MARGIN), height / (h - 2 * MARGIN));
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return {
    left: x - (unit * w) / 2,
    top: y - (unit * h) / 2,
    right: x + (unit * w) / 2,
    bottom: y + (unit * h) / 2,
  };
}
