/** How square codes are made: with the white border that readers need, in modules. */
export const SQUARE_CODE = { ecc: 'M', border: 4 } as const;

/** The black modules of a square code as the path of an SVG, a bar for each run. */
export function barsOf(modules: readonly (readonly boolean[])[]): string {
  const bars = modules.flatMap((row, y) =>
    runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  );
  return bars.join('');
}

function runsOf(row: readonly boolean[]): [x: number, length: number][] {
  const runs: [number, number][] = [];
  for (const [x, isBlack] of row.entries()) {
    const last = runs.at(-1);
    if (!isBlack) continue;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  }
  return runs;
}
