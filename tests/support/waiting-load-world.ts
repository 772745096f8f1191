import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { openStore } from '#db/open-store.ts';
import type { Store } from '#db/store.ts';
import { TEST_NOW } from './cast.ts';
import { realNow } from './moved-date.ts';
import { BACKENDS, type OpenBackend } from './store-backends.ts';
import { TEST_CELLS } from './test-key.ts';
import {
  faultsOf,
  idleQuests,
  loadCalls,
  loadServer,
  prepareWaitingLoad,
  questIdsOf,
  type Size,
  type Tokens,
} from './waiting-load.ts';

type TestBed = { store: Store; backend: OpenBackend; tokens: Tokens; end(): Promise<void> };

async function openTestBed(backendName: string, size: Size): Promise<TestBed> {
  const backend = await BACKENDS.find(({ name }) => name === backendName)?.startEmpty();
  if (!backend) throw new Error(`No backend ${backendName}`);
  const store = openStore({ url: backend.url, cells: TEST_CELLS });
  await store.migrate();
  const tokens = await prepareWaitingLoad(store, size);
  const end = async () => {
    await store.close();
    await backend.close();
  };
  return { store, backend, tokens, end };
}

/** A server that has trouble says so; everything else is an answer: who was removed is not logged in, and by a fast clock a proof is soon old. */
const TROUBLE = /INTERNAL|UNAVAILABLE|DATABASE|undefined|BAD_USER_INPUT/;
/** Time between the worker's checks of the waitlists, by the test's clock. */
const STEP_MS = 30_000;
const AT_ONCE = 25;

/**
 * All calls, 25 at once, while the clock moves half a minute with each batch and the worker runs among them: at no
 * moment is anything oversold or counted wrongly, and after each run of the worker no place is idle.
 */
export async function expectLoadHolds(backendName: string, size: Size): Promise<Record<string, number>> {
  const testBed = await openTestBed(backendName, size);
  const { store, tokens } = testBed;
  let now = TEST_NOW;
  const server = loadServer(store, tokens, () => now);
  const calls = loadCalls(size);
  const outcomes: Record<string, number> = {};
  for (let at = 0; at < calls.length; at += AT_ONCE) {
    now += at % 500 === 0 ? 100 * STEP_MS : STEP_MS;
    const [counts] = await Promise.all([server.sendAll(calls.slice(at, at + AT_ONCE)), server.sweep()]);
    for (const [outcome, count] of Object.entries(counts))
      outcomes[outcome] = (outcomes[outcome] ?? 0) + count;
    expect(await faultsOf(store), `after ${at}`).toEqual([]);
    now += STEP_MS;
    await server.sweep();
    expect(await faultsOf(store), `after ${at} and the worker`).toEqual([]);
    expect(await idleQuests(store, now, questIdsOf(size)), `after ${at}`).toEqual([]);
  }
  expect(Object.keys(outcomes).filter((outcome) => TROUBLE.test(outcome))).toEqual([]);
  await testBed.end();
  return outcomes;
}

function shareOf(size: Size, index: number, of: number) {
  return loadCalls(size).filter((_, at) => at % of === index);
}

function startProcess(testBed: TestBed, name: string, calls: unknown[], begun: number) {
  const file = join(testBed.backend.folder, `load-${name}.json`);
  writeFileSync(file, JSON.stringify({ calls, tokens: testBed.tokens }));
  return [join(import.meta.dirname, 'waiting-load.ts'), testBed.backend.url, file, String(begun)];
}

/** Half of the calls from each of two processes, whose workers pass on beside each other. */
export async function expectTwoProcessesHold(backendName: string, size: Size): Promise<void> {
  const testBed = await openTestBed(backendName, size);
  const begun = realNow();
  const runs = [0, 1].map(async (index) => {
    const args = startProcess(testBed, String(index), shareOf(size, index, 2), begun);
    const { stdout } = await promisify(execFile)(process.execPath, args);
    return Object.keys(JSON.parse(stdout) as Record<string, number>);
  });
  const outcomes = (await Promise.all(runs)).flat();
  expect(outcomes.filter((outcome) => TROUBLE.test(outcome))).toEqual([]);
  await expectNothingLost(testBed, size, TEST_NOW + (realNow() - begun) * 600);
  await testBed.end();
}

/** A process is killed in the middle of its calls, again and again: every place is taken, held or free, as counted. */
export async function expectKillsHold(backendName: string, size: Size, rounds: number): Promise<void> {
  const testBed = await openTestBed(backendName, size);
  const begun = realNow();
  for (let round = 0; round < rounds; round += 1) {
    const args = startProcess(testBed, 'killed', shareOf(size, round, rounds), begun);
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    const ended = once(child, 'exit');
    // After a batch or a few, in the middle of the next one.
    for (let batches = 0; batches <= round % 3; batches += 1)
      await Promise.race([once(child.stderr, 'data'), ended]);
    child.kill('SIGKILL');
    await ended;
    await expectNothingLost(testBed, size, TEST_NOW + (realNow() - begun) * 600);
  }
  await testBed.end();
}

async function expectNothingLost({ store, tokens }: TestBed, size: Size, now: number): Promise<void> {
  expect(await faultsOf(store)).toEqual([]);
  await loadServer(store, tokens, () => now).sweep();
  expect(await faultsOf(store)).toEqual([]);
  expect(await idleQuests(store, now, questIdsOf(size))).toEqual([]);
}
