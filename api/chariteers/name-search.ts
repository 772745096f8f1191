import { type SQL, sql } from 'drizzle-orm';
import { chariteer } from '#db/schema/chariteer.ts';

/** Whose username holds the text, or whose name, where the viewer may read names; everybody without a text. */
export function isCalled(q: string | null | undefined, areNamesShown: boolean): SQL | undefined {
  const wanted = q?.trim().toLowerCase();
  if (!wanted) return undefined;
  const { username, nameFirst, nameLast } = chariteer;
  const name = areNamesShown
    ? sql`coalesce(${nameFirst} || ' ' || ${nameLast}, '') || ' ' || ${username}`
    : username;
  return sql`instr(lower(${name}), ${wanted}) > 0`;
}
