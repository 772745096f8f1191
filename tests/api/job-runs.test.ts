import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Job } from '#api/access/jobs/job.ts';
import { FIRST_PAUSE_MS, LEASE_MS, LONGEST_PAUSE_MS } from '#api/operations/jobs/claim-run.ts';
import { JobRunner } from '#api/operations/jobs/run-jobs.ts';
import { sweepRuns } from '#api/operations/jobs/sweep-runs.ts';
import { readConfig } from '#api/process/config/config.ts';
import { openStore } from '#db/open-store.ts';
import { jobRun } from '#db/schema/job-run.ts';
import type { Store } from '#db/store.ts';
import { everyMinutes } from '#domain/time/slots.ts';
import { silentLog } from '../support/silent-log.ts';
import { BACKENDS, type OpenBackend } from '../support/store-backends.ts';
import { TEST_CELLS, TEST_DATA_KEY } from '../support/test-key.ts';

const MINUTE_MS = 60_000;
const START = Date.parse('2026-11-22T10:00:30Z');
const SLOT = Date.parse('2026-11-22T10:00:00Z');

/** Creates two processes on one database with a clock that the test moves; each test names its own job. */
function twoProcesses(stores: readonly Store[], job: Partial<Job> & Pick<Job, 'name' | 'run'>) {
  const time = { now: START };
  const config = async () => readConfig({ DATA_KEY: TEST_DATA_KEY });
  const whole: Job = { slotAt: everyMinutes(1), ...job };
  const processes = stores.map(
    (store) => new JobRunner({ store, clock: () => time.now, log: silentLog, config }, [whole]),
  );
  async function round(...which: JobRunner[]): Promise<void> {
    const asked = which.length > 0 ? which : processes;
    await Promise.all(asked.map((one) => one.begin()));
    await Promise.all(asked.map((one) => one.settled()));
  }
  const runs = async () =>
    (stores[0] as Store).read.select().from(jobRun).where(eq(jobRun.name, job.name)).orderBy(jobRun.slot);
  return { time, processes: processes as [JobRunner, JobRunner], round, runs };
}

