import { afterEach, beforeEach, expect, it } from 'vitest';
import { JOBS } from '#api/reactions/jobs.ts';
import { jobRun } from '#db/schema/job-run.ts';
import { consoleJobsTexts } from '#domain/texts/generated/console-jobs.ts';
import { TEST_NOW } from '../support/cast.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const ASK = `{ backgroundJobs { name lastSlotAt doneAt delaySeconds triedAgainAt failures lastFailure
  handledLastDay failuresLastDay nextAt } }`;
const iso = (instant: number) => new Date(instant).toISOString();

it('staff sees of each job when it ran last, how late, what it did, how often it failed, and when it runs next', async () => {
  const run = { name: 'reminders', startedAt: TEST_NOW, handled: 0, failures: 0, lastFailure: null };
  const at = (minutesAgo: number) => TEST_NOW - minutesAgo * 60_000;
  await world.store.write(async (tx) => {
    await tx.insert(jobRun).values([
      { ...run, slot: at(3_000), leasedUntil: at(3_000), doneAt: at(3_000), handled: 500, failures: 9 },
      { ...run, slot: at(60), leasedUntil: at(59), doneAt: at(59), handled: 12, failures: 2 },
      { ...run, slot: at(1), leasedUntil: at(0) - 55_000, doneAt: at(1) + 5_000, handled: 3 },
      {
        ...run,
        name: 'weekly-quests',
        slot: at(30),
        leasedUntil: at(-5),
        failures: 4,
        lastFailure: 'RangeError',
      },
    ]);
  });
  const { data } = await world.gql<{ backgroundJobs: object[] }>(ASK, {}, { as: 'staff' });
  expect(data?.backgroundJobs).toHaveLength(JOBS.filter(({ isOn }) => isOn?.(world.config) !== false).length);
  expect(data?.backgroundJobs).toEqual(
    expect.arrayContaining([
      {
        name: 'reminders',
        lastSlotAt: iso(at(1)),
        doneAt: iso(at(1) + 5_000),
        delaySeconds: 5,
        triedAgainAt: null,
        failures: 0,
        lastFailure: null,
        handledLastDay: 15,
        failuresLastDay: 2,
        nextAt: iso(at(-1)),
      },
      expect.objectContaining({
        name: 'weekly-quests',
        doneAt: null,
        delaySeconds: 1_800,
        triedAgainAt: iso(at(-5)),
        failures: 4,
        lastFailure: 'RangeError',
        nextAt: '2026-11-19T14:00:00.000Z',
      }),
      expect.objectContaining({ name: 'under-minimum', lastSlotAt: null, delaySeconds: 0 }),
    ]),
  );
});

it('has words for every job', () => {
  const words = Object.keys(consoleJobsTexts('en'));
  expect(words).toEqual(expect.arrayContaining(JOBS.map(({ name }) => name.replaceAll('-', '_'))));
});
