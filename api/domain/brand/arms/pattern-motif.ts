/** The size of a pattern in its own units. */
export const PATTERN_SIZE = [320, 80] as const;

type Motif = { name: string; path: string };

/** Motifs that fill a field of 320 × 80 units, each one path. */
export const MOTIFS: readonly Motif[] = [
  {
    name: 'chevrons',
    path: rows(20, (y) => `M0 ${y + 30}${repeat(8, 'l20-20 20 20')}v-8${repeat(8, 'l-20-20-20 20')}z`, -40),
  },
  { name: 'lozenges', path: cells(24, 20, (x, y) => `M${x} ${y}l7-12 7 12-7 12z`) },
  { name: 'bars', path: rows(20, (y) => `M0 ${y}h320v9H0z`) },
  { name: 'bendlets', path: columns(20, (x) => `M${x} 80l80-80h9l-80 80z`, -80) },
  {
    name: 'waves',
    path: rows(20, (y) => `M0 ${y + 6}${repeat(8, 'q10-10 20 0t20 0')}v8${repeat(8, 'q-10 10-20 0t-20 0')}z`),
  },
  { name: 'checky', path: cells(40, 20, (x, y) => `M${x} ${y}h20v20h-20z`) },
  { name: 'pales', path: columns(20, (x) => `M${x} 0h9v80h-9z`) },
  { name: 'scales', path: cells(32, 16, (x, y) => `M${x} ${y}a16 16 0 0 0 32 0h-5a11 11 0 0 1-22 0z`) },
  { name: 'gyrons', path: cells(20, 20, (x, y) => `M${x} ${y}h20l-20 20z`, 0) },
  { name: 'billets', path: cells(32, 32, (x, y) => `M${x + 4} ${y}h8v16h-8z`) },
];

function repeat(times: number, part: string): string {
  return part.repeat(times);
}

function rows(step: number, draw: (y: number) => string, from = 0): string {
  return range(from, PATTERN_SIZE[1] + step, step)
    .map(draw)
    .join('');
}

function columns(step: number, draw: (x: number) => string, from = 0): string {
  return range(from, PATTERN_SIZE[0], step).map(draw).join('');
}

// A grid whose every second line is moved by half a step (or by `shift` units).
function cells(
  stepX: number,
  stepY: number,
  draw: (x: number, y: number) => string,
  shift = stepX / 2,
): string {
  return range(0, PATTERN_SIZE[1] + stepY, stepY)
    .flatMap((y, line) =>
      range(-stepX, PATTERN_SIZE[0] + stepX, stepX).map((x) => draw(x + (line % 2) * shift, y)),
    )
    .join('');
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.ceil((to - from) / step) }, (_, position) => from + position * step);
}
