import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningServer, startServer } from '#api/server.ts';
import { openWorld, type World } from '../support/world.ts';

const TINY = '{ districts { name } }';
/** Query whose answer is longer than 1 kB for every caller. */
const LONG = `{ ${Array.from({ length: 12 }, (_, index) => `district${index}: districts { __typename id name }`).join(' ')} }`;

let world: World;
let server: RunningServer;
beforeAll(async () => {
  world = await openWorld({ env: { PORT: '0' } });
  const { store, config, log, clock } = world;
  const knownDocuments = [TINY, LONG];
  server = await startServer({ store, config, log, clock: clock.now, knownDocuments });
});
afterAll(() => server.stop());

type Answer = { headers: IncomingMessage['headers']; body: Buffer };

async function ask(query: string, encoding: string, own: Record<string, string> = {}): Promise<Answer> {
  const headers = { 'content-type': 'application/json', 'accept-encoding': encoding, ...own };
  const call = request(`${server.origin}/graphql`, { method: 'POST', headers, agent: false });
  call.end(JSON.stringify({ query }));
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return { headers: answer.headers, body: Buffer.concat(parts) };
}

it.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['deflate', undefined, (body: Buffer) => body],
])(
  'for a client that takes «%s» the API’s answer comes as %s, and says what it varies by',
  async (accepted, encoding, decode) => {
    const plain = await ask(LONG, 'identity');
    const { headers, body } = await ask(LONG, accepted);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toContain('Accept-Encoding');
    expect(headers['content-length']).toBe(String(body.byteLength));
    expect(decode(body).toString()).toBe(plain.body.toString());
    if (encoding) expect(body.byteLength).toBeLessThan(plain.body.byteLength / 4);
  },
);

it('somebody who is logged in gets them compressed too', async () => {
  const { headers, body } = await ask(LONG, 'br', { cookie: `session=${await world.tokenOf('volunteer')}` });
  expect(headers['content-encoding']).toBe('br');
  expect(JSON.parse(brotliDecompressSync(body).toString()).data.district0).toBeDefined();
});

it.each([
  ['an answer of a few bytes', TINY],
  ['a refusal', '{ nothing }'],
])('%s stays as it is', async (_what, query) => {
  const { headers, body } = await ask(query, 'br');
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers.vary).toContain('Accept-Encoding');
  expect(JSON.parse(body.toString())).toBeDefined();
});

it('an answer is kept as it was compressed, for each encoding by itself, and comes without a statement', async () => {
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };
  for (const [encoding, decode] of Object.entries(decoders)) {
    for (let count = 0; count < 2; count += 1) await ask(LONG, encoding);
    const before = world.store.statementCount();
    const kept = await ask(LONG, encoding);
    expect(world.store.statementCount(), encoding).toBe(before);
    expect(kept.headers['content-encoding'] ?? 'identity').toBe(encoding);
    expect(JSON.parse(decode(kept.body).toString()).data.district11).toBeDefined();
  }
});
