import { hashOf } from '../arms/blazon.ts';
import { round } from '../svg-frame.ts';
import type { Scene } from './scene.ts';

/** Size of one stretch of a horizon, which repeats from left to right; its bottom edge is at HORIZON_SIZE[1]. */
export const HORIZON_SIZE = [240, 100] as const;

type Strip = { roofs: string; windows: string };
type Dice = (from: number, to: number) => number;

const [WIDTH, FOOT] = HORIZON_SIZE;

/** What stands at the horizon of a district, street by street: two paths, what is dark and what is lit. */
export function horizonStrip(horizon: Scene['horizon'], street: number): Strip {
  let throws = 0;
  // The same numbers for the same street, everywhere.
  const dice: Dice = (from, to) => {
    throws += 1;
    return from + (hashOf(`${horizon} ${street} ${throws}`) % (to - from + 1));
  };
  return STRIPS[horizon](dice);
}

const STRIPS: Record<Scene['horizon'], (dice: Dice) => Strip> = {
  houses: (dice) => joined(lots(dice, 18, 28).map((lot) => house(lot, dice(38, 72), dice))),
  // Houses on a hill, each a step above the one before.
  stairs: (dice) =>
    joined(
      lots(dice, 20, 26).map((lot, place, all) =>
        house(lot, 34 + Math.round((Math.abs(place - all.length / 2) * 76) / all.length), dice),
      ),
    ),
  cliff: (dice) => ({
    roofs: `M0 ${FOOT}V52${lots(dice, 14, 30)
      .map(([, width]) => `h${round(width * 0.7)}l${round(width * 0.3)} ${dice(-9, 9)}`)
      .join('')}L${WIDTH} 52V${FOOT}z`,
    windows: `M0 72h70v1.5H0zM110 82h84v1.5h-84zM160 66h50v1.5h-50z`,
  }),
  cranes: (dice) =>
    joined([
      ...lots(dice, 24, 34).map((lot) => house(lot, dice(20, 34), dice)),
      ...[30, 150].map((x) => crane(x + dice(0, 30), dice(56, 74))),
    ]),
  trees: (dice) => ({
    roofs: `M0 ${FOOT}V86q60-10 120 0t120 0V${FOOT}z${lots(dice, 16, 28)
      .map((lot) => tree(lot, dice))
      .join('')}`,
    windows: '',
  }),
  waves: (dice) => ({
    roofs: `M0 ${FOOT}V74${'q10-9 20 0t20 0'.repeat(6)}V${FOOT}z${sail(dice(20, 60), 40)}${sail(dice(130, 180), 28)}`,
    windows: [82, 91].map((y) => `M0 ${y}h${dice(30, 50)}v1.5H0zM110 ${y}h${dice(40, 70)}v1.5h-60z`).join(''),
  }),
};

/** Parts of the stretch, from where and how wide; together they fill it. */
function lots(dice: Dice, least: number, most: number): [number, number][] {
  const found: [number, number][] = [];
  let x = 0;
  while (x < WIDTH) {
    const rest = WIDTH - x;
    const width = rest < least + most ? rest : dice(least, most);
    found.push([x, width]);
    x += width;
  }
  return found;
}

function house([x, width]: readonly [number, number], height: number, dice: Dice): Strip {
  const top = FOOT - height;
  const roofs = `M${x} ${FOOT}V${top + 2}h-1v-3h${width}v3h-1V${FOOT}z`;
  const columns = Math.floor((width - 6) / 8);
  const rows = Math.floor((height - 14) / 12);
  const side = (width - 2 - columns * 8 + 4) / 2;
  const windows = Array.from({ length: columns * rows }, (_, place) =>
    dice(0, 2) === 0
      ? ''
      : `M${round(x + side + (place % columns) * 8)} ${top + 7 + Math.floor(place / columns) * 12}h4v6h-4z`,
  );
  return { roofs, windows: windows.join('') };
}

function crane(x: number, height: number): Strip {
  const top = FOOT - height;
  return { roofs: `M${x} ${FOOT}V${top}h-12v-4h12v-6h4v6h34v4h-6v12h-2v-12H${x + 4}V${FOOT}z`, windows: '' };
}

function tree([x, width]: readonly [number, number], dice: Dice): string {
  const middle = x + width / 2;
  const top = dice(30, 52);
  if (dice(0, 2) === 0) return `M${middle} ${top}l${width / 2} ${FOOT - top}h-${width}z`;
  const radius = round(width * 0.45);
  return `M${middle - 1.5} ${FOOT}V${top + radius}h3V${FOOT}zM${middle - radius} ${top + radius}a${radius} ${radius} 0 0 1 ${radius * 2} 0a${radius} ${radius} 0 0 1-${radius * 2} 0z`;
}

function sail(x: number, height: number): string {
  return `M${x} 74v-${height}l${round(height * 0.6)} ${height - 4}h-${round(height * 0.6)}v2h${round(height * 0.7)}l-6 8h-${round(height * 0.6)}l-4-8z`;
}

function joined(parts: readonly Strip[]): Strip {
  return {
    roofs: parts.map(({ roofs }) => roofs).join(''),
    windows: parts.map(({ windows }) => windows).join(''),
  };
}
