import type { JobContext } from '#api/access/jobs/job.ts';
import { THANKS_JOB } from '#api/recaps/feedback/thanks-job.ts';
import type { World } from './world.ts';

/** A run of the thanks as it is due by the clock of the world. Resolves with how many were thanked. */
export function thankPeople({
  store,
  config,
  clock,
  log,
}: Pick<World, 'store' | 'config' | 'clock' | 'log'>) {
  const now = clock.now();
  const step: JobContext['step'] = (work) => store.write(work);
  return THANKS_JOB.run(
    { store, config, now, log, lastSlot: null, step, turns: (all, work) => step((tx) => work(tx, all)) },
    THANKS_JOB.slotAt(now, config),
  );
}
