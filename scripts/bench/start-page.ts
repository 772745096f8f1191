import { existsSync } from 'node:fs';
import path from 'node:path';
import { median } from './median.ts';
import { makePeopleWorld } from './people-world.ts';
import { cpuMilliseconds, getPages, type ServerProcess, startServer } from './server-process.ts';

const FEW = 200;
const MANY = 200_000;
const ROUNDS = 5;
const CALLS = 200;
/** Unknown cookie that bypasses the page cache for visitors, so each page is rendered anew. */
const NOT_KEPT = { cookie: 'bench=1' };

/** The start page, made anew for each visitor: with few volunteers, and with 200,000. */
export async function benchStartPage(): Promise<string[]> {
  if (!existsSync(path.join(import.meta.dirname, '../../site/dist/server/entry.mjs'))) {
    return ['start page: run npm run build first'];
  }
  const [few, many] = [
    await startServer('page-server.ts', await makePeopleWorld(FEW)),
    await startServer('page-server.ts', await makePeopleWorld(MANY)),
  ];
  try {
    const rounds: { few: Cost; many: Cost }[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const cost = { few: await costOf(few), many: await costOf(many) };
      // The first round warms up.
      if (round > 0) rounds.push(cost);
    }
    const ratio = median(rounds.map((round) => round.many.milliseconds / round.few.milliseconds));
    return [
      `start page, made anew: ${inWords(rounds.map((round) => round.few))} with ${FEW} volunteers; ${inWords(rounds.map((round) => round.many))} with ${MANY}`,
      `  with ${MANY} it costs ${ratio.toFixed(2)} × that with ${FEW} (goal ≤ 1.2 ×)`,
    ];
  } finally {
    few.stop();
    many.stop();
  }
}

/** Processor time for each page, and how many came in a second. */
type Cost = { milliseconds: number; perSecond: number };

async function costOf(server: ServerProcess): Promise<Cost> {
  const cpuBefore = cpuMilliseconds(server);
  const startedAt = performance.now();
  await getPages(server, CALLS, () => '/', NOT_KEPT);
  const perSecond = (CALLS * 1000) / (performance.now() - startedAt);
  return { milliseconds: (cpuMilliseconds(server) - cpuBefore) / CALLS, perSecond };
}

function inWords(costs: readonly Cost[]): string {
  const milliseconds = median(costs.map((cost) => cost.milliseconds));
  const perSecond = median(costs.map((cost) => cost.perSecond));
  return `${milliseconds.toFixed(2)} ms, ${Math.round(perSecond)} a second`;
}
