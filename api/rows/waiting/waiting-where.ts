import { type SQL, sql } from 'drizzle-orm';
import { placeOffer, waitingPerson } from '#db/schema/waiting.ts';

/** Whether an offer holds its place still. */
export const isStanding: SQL = sql`${placeOffer.state} = 'standing'`;

/** Whether somebody stands before another one of the same list, or is that one. */
export function isUpTo(joinedAt: SQL | number, id: SQL | string): SQL {
  return sql`(${waitingPerson.joinedAt}, ${waitingPerson.id}) <= (${joinedAt}, ${id})`;
}
