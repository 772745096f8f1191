import { createSessions } from '#api/access/auth/session.ts';
import { readConfig } from '#api/process/config/config.ts';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { openStore } from '#db/open-store.ts';
import { BENCH_CELLS, BENCH_NOW } from './bench-world.ts';
import { FIND_PERSON, makeFindWorld } from './find-world.ts';
import { median } from './median.ts';
import { cpuMilliseconds, getPages, type ServerProcess, startServer } from './server-process.ts';

const QUESTS = 30_000;
const NAMES = 75;
const ROUNDS = 5;
const CALLS = 100;
/** Processor time is counted in ticks of 10 ms. */
const BARE_CALLS = 2000;
/** Address, and goal in milliseconds of the processor. */
const PAGES = [
  ['/find', 8],
  ['/home', 10],
  ['/questList/c0/quest/q0', 12],
  ['/questList/c0', 8],
] as const;

/** Pages for someone who is logged in, each rendered anew, beside a constant answer of the product. */
export async function benchOwnPages(): Promise<string[]> {
  const file = await makeFindWorld(QUESTS);
  const headers = { cookie: await joinQuest(file) };
  const product = await startServer('page-server.ts', file);
  try {
    const lines: string[] = [];
    for (const [address, goal] of PAGES) {
      const bytes = await getPages(product, CALLS, () => address, headers);
      const times: { page: number; bare: number }[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        times.push({
          page: await costOf(product, CALLS, address, headers),
          bare: await costOf(product, BARE_CALLS, '/healthz', headers),
        });
      }
      const [page, bare] = [median(times.map((time) => time.page)), median(times.map((time) => time.bare))];
      lines.push(
        `logged in ${address}: ${page.toFixed(1)} ms (goal ≤ ${goal}), ${(page / bare).toFixed(0)} × a constant answer, ${(bytes.byteLength / 1000).toFixed(1)} kB sent`,
      );
    }
    return lines;
  } finally {
    product.stop();
  }
}

/** Puts 75 people on one quest, the viewer among them; returns the viewer's cookie. */
async function joinQuest(file: string): Promise<string> {
  const store = openStore({ url: `file:${file}`, cells: BENCH_CELLS });
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  await store.write(async (tx) => {
    for (let index = 1; index < NAMES; index += 1) {
      await insertVolunteer(tx, { account: { id: `person-${index}` } });
      await insertContract(tx, { questId: 'q0', chariteerId: `person-${index}` });
    }
    await insertContract(tx, { questId: 'q0', chariteerId: FIND_PERSON });
  });
  const token = await createSessions(store, config, () => BENCH_NOW).open(FIND_PERSON);
  await store.close();
  return `session=${token}`;
}

async function costOf(
  server: ServerProcess,
  calls: number,
  address: string,
  headers: Record<string, string>,
) {
  const before = cpuMilliseconds(server);
  await getPages(server, calls, () => address, headers);
  return (cpuMilliseconds(server) - before) / calls;
}
