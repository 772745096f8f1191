import { type SQL, sql } from 'drizzle-orm';
import { placeOffer } from '#db/schema/waiting.ts';

/** Whether an offer holds its place still. */
export const isStanding: SQL = sql`${placeOffer.state} = 'standing'`;
