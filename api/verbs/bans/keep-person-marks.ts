import { eq } from 'drizzle-orm';
import type { DataKey } from '#api/process/config/data-key.ts';
import { keyMarkOf, readKnownBy } from '#api/reads/bans/ban-marks.ts';
import { isChild } from '#api/reads/children/child-queries.ts';
import { account } from '#db/schema/account.ts';
import { personMark } from '#db/schema/person-mark.ts';
import type { Db } from '#db/store.ts';

/**
 * Keeps what a volunteer is known by, so that staff find likely duplicates: for whatever writes names, birth date,
 * telephone or addresses. None once the record is erased; of a child only name and birth date, the rest is the
 * guardian's.
 */
export async function keepPersonMarks(tx: Db, dataKey: DataKey, chariteerId: string): Promise<void> {
  await tx.delete(personMark).where(eq(personMark.chariteerId, chariteerId));
  const owner = await tx.select({ id: account.id }).from(account).where(eq(account.id, chariteerId)).get();
  if (!owner && !(await isChild(tx, chariteerId))) return;
  const keyMark = keyMarkOf(dataKey);
  const known = (await readKnownBy(tx, chariteerId, 'typed')).filter(
    ({ kind }) => owner || kind === 'person',
  );
  const rows = known.map(({ kind, value }) => ({
    chariteerId,
    kind,
    hash: dataKey.hash('double', `${kind} ${value}`),
    keyMark,
  }));
  if (rows.length > 0) await tx.insert(personMark).values(rows);
}
