import { type SQL, sql } from 'drizzle-orm';

/** isFulfilled of `domain/orientation-status.ts` for a record that goes by that alias. `now` in epoch ms. */
export function isFulfilled(alias: string, now: number): SQL {
  const column = (name: string) => sql`${sql.identifier(alias)}.${sql.identifier(name)}`;
  return sql`((${column('resolution')} = 'Provisional' AND ${column('fulfilledBy')} = 'Applying')
    OR (${column('resolution')} = 'Complete'
      AND (${column('expiredAt')} IS NULL OR ${column('expiredAt')} > ${now})))`;
}
