import { type SQL, sql } from 'drizzle-orm';
import { holdsFolded } from '#db/folding/holds-folded.ts';
import { chariteer } from '#db/schema/chariteer.ts';

/** Whose username holds the text, or whose name, where the viewer may read names; everybody without a text. */
export function isCalled(q: string | null | undefined, areNamesShown: boolean): SQL | undefined {
  return holdsFolded(areNamesShown ? chariteer.nameKey : sql`lower(${chariteer.username})`, q);
}
