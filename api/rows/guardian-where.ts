import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

/** `isConsentGood` of the domain, asked about a person's record in SQL. `startsAt` in epoch ms, or the column of it. */
export function hasGoodConsent(chariteerId: SQLiteColumn | SQL, startsAt: number | SQL | null): SQL {
  return sql`EXISTS (SELECT 1 FROM guardian_consent AS consent WHERE consent."chariteerId" = ${chariteerId}
    AND (consent."state" = 'given' OR (consent."state" = 'asked' AND ${startsAt} < consent."tickUntil")))`;
}
