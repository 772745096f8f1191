import { type SQL, sql } from 'drizzle-orm';
import { quest } from '#db/schema/quest.ts';

/** The end by which `isOver` of the domain judges: without one the start counts, and a role without an end is never over. */
export const lastInstantOfQuest: SQL<number | null> = sql`CASE WHEN ${quest.eventType} = 'HYBRID-ROLE'
  THEN ${quest.endedAt} ELSE coalesce(${quest.endedAt}, ${quest.startedAt}) END`;

/** As `isOver` of the domain says. `now` in epoch ms. */
export function isOverAt(now: number): SQL {
  return sql`coalesce(${lastInstantOfQuest} <= ${now}, 0)`;
}

/** The opposite of `isOverAt`. */
export function isNotOverAt(now: number): SQL {
  return sql`coalesce(${lastInstantOfQuest} > ${now}, 1)`;
}
