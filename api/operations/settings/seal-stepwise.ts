import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '#api/process/log/log.ts';
import { SEAL_FROM, type SealPlace, sealNextRows } from '#db/cells/seal-in-steps.ts';
import type { Store } from '#db/store.ts';

/**
 * A round of work for a loop: seals the next rows that an older version left in clear, or that are sealed with a former
 * key; true while there is more to look through. Meanwhile both are read. The log tells what was done.
 */
export function sealStepwise(store: Store, log: Pick<Logger, 'info' | 'error'>): () => Promise<boolean> {
  let place: SealPlace = SEAL_FROM;
  let sealed = 0;
  let lost = 0;
  return async () => {
    const startedAt = performance.now();
    const step = await sealNextRows(store, place);
    sealed += step.sealed;
    lost += step.lost;
    // As long again for everyone else.
    await pause(performance.now() - startedAt);
    if (step.next !== null) {
      place = step.next;
      return true;
    }
    if (sealed > 0) log.info({ rows: sealed }, 'contacts are sealed: done');
    if (lost > 0) log.error({ rows: lost }, 'contacts cannot be opened: their key is lost');
    [place, sealed, lost] = [SEAL_FROM, 0, 0];
    return false;
  };
}
