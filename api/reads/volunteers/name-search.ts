import { type SQL, sql } from 'drizzle-orm';
import { holdsText } from '#db/holds-text.ts';
import { chariteer } from '#db/schema/chariteer.ts';

/** Whose username holds the text, or whose name, where the viewer may read names; everybody without a text. */
export function isCalled(q: string | null | undefined, areNamesShown: boolean): SQL | undefined {
  if (!q?.trim()) return undefined;
  const { username, nameFirst, nameLast } = chariteer;
  const name = areNamesShown
    ? sql`coalesce(${nameFirst} || ' ' || ${nameLast}, '') || ' ' || ${username}`
    : username;
  return holdsText(sql`(${name})`, q);
}
