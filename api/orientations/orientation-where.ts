import { type SQL, sql } from 'drizzle-orm';

/**
 * isFulfilled of `domain/orientation-status.ts` for a record that goes by that alias; `offered`: the training that says
 * by what it is fulfilled, where that is read, else the record itself. `now` in epoch ms.
 */
export function isFulfilled(alias: string, now: number, offered = alias): SQL {
  const column = (name: string, of = alias) => sql`${sql.identifier(of)}.${sql.identifier(name)}`;
  return sql`((${column('resolution')} = 'Provisional' AND ${column('fulfilledBy', offered)} = 'Applying')
    OR (${column('resolution')} = 'Complete'
      AND (${column('expiredAt')} IS NULL OR ${column('expiredAt')} > ${now})))`;
}
