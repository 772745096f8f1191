import { sql } from 'drizzle-orm';

/** Within one instant what was written first stands first; ids say nothing of it. */
export const IN_ORDER = sql`quest_message.rowid`;
