import { setTimeout as pause } from 'node:timers/promises';
import { count, eq } from 'drizzle-orm';
import type { Logger } from '#api/process/log/log.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { setting } from '#db/schema/setting.ts';
import type { Db, Store } from '#db/store.ts';
import { volunteersAfter } from './rebuild-recap.ts';
import { refreshRecap } from './refresh-recap.ts';

/** Left by the migration that made the tables, in a database that had contracts already. */
const TO_REBUILD = 'recapToRebuild';
/** Volunteers per step: few enough that other writes hardly wait. */
const VOLUNTEERS_A_STEP = 50;
const PROGRESS_MS = 10_000;

/** How far it has come: the last volunteer's id, and how many there were up to it. */
type Position = { after: string; done: number };

/**
 * Makes all recaps anew once after a migration, at once; true when it was due. For commands that need them: a server
 * does it beside its work.
 */
export async function rebuildRecapWhenDue(store: Store): Promise<boolean> {
  if ((await readPosition(store.read)) === null) return false;
  while ((await store.write((tx) => rebuildSome(tx, VOLUNTEERS_A_STEP))) !== null);
  return true;
}

/**
 * A round of work for a loop: one step of the same, true while there is more. Progress goes to the log. Figures of
 * volunteers that are still to come are missing meanwhile; what changes there is counted at once and not twice.
 */
export function rebuildRecapStepwise(
  store: Store,
  log: Pick<Logger, 'info'>,
  volunteers = VOLUNTEERS_A_STEP,
): () => Promise<boolean> {
  let toldAt = Number.NEGATIVE_INFINITY;
  return async () => {
    const startedAt = performance.now();
    if ((await readPosition(store.read)) === null) return false;
    const position = await store.write((tx) => rebuildSome(tx, volunteers));
    if (position === null) log.info('recaps are made anew: done');
    else if (startedAt - toldAt > PROGRESS_MS) {
      toldAt = startedAt;
      log.info({ done: position.done, of: await countVolunteers(store.read) }, 'recaps are made anew');
    }
    // As long again for everyone else.
    await pause(performance.now() - startedAt);
    return position !== null;
  };
}

/** Whether recaps are still to be made anew: until then they lack figures. */
export async function isRecapRebuildDue(db: Db): Promise<boolean> {
  return (await readPosition(db)) !== null;
}

/** The next volunteers, with the place kept in the same write, so that it goes on there after a kill. */
async function rebuildSome(tx: Db, volunteers: number): Promise<Position | null> {
  // Read in here: another process may do the same.
  const position = await readPosition(tx);
  if (position === null) return null;
  const ids = await volunteersAfter(tx, position.after, volunteers);
  const last = ids.at(-1);
  const isThis = eq(setting.key, TO_REBUILD);
  if (last === undefined) {
    await tx.delete(setting).where(isThis);
    return null;
  }
  await refreshRecap(tx, ids);
  const next: Position = { after: last, done: position.done + ids.length };
  await tx.update(setting).set({ value: next }).where(isThis);
  return next;
}

async function readPosition(db: Db): Promise<Position | null> {
  const [row] = await db.select({ value: setting.value }).from(setting).where(eq(setting.key, TO_REBUILD));
  if (!row) return null;
  const { after = '', done = 0 } = Object(row.value) as Partial<Position>;
  return { after, done };
}

async function countVolunteers(db: Db): Promise<number> {
  const [row] = await db.select({ volunteers: count() }).from(chariteer);
  return row?.volunteers ?? 0;
}
