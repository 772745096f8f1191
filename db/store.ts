import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';
import type { Availability } from './availability.ts';
import type { Cells } from './cells/cells.ts';
import type { Readiness } from './readiness.ts';
import type { Schema } from './schema/all.ts';

/**
 * Drizzle on either driver, always awaited. Without its `transaction`: on better-sqlite3 that one throws for async
 * work and keeps what was inserted. `.get()` and `.all()` of the embedded driver answer a plain value, so await
 * them and do not chain `.then`.
 */
export type Db = Omit<BaseSQLiteDatabase<'async', unknown, Schema>, 'transaction'> & {
  /** Seals and opens the columns that are sealed. */
  readonly cells: Cells;
};

export interface Store {
  /** Committed data only; own writes that are not committed yet are seen through `tx`. */
  read: Db;
  /**
   * Runs the work in one durable transaction and settles after its COMMIT; a write inside a work joins it. Inside:
   * no email, no hashing, no network, for every other write waits. Rejects with the work's own error.
   */
  write<T>(work: (tx: Db) => Promise<T>): Promise<T>;
  /**
   * The same in two steps, for what many do in the same second: on a server it takes two trips, which all who wait share.
   * `facts` only reads, under the lock of the write. `write` sends all its statements before it awaits one of them
   * (`Promise.all`); whatever someone else could have changed since, who decides at the same time, is decided by a
   * statement that fails, which undoes the work. After its statements it may not fail any more.
   */
  decide<Facts, T>(decision: {
    /** The person whose it is: two of the same are not decided at the same time. */
    of: string;
    facts: (tx: Db) => Promise<Facts>;
    write: (tx: Db, facts: Facts) => Promise<T>;
  }): Promise<T>;
  migrate(): Promise<void>;
  /** Differs after any commit by any process. Take it BEFORE reading what is to be cached under it. */
  stamp(): Promise<string>;
  /** Statements sent by drizzle so far, for tests that count them. */
  statementCount(): number;
  /**
   * Empties the journal into the file, so that values overwritten or deleted before are gone from the disk. On a
   * libSQL server that is the server's own work.
   */
  scrub(): Promise<void>;
  /**
   * Writes the file anew, so that not even copies of removed rows between the pages are left; writes wait meanwhile.
   * Does nothing on a libSQL server, which refuses it.
   */
  compact(): Promise<void>;
  /** What the calls so far have shown, for whoever tells of changes. */
  availability: Availability;
  /** Asks whether the database can be read and written, without writing; answers within 5 s and never throws. */
  readiness(): Promise<Readiness>;
  /** Waits for open writes, then checkpoints and closes. */
  close(): Promise<void>;
}
