import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { openStore } from '#db/open-store.ts';
import type { Store } from '#db/store.ts';
import {
  type Call,
  everybodyForEverything,
  type Outcomes,
  PLACES,
  prepareLoad,
  recount,
  type Share,
  sendAtOnce,
} from './sign-up-load.ts';
import { AS_COMMAND } from './started-process.ts';
import { BACKENDS, type OpenBackend } from './store-backends.ts';
import { TEST_CELLS } from './test-key.ts';

const VOLUNTEERS = 100;
/** How many of them find no place in a quest. */
const TURNED_AWAY = VOLUNTEERS - PLACES;
const EXPECTED = ['ok', 'ALREADY_SIGNED_UP', 'NOT_SIGNED_UP', 'QUEST_FULL'];

type LoadWorld = {
  store: Store;
  backend: OpenBackend;
  tokens: Map<string, string>;
  end(): Promise<void>;
};

/** Opens an empty database with the quests and volunteers of a load test. */
export async function openTestBed(
  backendName: string,
  size: { quests: number; volunteers?: number },
): Promise<LoadWorld> {
  const backend = await BACKENDS.find(({ name }) => name === backendName)?.startEmpty();
  if (!backend) throw new Error(`No backend ${backendName}`);
  const store = openStore({ url: backend.url, cells: TEST_CELLS });
  await store.migrate();
  const tokens = await prepareLoad(store, { volunteers: VOLUNTEERS, ...size });
  const end = async () => {
    await store.close();
    await backend.close();
  };
  return { store, backend, tokens, end };
}

/** Runs each share of the calls in a process of its own, all at once, on the same database. */
async function loadInProcesses({ backend }: LoadWorld, shares: readonly (readonly Call[])[]): Promise<Share> {
  const script = join(import.meta.dirname, 'sign-up-load.ts');
  const runs = shares.map(async (calls, index) => {
    const file = join(backend.folder, `calls-${index}.json`);
    writeFileSync(file, JSON.stringify(calls));
    const { stdout } = await promisify(execFile)(process.execPath, [AS_COMMAND, script, backend.url, file]);
    return JSON.parse(stdout) as Share;
  });
  const outcomes: Outcomes = {};
  const took: number[] = [];
  for (const one of await Promise.all(runs)) {
    took.push(...one.took);
    for (const [code, count] of Object.entries(one.outcomes)) outcomes[code] = (outcomes[code] ?? 0) + count;
  }
  return { outcomes, took: took.sort((a, b) => a - b) };
}

/** The quests that do not hold exactly 75 persons, each once, as their counters say. */
async function notExactlyFull({ store }: LoadWorld, quests: number) {
  const rows = await recount(store);
  expect(rows).toHaveLength(quests);
  return rows.filter(({ taken, active, doubled }) => taken !== PLACES || active !== PLACES || doubled > 0);
}

/** Every second call by the one process, the others by the other one. */
const halves = (calls: readonly Call[]) =>
  [0, 1].map((rest) => calls.filter((_, index) => index % 2 === rest));

/** Everyone signs up for everything at once, then again while many bail out: each place is taken once at most. */
export async function expectPlacesHold(quests: number): Promise<void> {
  const testBed = await openTestBed('better-sqlite3', { quests });
  const { store, tokens } = testBed;
  const calls = everybodyForEverything(tokens, quests);
  expect(await sendAtOnce(store, calls)).toEqual({ ok: quests * PLACES, QUEST_FULL: quests * TURNED_AWAY });
  expect(await notExactlyFull(testBed, quests)).toEqual([]);

  const bailing = quests * 35;
  const held = await store.read.all<{ id: string; chariteerId: string }>(
    sql`SELECT id, chariteerId FROM contract ORDER BY id LIMIT ${bailing}`,
  );
  const bails = held.map(({ id, chariteerId }) => ({ contractId: id, token: tokens.get(chariteerId) ?? '' }));
  // Each bail-out twice, among sign-ups of everyone for everything.
  const mixed = calls.flatMap((call, index) => [
    call,
    ...bails.slice(index, index + 1),
    ...bails.slice(index, index + 1),
  ]);
  const outcomes = await sendAtOnce(store, mixed);
  expect(Object.keys(outcomes).filter((code) => !EXPECTED.includes(code))).toEqual([]);
  expect(outcomes.NOT_SIGNED_UP).toBe(bailing);
  const signedUp = (outcomes.ok ?? 0) - bailing;
  const rows = await recount(store);
  expect(
    rows.filter(({ taken, active, doubled }) => taken !== active || doubled > 0 || taken > PLACES),
  ).toEqual([]);
  expect(rows.reduce((sum, { active }) => sum + active, 0)).toBe(quests * PLACES - bailing + signedUp);
  await testBed.end();
}

/**
 * Half of all sign-ups from each of two processes: each place is taken once. Returns how long each waited, in ms, the
 * quickest first.
 */
export async function expectTwoProcessesFill(backendName: string, quests: number): Promise<number[]> {
  const testBed = await openTestBed(backendName, { quests });
  const { outcomes, took } = await loadInProcesses(
    testBed,
    halves(everybodyForEverything(testBed.tokens, quests)),
  );
  expect(outcomes).toEqual({ ok: quests * PLACES, QUEST_FULL: quests * TURNED_AWAY });
  expect(await notExactlyFull(testBed, quests)).toEqual([]);
  await testBed.end();
  return took;
}
