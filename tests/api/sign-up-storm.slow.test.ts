import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openStore } from '#db/open-store.ts';
import type { Store } from '#db/store.ts';
import {
  type Call,
  everybodyForEverything,
  type Outcomes,
  PLACES,
  prepareStorm,
  recount,
  storm,
} from '../support/sign-up-storm.ts';
import { BACKENDS, type OpenBackend } from '../support/store-backends.ts';

const QUESTS = 20;
const VOLUNTEERS = 100;
const EXPECTED = ['ok', 'ALREADY_SIGNED_UP', 'NOT_SIGNED_UP', 'QUEST_FULL'];

type Ground = { store: Store; backend: OpenBackend; tokens: Map<string, string>; end(): Promise<void> };

async function openGround(
  backendName: string,
  size: { quests: number; volunteers: number },
): Promise<Ground> {
  const backend = await BACKENDS.find(({ name }) => name === backendName)?.start();
  if (!backend) throw new Error(`No backend ${backendName}`);
  const store = openStore({ url: backend.url });
  await store.migrate();
  const tokens = await prepareStorm(store, size);
  const end = async () => {
    await store.close();
    await backend.close();
  };
  return { store, backend, tokens, end };
}

/** Runs each share of the calls in a process of its own, all at once, on the same database. */
async function stormInProcesses(
  { backend }: Ground,
  shares: readonly (readonly Call[])[],
): Promise<Outcomes> {
  const script = join(import.meta.dirname, '../support/sign-up-storm.ts');
  const runs = shares.map(async (calls, index) => {
    const file = join(backend.folder, `calls-${index}.json`);
    writeFileSync(file, JSON.stringify(calls));
    const { stdout } = await promisify(execFile)(process.execPath, [script, backend.url, file]);
    return JSON.parse(stdout) as Outcomes;
  });
  const outcomes: Outcomes = {};
  for (const one of await Promise.all(runs)) {
    for (const [code, count] of Object.entries(one)) outcomes[code] = (outcomes[code] ?? 0) + count;
  }
  return outcomes;
}

/** The quests that do not hold exactly 75 persons, each once, as their counters say. */
async function notExactlyFull({ store }: Ground, quests: number) {
  const rows = await recount(store);
  expect(rows).toHaveLength(quests);
  return rows.filter(({ taken, active, doubled }) => taken !== PLACES || active !== PLACES || doubled > 0);
}

/** Every second call by the one process, the others by the other one. */
const halves = (calls: readonly Call[]) =>
  [0, 1].map((rest) => calls.filter((_, index) => index % 2 === rest));

describe('many at once', () => {
  it('OPEN-CON-01 ERR-23 2,000 sign-ups for 1,500 places fill them exactly, and then bail-outs against sign-ups', async () => {
    const ground = await openGround('better-sqlite3', { quests: QUESTS, volunteers: VOLUNTEERS });
    const { store, tokens } = ground;
    const calls = everybodyForEverything(tokens, QUESTS);
    expect(calls).toHaveLength(2000);
    expect(await storm(store, calls)).toEqual({ ok: 1500, QUEST_FULL: 500 });
    expect(await notExactlyFull(ground, QUESTS)).toEqual([]);

    const held = await store.read.all<{ id: string; chariteerId: string }>(
      sql`SELECT id, chariteerId FROM contract ORDER BY id LIMIT 700`,
    );
    const bails = held.map(({ id, chariteerId }) => ({
      contractId: id,
      token: tokens.get(chariteerId) ?? '',
    }));
    // Each bail-out twice, among sign-ups of everybody for everything.
    const mixed = calls.flatMap((call, index) => [
      call,
      ...bails.slice(index, index + 1),
      ...bails.slice(index, index + 1),
    ]);
    const outcomes = await storm(store, mixed);
    expect(Object.keys(outcomes).filter((code) => !EXPECTED.includes(code))).toEqual([]);
    expect(outcomes.NOT_SIGNED_UP).toBe(700);
    const signedUp = (outcomes.ok ?? 0) - 700;
    const rows = await recount(store);
    expect(
      rows.filter(({ taken, active, doubled }) => taken !== active || doubled > 0 || taken > PLACES),
    ).toEqual([]);
    expect(rows.reduce((sum, { active }) => sum + active, 0)).toBe(1500 - 700 + signedUp);
    await ground.end();
  }, 120_000);

  it('OPEN-CON-01 one person who asks a hundred times gets one place', async () => {
    const ground = await openGround('better-sqlite3', { quests: 1, volunteers: 1 });
    const [call] = everybodyForEverything(ground.tokens, 1);
    const outcomes = await storm(
      ground.store,
      Array.from({ length: 100 }, () => call as Call),
    );
    expect(outcomes).toEqual({ ok: 1, ALREADY_SIGNED_UP: 99 });
    expect(await recount(ground.store)).toEqual([{ id: 'storm-0', taken: 1, active: 1, doubled: 0 }]);
    await ground.end();
  });

  it('OPEN-CON-01 ERR-23 two processes on one file fill 1,500 places exactly', async () => {
    const ground = await openGround('better-sqlite3', { quests: QUESTS, volunteers: VOLUNTEERS });
    const outcomes = await stormInProcesses(ground, halves(everybodyForEverything(ground.tokens, QUESTS)));
    expect(outcomes).toEqual({ ok: 1500, QUEST_FULL: 500 });
    expect(await notExactlyFull(ground, QUESTS)).toEqual([]);
    await ground.end();
  }, 120_000);

  const server = BACKENDS.find(({ name }) => name === 'libSQL server');
  it.skipIf(server?.isMissing)(
    'OPEN-CON-01 ERR-23 two processes on a libSQL server fill 150 places exactly',
    async () => {
      const ground = await openGround('libSQL server', { quests: 2, volunteers: VOLUNTEERS });
      const outcomes = await stormInProcesses(ground, halves(everybodyForEverything(ground.tokens, 2)));
      expect(outcomes).toEqual({ ok: 150, QUEST_FULL: 50 });
      expect(await notExactlyFull(ground, 2)).toEqual([]);
      await ground.end();
    },
    120_000,
  );
});
