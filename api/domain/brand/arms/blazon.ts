// The arithmetic of coats of arms: what a name's hash decides, and where the lines of a field run.

/** Deep colours that carry a light figure and white text (4.5 to 1 and more). */
export const TINCTURES = {
  azure: '#1B4B9B',
  gules: '#A3233A',
  vert: '#1E6B4A',
  purpure: '#5E3A94',
  sable: '#14213D',
  tenne: '#8F4413',
  teal: '#0B6170',
} as const;

/** The light tones for figures and lines: argent and pale gold. */
export const METALS = ['#FFFFFF', '#FFD9A0'] as const;

/** The outline of every shield on a field of 64 × 72 units. */
export const SHIELD_SIZE = [64, 72] as const;
export const SHIELD_OUTLINE = 'M8 3h48a5 5 0 0 1 5 5v27c0 17-13 28-29 34C16 63 3 52 3 35V8a5 5 0 0 1 5-5z';
/** The outline again, four units further in. */
export const SHIELD_BORDURE =
  'M9 7h46a2 2 0 0 1 2 2v26c0 14.5-11 24-25 29.6C18 59 7 49.5 7 35V9a2 2 0 0 1 2-2z';

// From the right edge at y = 35 along the rounded foot to the left edge.
const FOOT = 'V35c0 17-13 28-29 34C16 63 3 52 3 35';

/**
 * The divisions of a field: `line` is the edge between the two colours, `region` the part of the second colour.
 * Every line ends on the straight upper sides, so that no clipping and no ids are needed.
 */
export const DIVISIONS: readonly { name: string; line: string; region: string }[] = [
  below('fess', 'M3 33H61'),
  below('fess wavy', 'M3 33q7.25 -7 14.5 0t14.5 0t14.5 0t14.5 0'),
  below('fess indented', 'M3 35l5.8 -6l5.8 6l5.8 -6l5.8 6l5.8 -6l5.8 6l5.8 -6l5.8 6l5.8 -6l5.8 6'),
  below('fess embattled', 'M3 35h6v-6h10v6h8v-6h10v6h8v-6h10v6h6'),
  below('bend', 'M3 12L61 35'),
  below('bend sinister', 'M3 35L61 12'),
  below('chevron', 'M3 35L32 17L61 35'),
  below('chevron reversed', 'M3 20L32 38L61 20'),
  below('chief', 'M3 17H61'),
  { name: 'pale', line: 'M32 3V69', region: 'M32 3h24a5 5 0 0 1 5 5v27c0 17-13 28-29 34z' },
  {
    name: 'quarterly',
    line: 'M32 3V69M3 34H61',
    region: 'M32 3h24a5 5 0 0 1 5 5v26H32zM32 34H3v1c0 17 13 28 29 34z',
  },
];

function below(name: string, line: string) {
  return { name, line, region: `${line}${FOOT}z` };
}

/** A whole number from 0 to 2³² - 1 out of a text, the same everywhere (FNV-1a with a final mix). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Picks a row by hashing a text; `aspect` makes several choices for the same text independent of each other. */
export function chosen<Row>(rows: readonly Row[], text: string, aspect: string): Row {
  return rows[hashOf(`${aspect}:${text}`) % rows.length] as Row;
}
