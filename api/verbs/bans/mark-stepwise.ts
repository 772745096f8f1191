import { and, asc, eq, gt, isNotNull, notExists, or } from 'drizzle-orm';
import type { DataKey } from '#api/process/config/data-key.ts';
import { keyMarkOf } from '#api/reads/bans/ban-marks.ts';
import { isAChild } from '#api/rows/children/child-where.ts';
import { isStillThere } from '#api/rows/volunteers/volunteer-where.ts';
import { account } from '#db/schema/account.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { personMark } from '#db/schema/person-mark.ts';
import type { Db, Store } from '#db/store.ts';
import { keepMarksOfBans } from './add-marks.ts';
import { keepPersonMarks } from './keep-person-marks.ts';

/** People per step: few enough that other writes hardly wait. */
const PEOPLE_A_STEP = 100;

/**
 * A round of work for a loop: makes the marks of the next volunteers who have none yet, or some by a former key or spelling, which their bans get too; true
 * while there are more. So records from before this was kept are compared, too.
 */
export function markStepwise(store: Store, dataKey: DataKey): () => Promise<boolean> {
  let after = '';
  return async () => {
    const ids = await readUnmarked(store.read, dataKey, after);
    if (ids.length > 0)
      await store.write(async (tx) => {
        for (const id of ids) {
          await keepPersonMarks(tx, dataKey, id);
          await keepMarksOfBans(tx, dataKey, id);
        }
      });
    after = ids.length === PEOPLE_A_STEP ? (ids.at(-1) ?? '') : '';
    return after !== '';
  };
}

async function readUnmarked(db: Db, dataKey: DataKey, after: string): Promise<string[]> {
  const isCurrent = and(eq(personMark.chariteerId, chariteer.id), eq(personMark.keyMark, keyMarkOf(dataKey)));
  const rows = await db
    .select({ id: chariteer.id })
    .from(chariteer)
    .leftJoin(account, eq(account.id, chariteer.id))
    .where(
      and(
        gt(chariteer.id, after),
        isStillThere(),
        or(isNotNull(account.id), isAChild(db, chariteer.id)),
        notExists(db.select().from(personMark).where(isCurrent)),
      ),
    )
    .orderBy(asc(chariteer.id))
    .limit(PEOPLE_A_STEP);
  return rows.map(({ id }) => id);
}
