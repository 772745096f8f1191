import { compareNames, foldedText } from '../text/folded-text.ts';
import { type AreaKind, boxAround, type GeoPoint, type MapBox, widened } from './area.ts';
import { MAP_ZOOM, projected } from './mercator.ts';
import { movedPath } from './outline.ts';

type Outline = GeoPoint &
  MapBox & { id: string; kind: AreaKind; name: string; county: string | null; state: string; path: string };

type DistrictPlace = {
  id: string;
  name: string;
  county: string;
  state: string;
  centerLatitude: number;
  centerLongitude: number;
  zoomLevel: number;
};

/** An area as it is drawn, its path and box in units from the map's corner. */
type DrawnArea = GeoPoint & {
  id: string;
  kind: AreaKind | 'dot';
  name: string;
  districtId: string | null;
  path: string;
  box: MapBox;
};

/** Areas that lie near each other are drawn on one sheet: a town far away would make all others too small to press. */
type Sheet = { box: MapBox; areaIds: string[] };

export type AreaMap = { box: MapBox; left: number; top: number; areas: DrawnArea[]; sheets: Sheet[] };

/**
 * The map of these districts, or of everything that is drawn for null. A district without an outline is a dot, whose radius
 * follows from its zoom level. `left` and `top` are where the map's corner lies on the earth, in units.
 */
export function areaMapOf(
  districts: readonly DistrictPlace[],
  outlines: readonly Outline[],
  districtIds: readonly string[] | null,
): AreaMap {
  const drawn = outlines.map((outline) => areaOf(outline, districtOf(outline, districts)));
  const outlined = new Set(drawn.map(({ districtId }) => districtId));
  const dots = districts.filter(({ id }) => !outlined.has(id)).map(dotOf);
  const all = [...drawn, ...dots].sort(byName);
  const wanted = districtIds === null ? all : all.filter(isOf(new Set(districtIds)));
  const around = boxAround(wanted.map(({ box }) => box)) ?? EMPTY;
  const { left, top } = around;
  const areas = wanted.map((area) => ({
    ...area,
    path: movedPath(area.path, -left, -top),
    box: movedBox(area.box, -left, -top),
  }));
  return { box: movedBox(around, -left, -top), left, top, areas, sheets: sheetsOf(areas) };
}

const EMPTY: MapBox = { left: 0, top: 0, right: 1, bottom: 1 };

const isOf =
  (ids: ReadonlySet<string>) =>
  ({ districtId }: DrawnArea) =>
    districtId !== null && ids.has(districtId);

const byName = (a: DrawnArea, b: DrawnArea) => compareNames(a.name, b.name) || compare(a.id, b.id);

const compare = (a: string, b: string) => Number(a > b) - Number(a < b);

/** A town's district has its name; a neighborhood lies in the one district that its county is. Null for none. */
function districtOf(outline: Outline, districts: readonly DistrictPlace[]): DistrictPlace | null {
  const near = districts.filter(({ state }) => state === outline.state);
  const found =
    outline.kind === 'place'
      ? near.filter(({ name }) => foldedText(name) === foldedText(outline.name))
      : near.filter(({ county }) => county === outline.county);
  return found.length === 1 ? (found[0] ?? null) : null;
}

function areaOf(outline: Outline, district: DistrictPlace | null): DrawnArea {
  const { id, kind, name, path, left, top, right, bottom, latitude, longitude } = outline;
  const box = { left, top, right, bottom };
  return { id, kind, name, districtId: district?.id ?? null, path, box, latitude, longitude };
}

/** What a zoom level shows is some 400 pixels wide on a phone; a place fills about half of it. */
const DOT_PIXELS = 90;
const WIDEST_ZOOM = 9;

function dotOf({ id, name, centerLatitude, centerLongitude, zoomLevel }: DistrictPlace): DrawnArea {
  const point = { latitude: centerLatitude, longitude: centerLongitude };
  const { x, y } = projected(point);
  const r = Math.max(1, Math.round(DOT_PIXELS * 2 ** (MAP_ZOOM - Math.max(WIDEST_ZOOM, zoomLevel))));
  const [left, top] = [Math.round(x) - r, Math.round(y) - r];
  const path = `M${left} ${top + r}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;
  const box = { left, top, right: left + 2 * r, bottom: top + 2 * r };
  return { id: `dot-${id}`, kind: 'dot', name, districtId: id, path, box, ...point };
}

function movedBox({ left, top, right, bottom }: MapBox, dx: number, dy: number): MapBox {
  return { left: left + dx, top: top + dy, right: right + dx, bottom: bottom + dy };
}

/** Half of what may lie between two areas of one sheet, in units: together some 3 km, as across a river. */
const NEARBY = 200;

/** Groups nearby areas into map sheets, from west to east. */
function sheetsOf(areas: readonly DrawnArea[]): Sheet[] {
  let sheets: Sheet[] = [];
  for (const { id, box } of areas) {
    const isNear = (sheet: Sheet) => overlap(widened(sheet.box, NEARBY), widened(box, NEARBY));
    const joined = sheets.filter(isNear);
    const one = {
      box: boxAround([box, ...joined.map((sheet) => sheet.box)]) ?? box,
      areaIds: [...joined.flatMap(({ areaIds }) => areaIds), id],
    };
    sheets = [...sheets.filter((sheet) => !joined.includes(sheet)), one];
  }
  return sheets.sort((a, b) => a.box.left - b.box.left);
}

/** Whether two boxes share a point. */
export function overlap(a: MapBox, b: MapBox): boolean {
  return a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;
}

/** The box that a viewBox shows: left, top, width and height. */
export function boxOf([left = 0, top = 0, width = 0, height = 0]: readonly number[]): MapBox {
  return { left, top, right: left + width, bottom: top + height };
}

/** A box as an SVG says what it shows. */
export function viewBoxOf({ left, top, right, bottom }: MapBox): string {
  return `${left} ${top} ${right - left} ${bottom - top}`;
}
