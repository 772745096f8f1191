import { type SQL, sql } from 'drizzle-orm';
import { location } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';

/** Has a location: a remote role has none, whatever its stamp says. */
export const hasPlace: SQL = sql`${quest.eventType} <> 'HYBRID-ROLE'`;

/** Joins the location where a quest takes place. */
export const isPlaceOfQuest: SQL = sql`(${location.id} = ${quest.locationId} AND ${hasPlace})`;
