import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MeasuredServer, startMeasuredServer } from '../support/measured-server.ts';

const MEGABYTE = 1_000_000;
const FILL = 'x'.repeat(250_000);
const IN_FLIGHT = 8;

let server: MeasuredServer;
beforeAll(async () => {
  server = await startMeasuredServer(512);
});
afterAll(() => server.stop());

type Sent = { body: string; headers?: Record<string, string> };

/** Each sent so often in a row: what comes again is what a cache wants to keep. */
async function storm(count: number, times: number, requestOf: (index: number) => Sent): Promise<Set<number>> {
  const statuses = new Set<number>();
  let next = 0;
  const sendSome = async () => {
    for (let index = next++; index < count; index = next++) {
      const { body, headers } = requestOf(index);
      for (let time = 0; time < times; time += 1) statuses.add(await statusOf(body, headers));
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, sendSome));
  return statuses;
}

async function statusOf(body: string, headers: Record<string, string> = {}): Promise<number> {
  const all = { 'content-type': 'application/json', ...headers };
  const answer = await fetch(`${server.origin}/graphql`, { method: 'POST', headers: all, body });
  await answer.arrayBuffer();
  return answer.status;
}

const asJson = (query: string, more: object = {}) => ({ body: JSON.stringify({ query, ...more }) });

it('SAF-32 2,000 different requests of 250 kB leave at most 64 MB behind in a heap of 512 MB', async () => {
  const before = await server.measure();
  const statuses = await storm(2_000, 1, (index) => asJson(`{veilOfTime}#€${FILL}${index}`));
  const after = await server.measure();
  expect(statuses).toEqual(new Set([200]));
  expect(after.held - before.held).toBeLessThan(64 * MEGABYTE);
  // The system counts what the collector and the allocator keep for later, too: some 30 to 60 MB, however long it goes on.
  expect(after.rss - before.rss).toBeLessThan(128 * MEGABYTE);
}, 240_000);

it.each<[string, number, number, (index: number) => Sent]>([
  ['large documents sent twice', 200, 2, (index) => asJson(`{veilOfTime}#€${FILL}${index}`)],
  ['large variables', 200, 2, (index) => asJson('{veilOfTime}', { variables: { a: `€${FILL}${index}` } })],
  [
    'large names of operations',
    200,
    2,
    (index) => asJson('{veilOfTime}', { operationName: `€${FILL}${index}` }),
  ],
  [
    'documents just small enough to be kept',
    600,
    2,
    (index) => asJson(`{veilOfTime}#€${index}\n${'#\n'.repeat(6_000)}`),
  ],
  [
    'documents that are refused with many words',
    600,
    2,
    (index) => asJson(`{${fieldNames(index).join(' ')}}`),
  ],
  ['documents that come often enough to be compiled', 600, 3, (index) => asJson(manyFields(index))],
  [
    'long headers',
    600,
    2,
    (index) => ({
      ...asJson('{veilOfTime}'),
      headers: { 'accept-encoding': `${index}${'y'.repeat(14_000)}` },
    }),
  ],
])(
  'SAF-32 %s leave nothing behind but what is bounded',
  async (_, count, times, requestOf) => {
    const before = await server.measure();
    await storm(count, times, requestOf);
    const after = await server.measure();
    expect(after.held - before.held).toBeLessThan(40 * MEGABYTE);
  },
  240_000,
);

const fieldNames = (index: number) => Array.from({ length: 900 }, (_, place) => `f${index}_${place}`);

function manyFields(index: number): string {
  const aliases = Array.from(
    { length: 14 },
    (_, place) => `a${place}: districts { id name providers { id name } }`,
  );
  return `{ t${index}: __typename ${aliases.join(' ')} }`;
}
