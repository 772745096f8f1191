import { sql } from 'drizzle-orm';

/** Order of messages written at the same time: oldest first. IDs don't tell. */
export const IN_ORDER = sql`quest_message.rowid`;
