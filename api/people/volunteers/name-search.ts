import { type SQL, sql } from 'drizzle-orm';
import { holdsFolded } from '#db/folding/holds-folded.ts';
import { chariteer } from '#db/schema/chariteer.ts';

/**
 * Condition that the username contains the text, or the name if the viewer can read names; undefined without a text.
 */
export function isCalled(q: string | null | undefined, areNamesShown: boolean): SQL | undefined {
  return holdsFolded(areNamesShown ? chariteer.nameKey : sql`lower(${chariteer.username})`, q);
}
