import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { sendTraces } from '#api/process/log/send-traces.ts';
import { type RunningServer, startServer } from '#api/server.ts';
import { openWorld, type World } from '../support/world.ts';

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } };
type Sent = { traceId: string; spanId: string; parentSpanId?: string; name: string; attributes: Attribute[] };

const PARENT = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

let world: World;
let server: RunningServer;
let collector: Server;
let spans: Sent[] = [];
let services: Attribute[] = [];

beforeAll(async () => {
  world = await openWorld({ env: { TRUSTED_PROXY: '127.0.0.1', PORT: '0' } });
  const { store, clock, config, log } = world;
  server = await startServer({ store, clock: clock.now, config, log });
  collector = createServer(async (request, answer) => {
    const { resourceSpans } = JSON.parse(await text(request));
    for (const { resource, scopeSpans } of resourceSpans) {
      services = resource.attributes;
      spans.push(...scopeSpans.flatMap((scope: { spans: Sent[] }) => scope.spans));
    }
    answer.setHeader('content-type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${port}`);
});
afterEach(() => {
  spans = [];
});
afterAll(async () => {
  vi.unstubAllEnvs();
  collector.close();
  await server.stop();
});

/** What the collector has received once the questions were answered. */
async function traced(ask: () => Promise<Response>, share = 1): Promise<Sent[]> {
  const end = await sendTraces({ share }, world.log);
  await (await ask()).text();
  await end();
  return spans;
}

const ask = (headers: Record<string, string> = {}) =>
  fetch(`${server.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query: '{ provider(id: "canary-charity") { name } }' }),
  });

const attributeOf = (span: Sent | undefined, key: string) =>
  span?.attributes.find((one) => one.key === key)?.value;

it('a request becomes a trace with its route, operation, status and statements [OPS-05]', async () => {
  const [root, ...statements] = (await traced(() => ask())).toSorted((one) => (one.parentSpanId ? 1 : -1));
  expect(root?.name).toBe('POST /graphql');
  expect(attributeOf(root, 'graphql.operation.name')).toEqual({ stringValue: 'provider' });
  expect(attributeOf(root, 'http.response.status_code')).toEqual({ intValue: 200 });
  expect(statements.length).toBeGreaterThan(0);
  for (const { traceId, parentSpanId } of statements)
    expect({ traceId, parentSpanId }).toEqual({ traceId: root?.traceId, parentSpanId: root?.spanId });
  expect(services).toContainEqual({ key: 'service.name', value: { stringValue: 'chariteers' } });
});

it('a trace has the id of its request in the log, and nothing that a client sent [OPS-05]', async () => {
  const sent = await traced(() => ask({ cookie: 'session=canary' }));
  const id = attributeOf(
    sent.find((span) => !span.parentSpanId),
    'chariteers.request_id',
  )?.stringValue;
  expect(sent[0]?.traceId).toBe(id?.replaceAll('-', ''));
  expect(JSON.stringify(sent)).not.toContain('canary');
});

it('a trace goes on where a trusted proxy began it [OPS-05]', async () => {
  const sent = await traced(() => ask({ traceparent: PARENT, 'x-forwarded-for': '203.0.113.7' }));
  const root = sent.find((span) => span.name === 'POST /graphql');
  expect(root).toMatchObject({
    traceId: '0af7651916cd43dd8448eb211c80319c',
    parentSpanId: 'b7ad6b7169203331',
  });
});

it('of no traces, none is sent; without a collector nothing is loaded [OPS-05]', async () => {
  expect(await traced(() => ask(), 0)).toEqual([]);
  expect(world.config.traces).toBeNull();
});
