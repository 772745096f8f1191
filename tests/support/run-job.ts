import type { Job } from '#api/access/jobs/job.ts';
import { JobRunner } from '#api/operations/jobs/run-jobs.ts';
import type { World } from './world.ts';

type Place = Pick<World, 'store' | 'config' | 'log'> & { clock: { now(): number } };

/** Does what of a job is due in a world, as a process of the server would. */
export async function runJob({ store, config, log, clock }: Place, job: Job): Promise<void> {
  const runner = new JobRunner({ store, clock: clock.now, log, config: async () => config }, [job]);
  await runner.begin();
  await runner.settled();
}
