import type { ConsoleDistrictMapQuery } from '../gql/generated.ts';
import type { AlertDesk } from './alert-choice.ts';

/** A district as it is drawn and pressed; x and y are its middle in units of the map, left and top in percent of its sheet. */
export type DistrictShape = {
  id: string;
  name: string;
  short: string;
  path: string;
  x: number;
  y: number;
  left: number;
  top: number;
};

/** What lies together: its districts, and towns around them that are none. */
export type DistrictSheet = { viewBox: string; width: number; base: string; districts: DistrictShape[] };

type Box = { left: number; top: number; width: number; height: number };

/** Space around the outlines for their lines and names, as a share of their width. */
const MARGIN = 0.06;

/** The sheets that show a district to choose from; towns without one are the ground they stand on. */
export function districtSheets(
  { areaOutlines: { areas, sheets }, districts: abbreviated }: ConsoleDistrictMapQuery,
  districts: AlertDesk['districts'],
): DistrictSheet[] {
  const short = new Map(abbreviated.map(({ id, acronym }) => [id, acronym]));
  return sheets.flatMap(({ viewBox, areaIds }) => {
    const here = areas.filter(({ id }) => areaIds.includes(id));
    const box = withMargin(boxOf(viewBox));
    const shapes = districts.flatMap(({ id, name }) => {
      const own = here.filter(({ districtId }) => districtId === id);
      if (own.length === 0) return [];
      const { x, y } = middleOf(own.map((area) => boxOf(area.viewBox)));
      const path = own.map((area) => area.path).join('');
      const left = ((x - box.left) / box.width) * 100;
      const top = ((y - box.top) / box.height) * 100;
      return [{ id, name, short: short.get(id) ?? name, path, x, y, left, top }];
    });
    if (shapes.length === 0) return [];
    const chosenFrom = new Set(shapes.map(({ id }) => id));
    const base = here.filter(({ districtId }) => districtId === null || !chosenFrom.has(districtId));
    const sheet = `${box.left} ${box.top} ${box.width} ${box.height}`;
    return [
      { viewBox: sheet, width: box.width, base: base.map(({ path }) => path).join(''), districts: shapes },
    ];
  });
}

function boxOf(viewBox: string): Box {
  const [left = 0, top = 0, width = 1, height = 1] = viewBox.split(' ').map(Number);
  return { left, top, width, height };
}

function withMargin({ left, top, width, height }: Box): Box {
  const margin = Math.round(MARGIN * Math.max(width, height));
  return {
    left: left - margin,
    top: top - margin,
    width: width + 2 * margin,
    height: height + 2 * margin,
  };
}

function middleOf(boxes: readonly Box[]): { x: number; y: number } {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}
