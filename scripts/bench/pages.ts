import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { providerId } from './bench-world.ts';
import { median } from './median.ts';
import { cpuMilliseconds, getPages, type ServerProcess, startServer } from './server-process.ts';

const ROUNDS = 5;
// Processor time is counted in ticks of 10 ms: fewer calls would make a page of 0.03 ms a matter of luck.
const WARM_CALLS = 8000;
const COLD_CALLS = 300;
const LIST = `/questList/${providerId(0)}`;

/** The page of a charity's 60 quests for a visitor: rendered each time, from memory, and bytes from memory alone. */
export async function benchPages(database: string): Promise<string[]> {
  if (!existsSync(path.join(import.meta.dirname, '../../site/dist/server/entry.mjs'))) {
    return ['pages: run npm run build first'];
  }
  const product = await startServer('page-server.ts', database);
  // In a process of its own: what rendering leaves to the garbage collector would be counted as a warm page's.
  const renderer = await startServer('page-server.ts', database);
  const page = await getPages(product, 3, () => LIST);
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'bench-')), 'page.br');
  writeFileSync(file, page);
  writeFileSync(`${file}.json`, JSON.stringify(await headOf(product)));
  const constant = await startServer('constant-server.ts', file);
  try {
    const rounds: Record<Kind, Cost>[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const cost = {
        // Who brings a cookie is no visitor whose page is kept.
        cold: await costOf(renderer, COLD_CALLS, LIST, { cookie: 'bench=1' }),
        warm: await costOf(product, WARM_CALLS, LIST),
        constant: await costOf(constant, WARM_CALLS, '/'),
        own: await costOf(product, WARM_CALLS, '/healthz'),
      };
      // The first round warms up.
      if (round > 0) rounds.push(cost);
    }
    const { cold, warm, constant: bare } = medians(rounds);
    // Round by round, since a busy machine slows both sides of a round alike.
    const ratioTo = (kind: Kind) =>
      median(rounds.map((round) => round.warm.milliseconds / round[kind].milliseconds)).toFixed(2);
    return [
      `page of 60 quests: ${kilobytes(brotliDecompressSync(page).byteLength)} of HTML, ${kilobytes(page.byteLength)} sent`,
      `  rendered: ${inWords(cold)}; from memory: ${inWords(warm)}; constant body by node:http: ${inWords(bare)}`,
      `  a warm page costs ${ratioTo('constant')} × a constant body by node:http alone, ${ratioTo('own')} × one by the product (goal ≤ 1.2 ×)`,
    ];
  } finally {
    product.stop();
    renderer.stop();
    constant.stop();
  }
}

/** The headers of the page, but for those that the connection makes. */
async function headOf({ port }: ServerProcess): Promise<Record<string, string>> {
  const answer = await fetch(`http://127.0.0.1:${port}${LIST}`, { headers: { 'accept-encoding': 'br' } });
  await answer.arrayBuffer();
  const own = [...answer.headers].filter(
    ([name]) => !/^(date|connection|keep-alive|transfer-encoding)$/.test(name),
  );
  return Object.fromEntries(own);
}

/** Server time for each page, and how many came in a second. */
type Cost = { milliseconds: number; perSecond: number };

type Kind = 'cold' | 'warm' | 'constant' | 'own';

async function costOf(
  server: ServerProcess,
  calls: number,
  address: string,
  headers: Record<string, string> = {},
): Promise<Cost> {
  const cpuBefore = cpuMilliseconds(server);
  const startedAt = performance.now();
  await getPages(server, calls, () => address, headers);
  const perSecond = (calls * 1000) / (performance.now() - startedAt);
  return { milliseconds: (cpuMilliseconds(server) - cpuBefore) / calls, perSecond };
}

function medians(rounds: readonly Record<Kind, Cost>[]): Record<Kind, Cost> {
  const of = (kind: Kind): Cost => ({
    milliseconds: median(rounds.map((round) => round[kind].milliseconds)),
    perSecond: median(rounds.map((round) => round[kind].perSecond)),
  });
  return { cold: of('cold'), warm: of('warm'), constant: of('constant'), own: of('own') };
}

const inWords = ({ milliseconds, perSecond }: Cost) =>
  `${milliseconds.toFixed(3)} ms, ${Math.round(perSecond)} a second`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
