import { setTimeout as pause } from 'node:timers/promises';
import { like } from 'drizzle-orm';
import { byAddress, countAttempt } from '#api/access/auth/rate-limit.ts';
import { openStore } from '#db/open-store.ts';
import { rateLimit } from '#db/schema/setting.ts';
import type { Store } from '#db/store.ts';
import { BENCH_NOW } from './bench-world.ts';
import { median } from './median.ts';
import { graphqlCall, providerOf } from './quest-list.ts';
import { cpuMilliseconds, type ServerProcess, sendCalls, startServer } from './server-process.ts';

const ROUNDS = 3;
const CALLS = 1000;
const WAITING = 200;
/** Seven times what a network has free: every answer waits for 8 s, and 200 more are not refused. */
const COUNTED_BEFORE = 700;

const LOG_IN = `mutation LogIn($email: String!) {
  loginWithEmail(email: $email, password: "not the right one", titleId: "chariteers") { playerId }
}`;

/** The quest list while no one waits, and while 200 answers are held back: time on the clock and of the processor. */
export async function benchSlowAnswers(database: string): Promise<string[]> {
  const store = openStore({ url: `file:${database}` });
  await countAttempt(store, [byAddress('logInByAddress', '127.0.0.1')], BENCH_NOW);
  const server = await startServer('product-server.ts', database);
  try {
    const ratios: { wall: number; cpu: number }[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const alone = await costOfList(server, 2 * round);
      const { held, all } = await holdBack(server, store);
      const beside = await costOfList(server, 2 * round + 1);
      if (held.left < WAITING) throw new Error(`Only ${held.left} of ${WAITING} answers still waited`);
      await all;
      // The first round warms up.
      if (round > 0) ratios.push({ wall: beside.wall / alone.wall, cpu: beside.cpu / alone.cpu });
    }
    const [wall, cpu] = (['wall', 'cpu'] as const).map((kind) => median(ratios.map((ratio) => ratio[kind])));
    return [
      `quest list while ${WAITING} answers are held back, against none: ${wall?.toFixed(2)} × on the clock, ${cpu?.toFixed(2)} × of the processor (goal: as it is)`,
    ];
  } finally {
    server.stop();
    await store.close();
  }
}

async function costOfList(server: ServerProcess, part: number): Promise<{ wall: number; cpu: number }> {
  const [startedAt, before] = [performance.now(), cpuMilliseconds(server)];
  await sendCalls(server, CALLS, (index) => graphqlCall(providerOf(index), part * CALLS + index));
  return { wall: performance.now() - startedAt, cpu: cpuMilliseconds(server) - before };
}

/** 200 log-ins that wait for their answers; resolves once all of them are counted, and so wait. */
async function holdBack({ port }: ServerProcess, store: Store) {
  const isOfNetwork = like(rateLimit.key, 'logInByAddress:%');
  await store.write((tx) => tx.update(rateLimit).set({ count: COUNTED_BEFORE }).where(isOfNetwork));
  const held = { left: WAITING };
  const answers = Array.from({ length: WAITING }, async (_, index) => {
    const body = JSON.stringify({ query: LOG_IN, variables: { email: `nobody${index}@demo.example` } });
    const headers = { 'content-type': 'application/json' };
    await fetch(`http://127.0.0.1:${port}/graphql`, { method: 'POST', headers, body });
    held.left -= 1;
  });
  const counted = async () => (await store.read.select().from(rateLimit).where(isOfNetwork))[0]?.count ?? 0;
  while ((await counted()) < COUNTED_BEFORE + WAITING) await pause(10);
  return { held, all: Promise.all(answers) };
}
