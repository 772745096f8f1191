import type { MeasuredServer } from './measured-server.ts';

const IN_FLIGHT = 8;
const FILL = 'x'.repeat(250_000);

type Sent = { body: string; headers?: Record<string, string> };

/** Requests that a server could be made to keep: so many different ones, each sent so often in a row. */
export type Flood = { name: string; count: number; times: number; requestOf: (index: number) => Sent };

const asJson = (query: string, more: object = {}) => ({ body: JSON.stringify({ query, ...more }) });
const fieldNames = (index: number) => Array.from({ length: 900 }, (_, place) => `f${index}_${place}`);

/** Requests of 250 kB, each sent once. */
export const largeDocuments = (count: number): Flood => ({
  name: 'different requests of 250 kB',
  count,
  times: 1,
  requestOf: (index) => asJson(`{veilOfTime}#€${FILL}${index}`),
});

/** What comes again is what a cache wants to keep: a kind of cache each. */
export const REPEATED = {
  largeDocuments: {
    name: 'large documents sent twice',
    count: 200,
    times: 2,
    requestOf: (index) => asJson(`{veilOfTime}#€${FILL}${index}`),
  },
  largeVariables: {
    name: 'large variables',
    count: 200,
    times: 2,
    requestOf: (index) => asJson('{veilOfTime}', { variables: { a: `€${FILL}${index}` } }),
  },
  largeOperationNames: {
    name: 'large names of operations',
    count: 200,
    times: 2,
    requestOf: (index) => asJson('{veilOfTime}', { operationName: `€${FILL}${index}` }),
  },
  keptDocuments: {
    name: 'documents just small enough to be kept',
    count: 600,
    times: 2,
    requestOf: (index) => asJson(`{veilOfTime}#€${index}\n${'#\n'.repeat(6_000)}`),
  },
  refusedDocuments: {
    name: 'documents that are refused with many words',
    count: 600,
    times: 2,
    requestOf: (index) => asJson(`{${fieldNames(index).join(' ')}}`),
  },
  documentsOfManyFields: {
    name: 'documents of many fields',
    count: 600,
    times: 3,
    requestOf: (index) => asJson(manyFields(index)),
  },
  longHeaders: {
    name: 'long headers',
    count: 600,
    times: 2,
    requestOf: (index) => ({
      ...asJson('{veilOfTime}'),
      headers: { 'accept-encoding': `${index}${'y'.repeat(14_000)}` },
    }),
  },
} satisfies Record<string, Flood>;

function manyFields(index: number): string {
  const aliases = Array.from(
    { length: 14 },
    (_, place) => `a${place}: districts { id name providers { id name } }`,
  );
  return `{ t${index}: __typename ${aliases.join(' ')} }`;
}

/** Sends a flood and tells the statuses of its answers, and how many bytes more the server holds after it. */
export async function flood(server: MeasuredServer, { count, times, requestOf }: Flood) {
  const before = await server.measure();
  const statuses = new Set<number>();
  let next = 0;
  const sendSome = async () => {
    for (let index = next++; index < count; index = next++) {
      const { body, headers } = requestOf(index);
      for (let time = 0; time < times; time += 1) statuses.add(await statusOf(server, body, headers));
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, sendSome));
  const after = await server.measure();
  return { statuses, held: after.held - before.held, rss: after.rss - before.rss };
}

async function statusOf(server: MeasuredServer, body: string, headers?: Record<string, string>) {
  const all = { 'content-type': 'application/json', ...headers };
  const answer = await fetch(`${server.origin}/graphql`, { method: 'POST', headers: all, body });
  await answer.arrayBuffer();
  return answer.status;
}
