import { chosen, TINCTURES } from './blazon.ts';
import { MOTIFS } from './pattern-motif.ts';

type Motif = (typeof MOTIFS)[number];
/** The ground and the motif of a pattern. */
export type PatternArms = { tincture: string; motif: Motif };

const GROUNDS: readonly string[] = Object.values(TINCTURES);
/** Positions that touch in a grid of up to four columns are at most this far apart. */
const NEIGHBOURS = 5;

/** What belongs to an id wherever it stands. The number was tried out: the districts that come along do not clash. */
export function ownArms(id: string): PatternArms {
  return { tincture: chosen(GROUNDS, id, 'tincture 159'), motif: chosen(MOTIFS, id, 'motif') };
}

/**
 * The arms of districts in the order in which they are shown: neighbours share neither colour nor motif, whether the
 * list has one, two, three or four columns. A district keeps its own where these do not clash with those before it.
 */
export function armsSideBySide(ids: readonly string[]): Map<string, PatternArms> {
  const shown: PatternArms[] = [];
  for (const id of ids) {
    const own = ownArms(id);
    const before = shown.slice(-NEIGHBOURS);
    shown.push({
      tincture: nextFree(
        GROUNDS,
        own.tincture,
        before.map(({ tincture }) => tincture),
      ),
      motif: nextFree(
        MOTIFS,
        own.motif,
        before.map(({ motif }) => motif),
      ),
    });
  }
  return new Map(ids.map((id, index) => [id, shown[index] as PatternArms]));
}

/** The wanted row, or the first behind it that is not taken. */
function nextFree<Row>(rows: readonly Row[], wanted: Row, taken: readonly Row[]): Row {
  const from = rows.indexOf(wanted);
  const inTurn = [...rows.slice(from), ...rows.slice(0, from)];
  return inTurn.find((row) => !taken.includes(row)) ?? wanted;
}
