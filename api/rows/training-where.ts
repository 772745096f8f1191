import { type SQL, sql } from 'drizzle-orm';

/**
 * isFulfilled of `domain/trainings/record-status.ts` for a record that goes by that alias; `offered`: the training that says
 * by what it is fulfilled, where that is read, else the record itself. `now` in epoch ms.
 */
export function isFulfilled(alias: string, now: number, offered = alias): SQL {
  const column = (name: string, of = alias) => sql`${sql.identifier(of)}.${sql.identifier(name)}`;
  return sql`((${column('resolution')} = 'Provisional' AND ${column('fulfilledBy', offered)} = 'Applying')
    OR ${isComplete(alias, now)})`;
}

/** isComplete of the domain for a record that goes by that alias. `now` in epoch ms. */
export function isComplete(alias: string, now: number): SQL {
  const column = (name: string) => sql`${sql.identifier(alias)}.${sql.identifier(name)}`;
  return sql`(${column('resolution')} = 'Complete'
    AND (${column('expiredAt')} IS NULL OR ${column('expiredAt')} > ${now}))`;
}

/** `latestRecord` of the domain: the id of the record that counts of a person's for a training; of equals the later id. */
export function latestRecordOf(chariteerId: SQL, templateId: SQL): SQL {
  return sql`(SELECT newest."id" FROM orientation AS newest
    WHERE newest."chariteerId" = ${chariteerId} AND newest."templateId" = ${templateId}
    ORDER BY newest."startedAt" DESC, newest."id" DESC LIMIT 1)`;
}