describe.each(BACKENDS)('jobs on $name', (backend) => {
  let place: OpenBackend;
  let stores: Store[];
  beforeAll(async () => {
    if (backend.isMissing) return;
    place = await backend.start();
    stores = [1, 2].map(() => openStore({ url: place.url, cells: TEST_CELLS }));
  });
  afterAll(async () => {
    if (backend.isMissing) return;
    for (const store of stores) await store.close();
    await place.close();
  });

  it.skipIf(backend.isMissing)(
    'a stop waits for what was just being taken, and gives it back [MSG-09, OPS-06: runs]',
    async () => {
      const told: string[] = [];
      const { processes, runs } = twoProcesses(stores, {
        name: 'taken',
        run: async ({ step }) => {
          told.push('begun');
          await step(async () => {});
          return 0;
        },
      });
      const begun = processes[0].begin();
      await processes[0].stop();
      told.push('stopped');
      await begun;
      await processes[0].settled();
      expect(told).toEqual(['begun', 'stopped']);
      expect(await runs()).toMatchObject([{ doneAt: null, leasedUntil: START + 1 }]);
    },
  );

  it.skipIf(backend.isMissing)('each slot is done by one process, once [MSG-09: runs]', async () => {
    const slots: number[] = [];
    const { time, round, runs } = twoProcesses(stores, {
      name: 'once',
      run: async (_context, slot) => slots.push(slot),
    });
    for (let minute = 0; minute < 5; minute += 1) {
      await round();
      await round();
      time.now += MINUTE_MS;
    }
    expect(slots).toEqual([0, 1, 2, 3, 4].map((minute) => SLOT + minute * MINUTE_MS));
    expect((await runs()).map(({ handled, failures }) => [handled, failures])).toEqual(
      [1, 2, 3, 4, 5].map((handled) => [handled, 0]),
    );
  });

  it.skipIf(backend.isMissing)(
    'another process goes on with it when the lease is over [MSG-09: runs]',
    async () => {
      const ended = Promise.withResolvers<void>();
      const begun: string[] = [];
      let isHanging = true;
      const { time, processes, round, runs } = twoProcesses(stores, {
        name: 'taken over',
        run: async ({ step }) => {
          begun.push(isHanging ? 'hangs' : 'goes on');
          if (isHanging) await ended.promise;
          await step(async () => {});
          return 1;
        },
      });
      const [first, second] = processes;
      await first.begin();
      await expect.poll(() => begun).toEqual(['hangs']);
      isHanging = false;
      time.now += LEASE_MS - 1;
      await round(second);
      expect(begun, 'held as long as the lease lasts, also against newer slots').toEqual(['hangs']);
      time.now += 1;
      await round(second);
      ended.resolve();
      await first.settled();
      expect(begun).toEqual(['hangs', 'goes on']);
      expect(await runs(), 'what the first one still wanted to write is refused').toMatchObject([
        { slot: SLOT, handled: 1, failures: 0 },
      ]);
    },
  );

  it.skipIf(backend.isMissing)(
    'a run that works on in steps keeps its lease, and one that ends gives it back',
    async () => {
      const gate = Promise.withResolvers<void>();
      const { time, processes, runs } = twoProcesses(stores, {
        name: 'steps',
        run: async ({ step }) => {
          for (let at = 0; at < 3; at += 1) {
            await step(async () => {});
            time.now += LEASE_MS - 1;
          }
          gate.resolve();
          await new Promise((resume) => setImmediate(resume));
          for (;;) await step(async () => {});
        },
      });
      const [first, second] = processes;
      await first.begin();
      await gate.promise;
      await second.begin();
      const [held] = await runs();
      expect(held?.leasedUntil).toBeGreaterThan(time.now);
      await first.stop();
      const [left] = await runs();
      expect(left).toMatchObject({ doneAt: null, failures: 0, leasedUntil: time.now + 1 });
    },
  );

  it.skipIf(backend.isMissing)(
    'a run that fails is tried again after pauses that grow, and tells of what kind it was',
    async () => {
      let fails = 12;
      const { time, round, runs } = twoProcesses(stores, {
        name: 'failing',
        run: async () => {
          fails -= 1;
          if (fails >= 0) throw new RangeError('Rosa Rivera lives at 12 Main Street');
          return 7;
        },
      });
      const pauses: number[] = [];
      for (let failure = 0; failure < 12; failure += 1) {
        await round();
        const [run] = await runs();
        expect(run).toMatchObject({ failures: failure + 1, lastFailure: 'RangeError', doneAt: null });
        pauses.push((run?.leasedUntil ?? 0) - time.now);
        time.now = (run?.leasedUntil ?? 0) - 1;
        await round();
        expect(await runs()).toMatchObject([{ failures: failure + 1 }]);
        time.now += 1;
      }
      expect(pauses.slice(0, 4)).toEqual([1, 2, 4, 8].map((times) => times * FIRST_PAUSE_MS));
      expect(pauses.at(-1)).toBe(LONGEST_PAUSE_MS);
      await round();
      expect(await runs()).toMatchObject([{ slot: SLOT, handled: 7, failures: 12, doneAt: time.now }]);
    },
  );

  it.skipIf(backend.isMissing)('one that would come too late is left out, and the next is not', async () => {
    let done = 0;
    const { time, round, runs } = twoProcesses(stores, {
      name: 'late',
      slotAt: everyMinutes(60),
      latestMs: 5 * MINUTE_MS,
      run: async () => (done += 1),
    });
    time.now = SLOT + 6 * MINUTE_MS;
    await round();
    expect(done).toBe(0);
    time.now = SLOT + 64 * MINUTE_MS;
    await round();
    expect(await runs()).toMatchObject([{ slot: SLOT + 60 * MINUTE_MS, handled: 1 }]);
  });

  it.skipIf(backend.isMissing)('one that takes long holds up no other', async () => {
    const ended = Promise.withResolvers<void>();
    const done: string[] = [];
    const [store] = stores as [Store];
    const jobs: Job[] = [
      { name: 'long', slotAt: everyMinutes(1), run: () => ended.promise.then(() => done.push('long')) },
      { name: 'short', slotAt: everyMinutes(1), run: async () => done.push('short') },
    ];
    const config = async () => readConfig({ DATA_KEY: TEST_DATA_KEY });
    const runner = new JobRunner({ store, clock: () => START, log: silentLog, config }, jobs);
    await runner.begin();
    await expect.poll(() => done).toEqual(['short']);
    ended.resolve();
    await runner.settled();
    expect(done).toEqual(['short', 'long']);
  });

  it.skipIf(backend.isMissing)(
    'runs that found nothing go after a day, others after 90, the newest never',
    async () => {
      const [store] = stores as [Store];
      const at = (daysAgo: number, name: string, handled = 0) => {
        const slot = START - daysAgo * 1440 * MINUTE_MS;
        return { name, slot, leasedUntil: slot, startedAt: slot, doneAt: slot, handled };
      };
      await store.write(async (tx) => {
        await tx
          .insert(jobRun)
          .values([at(2, 'old'), at(1.5, 'old', 3), at(91, 'old', 3), at(0.5, 'old'), at(120, 'alone')]);
      });
      await sweepRuns(store, START);
      const left = (name: string) =>
        store.read
          .select({ slot: jobRun.slot })
          .from(jobRun)
          .where(and(eq(jobRun.name, name)))
          .orderBy(jobRun.slot);
      expect(await left('old')).toEqual([{ slot: at(1.5, 'old').slot }, { slot: at(0.5, 'old').slot }]);
      expect(await left('alone')).toHaveLength(1);
    },
  );
});
