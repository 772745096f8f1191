import { BENCH_NOW, BENCH_WORLD, providerId } from './bench-world.ts';
import { median } from './median.ts';
import { type Call, cpuMilliseconds, type ServerProcess, sendCalls, startServer } from './server-process.ts';

/** Until the compiler has seen what is hot; the bare handler is through after the first. */
const WARM_UP_ROUNDS = 3;
const ROUNDS = 7;
const CALLS = 1500;
const WINDOW_MS = 62 * 24 * 60 * 60 * 1000;

/** Known to the bench's server as the product's own documents are to the product. */
export const LIST = `query List($input: SpecificQuestsInput!) {
  getSpecificQuests(input: $input) {
    id eventTitle eventType publishingStatus startedAt endedAt serviceTags
    resourceMinNumber resourceDesiredNumber resourceMaxNumber takenCount
    location { id name address }
  }
}`;

/** Document with another name, which the server does not know. */
const STRANGE_LIST = LIST.replace('query List', 'query StrangeList');

/** Times for one list of 60 quests: the bare handler, GraphQL never twice alike, an unknown document, and repeated. */
export async function benchQuestList(database: string): Promise<string[]> {
  const bare = await startServer('bare-server.ts', database);
  const product = await startServer('product-server.ts', database);
  try {
    const costs: { bare: number; fresh: number; strange: number; repeated: number }[] = [];
    for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
      const cost = {
        bare: await costOf(bare, bareCall),
        fresh: await costOf(product, (index) => graphqlCall(providerOf(index), round * CALLS + index)),
        strange: await costOf(product, (index) =>
          graphqlCall(providerOf(index), round * CALLS + index, STRANGE_LIST),
        ),
        repeated: await costOf(product, () => graphqlCall(providerId(0), 0)),
      };
      if (round >= WARM_UP_ROUNDS) costs.push(cost);
    }
    const [bareCost, fresh, strange, repeated] = (['bare', 'fresh', 'strange', 'repeated'] as const).map(
      (kind) => median(costs.map((cost) => cost[kind])),
    ) as [number, number, number, number];
    return [
      `quest list of 60, server time per request: bare ${bareCost.toFixed(3)} ms, GraphQL ${fresh.toFixed(3)} ms, repeated ${repeated.toFixed(3)} ms`,
      `  GraphQL, an own document, not cached: ${percent(fresh / bareCost)} of the bare handler's time (goal ≤ 110 %)`,
      `  GraphQL, an unknown document: ${percent(strange / bareCost)} of the bare handler's time`,
      `  GraphQL, repeated: ${(bareCost / repeated).toFixed(1)} × the bare handler (goal ≥ 6 ×)`,
    ];
  } finally {
    bare.stop();
    product.stop();
  }
}

/** The charities in turn. */
export const providerOf = (index: number) => providerId(index % BENCH_WORLD.providers);

const bareCall = (index: number): Call => ({
  path: '/',
  body: JSON.stringify({ provider: providerOf(index) }),
});

/** `shift` milliseconds make the window, and so the request, a new one without changing what is found. */
export function graphqlCall(specificProvider: string, shift: number, query = LIST): Call {
  const begin = BENCH_NOW + shift;
  const input = {
    specificProvider,
    dateRangeBeginning: new Date(begin).toISOString(),
    dateRangeEnding: new Date(begin + WINDOW_MS - 60_000).toISOString(),
  };
  return { path: '/graphql', body: JSON.stringify({ query, variables: { input } }) };
}

async function costOf(server: ServerProcess, callOf: (index: number) => Call): Promise<number> {
  const before = cpuMilliseconds(server);
  await sendCalls(server, CALLS, callOf);
  return (cpuMilliseconds(server) - before) / CALLS;
}

const percent = (ratio: number) => `${Math.round(ratio * 100)} %`;
