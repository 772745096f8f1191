import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { hasLength, rule } from './rules.ts';

/** A run of a job, due at `slot`. The process that holds the lease does it, and no one repeats it once done. */
export const jobRun = sqliteTable(
  'job_run',
  {
    name: text().notNull(),
    slot: integer().notNull(),
    leasedUntil: integer().notNull(),
    startedAt: integer().notNull(),
    doneAt: integer(),
    /** How many it had to do with. */
    handled: integer().notNull().default(0),
    /** How often it failed before it was done. */
    failures: integer().notNull().default(0),
    /** Kind of the last failure, without what it says of people. */
    lastFailure: text(),
  },
  (t) => [
    primaryKey({ columns: [t.name, t.slot] }),
    index('job_run_age').on(t.slot),
    rule('job_run_name', hasLength('name', 1, 60)),
    rule('job_run_counts', `"handled" >= 0 AND "failures" >= 0`),
  ],
);
