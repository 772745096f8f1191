import { chosen, DIVISIONS, METALS, SHIELD_OUTLINE, SHIELD_SIZE, TINCTURES } from '../arms/blazon.ts';
import { round, type SvgOptions, svgFrame } from '../svg-frame.ts';

const GOLD = '#FFA94E';
/** Space above and beside the shield for the crown. */
const CROWNED_SIZE = [72, 88] as const;
/** Center of the medallion on the shield, and its radius. */
const [CENTER_X, CENTER_Y, RADIUS] = [32, 33, 20.5];
const LEAVES_A_SIDE = 7;

/**
 * A volunteer's arms: head, shoulders and a heart on a shield whose division and two colours follow from the id, the
 * same everywhere. Crowned it wears gold: crown, laurel and rim.
 */
export function portraitSvg(
  id: string,
  { isCrowned = false, ...options }: SvgOptions & { isCrowned?: boolean } = {},
): string {
  const colors = Object.values(TINCTURES);
  const first = chosen(colors, id, 'portrait');
  const others = colors.filter((color) => color !== first);
  const second = chosen(others, id, 'portrait field');
  const metal = isCrowned ? GOLD : chosen(METALS, id, 'portrait metal');
  const { line, region } = chosen(DIVISIONS, id, 'portrait division');
  const shield =
    `<path d="${SHIELD_OUTLINE}" fill="${first}"/><path d="${region}" fill="${second}"/>` +
    `<path d="${line}" fill="none" stroke="${metal}" stroke-opacity=".8" stroke-width="1.5"/>` +
    `<circle cx="${CENTER_X}" cy="${CENTER_Y}" r="${RADIUS}" fill="${first}" stroke="${metal}" stroke-width="1.5"/>` +
    bust(metal, second);
  // The rim parts the arms from whatever banner they lie on.
  const rim = `<path d="${SHIELD_OUTLINE}" fill="none" stroke="${isCrowned ? GOLD : METALS[0]}" stroke-width="2.5"/>`;
  if (!isCrowned) return svgFrame(SHIELD_SIZE, shield + rim, options);
  const body = `<g transform="translate(4 16)">${shield}${rim}${laurel()}</g>${crown()}`;
  return svgFrame(CROWNED_SIZE, body, options);
}

function bust(metal: string, heart: string): string {
  return (
    `<circle cx="${CENTER_X}" cy="26" r="7.75" fill="${metal}"/>` +
    `<path d="M47.2 46.8A20.5 20.5 0 0 1 16.8 46.8C18.3 39.6 24 36.3 32 36.3s13.7 3.3 15.2 10.5z" fill="${metal}"/>` +
    `<path d="M32 50c-3-2.2-4.6-3.9-4.6-5.9 0-1.4 1-2.3 2.2-2.3 1 0 1.9.6 2.4 1.5.5-.9 1.4-1.5 2.4-1.5 1.2 0 2.2.9 2.2 2.3 0 2-1.6 3.7-4.6 5.9z" fill="${heart}"/>`
  );
}

/** SVG of two laurel branches around the medallion, growing from its base. */
function laurel(): string {
  const distance = RADIUS + 3.5;
  const leaves = [-1, 1].flatMap((side) =>
    Array.from({ length: LEAVES_A_SIDE }, (_, leaf) => {
      const angle = 90 + side * (16 + leaf * 17);
      const turn = (angle * Math.PI) / 180;
      const [x, y] = [CENTER_X + distance * Math.cos(turn), CENTER_Y + distance * Math.sin(turn)].map(round);
      const place = `translate(${x} ${y}) rotate(${angle + side * 62})`;
      return `<ellipse rx="3.6" ry="1.5" fill="${GOLD}" transform="${place}"/>`;
    }),
  );
  return leaves.join('');
}

function crown(): string {
  const band = `<path d="M17 15.5L14.5 3.5l8.5 5L29 1.5l7 7 7-7 6 7 8.5-5L55 15.5z" fill="${GOLD}"/>`;
  const jewels = [25, 36, 47].map((x) => `<circle cx="${x}" cy="12" r="1.6" fill="${TINCTURES.gules}"/>`);
  return band + jewels.join('');
}
