/** The name of an area: the middle of the area and its width, in pixels of the map. */
export type AreaName = { name: string; x: number; y: number; width: number };

type Box = { left: number; right: number; top: number; bottom: number };

/** Pixels of a letter and of a line as they are drawn. */
const [LETTER, LINE] = [8.3, 20];
/** A name may reach this far beyond its area. */
const REACH = 1.4;
/** Offsets in pixels, up and down, for a name that does not fit in the middle. */
const STEPS = [0, 20, -20, 40, -40, 60, -60];

/** Size of a pin above its point, with its count. */
export const pinBox = ({ x, y }: { x: number; y: number }): Box => ({
  ...{ left: x - 24, right: x + 36 },
  ...{ top: y - 64, bottom: y + 2 },
});

/** Names as they are drawn: those that fit into their area and cover neither each other nor `taken`, the widest areas first. */
export function freeNames<Name extends AreaName>(names: readonly Name[], taken: readonly Box[]): Name[] {
  const boxes = [...taken];
  return names
    .toSorted((a, b) => b.width - a.width)
    .flatMap((area) => {
      const half = (area.name.length * LETTER) / 2;
      if (half === 0 || 2 * half > area.width * REACH) return [];
      for (const step of STEPS.filter((by) => Math.abs(by) <= area.width / 2)) {
        const y = area.y + step;
        const box = { left: area.x - half, right: area.x + half, top: y - LINE / 2, bottom: y + LINE / 2 };
        if (boxes.some((other) => covers(box, other))) continue;
        boxes.push(box);
        return [{ ...area, y }];
      }
      return [];
    });
}

function covers(one: Box, other: Box): boolean {
  const isBeside = one.right <= other.left || other.right <= one.left;
  return !isBeside && one.bottom > other.top && other.bottom > one.top;
}
