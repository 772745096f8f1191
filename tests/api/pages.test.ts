import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { ReadableStream } from 'node:stream/web';
import { brotliDecompressSync, createBrotliDecompress, gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '#api/server.ts';
import { openStore } from '#db/open-store.ts';
import { district } from '#db/schema/district.ts';
import { TEST_CELLS } from '../support/test-key.ts';
import { openWorld, type World } from '../support/world.ts';

const HTML = { 'content-type': 'text/html' };
const LONG = 'A page about quests. '.repeat(100);

let world: World;
let server: RunningServer;
/** How often the site was asked for a page. */
let rendered = 0;
/** The address that the site was asked for last. */
let seen: string | undefined;
let render: () => Response;

beforeAll(async () => {
  world = await openWorld({ env: { PORT: '0' } });
  const { store, config, log, clock } = world;
  server = await startServer({
    store,
    config,
    log,
    clock: clock.now,
    site: async ({ url }) => {
      rendered += 1;
      const { pathname, search } = new URL(url);
      seen = pathname + search;
      return render();
    },
  });
});
afterAll(() => server.stop());
beforeEach(() => {
  rendered = 0;
  world.clock.advance(5_000);
  render = () => inParts([LONG.slice(0, 700), LONG.slice(700)]);
});

type Got = { status: number; headers: IncomingMessage['headers']; body: Buffer };

async function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  const call = request(server.origin + path, { headers, method, agent: false }).end();
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) };
}

/** A page that is made part by part. */
function inParts(texts: Iterable<string> | AsyncIterable<string>): Response {
  const parts = ReadableStream.from(texts) as globalThis.ReadableStream<string>;
  return new Response(parts.pipeThrough(new TextEncoderStream()), { headers: HTML });
}

describe('pages are compressed', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['deflate', undefined, (body: Buffer) => body],
    ['', undefined, (body: Buffer) => body],
  ])('for a client that takes «%s» as %s', async (accepted, encoding, decode) => {
    const { headers, body } = await get('/a', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(decode(body).toString()).toBe(LONG);
    if (encoding) expect(body.byteLength).toBeLessThan(200);
  });

  it.each([
    ['a page below 1 kB', 200, HTML, 'x'.repeat(1023)],
    ['a picture', 200, { 'content-type': 'image/png' }, LONG],
    ['what is compressed already', 200, { ...HTML, 'content-encoding': 'zstd' }, LONG],
    ['a redirect', 303, { location: '/b' }, ''],
  ])('but not %s', async (_what, status, headers, text) => {
    render = () => new Response(text || null, { status, headers: headers as Record<string, string> });
    const got = await get('/b', { 'accept-encoding': 'br' });
    expect(got.status).toBe(status);
    expect(got.headers['content-encoding']).toBe((headers as Record<string, string>)['content-encoding']);
    expect(got.body.toString()).toBe(text);
  });

  it('and what has been made leaves before the rest is there [DIS-05, DIS-14]', async () => {
    let goOn = () => {};
    render = () =>
      inParts(
        (async function* () {
          yield `<p>Placeholder</p>${LONG}`;
          await new Promise<void>((resolve) => (goOn = resolve));
          yield '<p>Content</p>';
        })(),
      );
    const call = request(`${server.origin}/c`, { headers: { 'accept-encoding': 'br' }, agent: false }).end();
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    const page = answer.pipe(createBrotliDecompress()).setEncoding('utf8');
    let text = '';
    for await (const part of page) {
      text += part;
      if (text.length < LONG.length || text.includes('Content')) continue;
      expect(text).toBe(`<p>Placeholder</p>${LONG}`);
      goOn();
    }
    expect(text.endsWith('<p>Content</p>')).toBe(true);
  });
});

describe('pages of visitors are kept', () => {
  /** How often the site was asked while the page was fetched three times more. */
  async function rendersOf(...call: Parameters<typeof get>): Promise<number> {
    await get(...call);
    await get(...call);
    rendered = 0;
    for (let count = 0; count < 3; count += 1) await get(...call);
    return rendered;
  }

  it('from the second time on, with all its headers but a request id of its own', async () => {
    await get('/d');
    const first = await get('/d');
    rendered = 0;
    const kept = await get('/d');
    expect(rendered).toBe(0);
    expect(kept.body.toString()).toBe(LONG);
    expect(kept.headers['content-type']).toBe('text/html');
    expect(kept.headers['x-frame-options']).toBe(first.headers['x-frame-options']);
    expect(kept.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  });

  it('each in its own encoding, for its own host and query', async () => {
    await rendersOf('/e', { 'accept-encoding': 'br' });
    const plain = await get('/e');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(rendered).toBe(1);
    expect(await rendersOf('/e', { host: 'elsewhere.test' })).toBe(0);
    expect(await rendersOf('/questList/1?view=calendar')).toBe(0);
  });

  it('once for all parameters that the page does not know, which it does not see either', async () => {
    const parameters = [
      '',
      '?utm_source=a',
      '?utm_source=b&utm_medium=c',
      '?fbclid=d',
      `?x=${'y'.repeat(900)}`,
    ];
    await get('/questList/7?gclid=first');
    expect(seen).toBe('/questList/7');
    await get('/questList/7?gclid=second');
    rendered = 0;
    for (const search of parameters) await get(`/questList/7${search}`);
    expect(rendered).toBe(0);
    const bytes = (await get('/questList/7')).body.byteLength;
    expect(bytes).toBe(LONG.length);
  });

  it('anew for a parameter that the page knows', async () => {
    await rendersOf('/questList/8');
    await get('/questList/8?utm_source=a&view=calendar&month=2026-12');
    expect(rendered).toBe(1);
    expect(seen).toBe('/questList/8?view=calendar&month=2026-12');
    await get('/questList/8?view=calendar&month=2026-11');
    expect(rendered).toBe(2);
  });

  it('for a browser that has logged in before, and for nobody with one cookie more [SAF-23]', async () => {
    const cookie = `known-browser=${'x'.repeat(43)}`;
    await rendersOf('/j');
    expect(await rendersOf('/j', { cookie })).toBe(0);
    expect(await rendersOf('/j', { cookie: `${cookie}; session=abc` })).toBe(3);
  });

  it('never longer than a commit, of this process or another one', async () => {
    expect(await rendersOf('/f')).toBe(0);
    await world.store.write(async (tx) => void (await tx.update(district).set({ name: 'New Harbor' })));
    await get('/f');
    expect(rendered).toBe(1);
    const other = openStore({ url: `file:${world.databaseFile}`, cells: TEST_CELLS });
    await other.write(async (tx) => {
      await tx.update(district).set({ name: 'Far Harbor' }).where(eq(district.id, '1'));
    });
    await other.close();
    await get('/f');
    expect(rendered).toBe(2);
  });

  it('never longer than a second, since time alone ends quests', async () => {
    expect(await rendersOf('/g')).toBe(0);
    world.clock.advance(1_000);
    await get('/g');
    expect(rendered).toBe(1);
  });

  it.each([
    ['somebody with a cookie', { cookie: 'session=abc' }, 'GET', {}],
    ['somebody with an Authorization header', { authorization: 'Bearer abc' }, 'GET', {}],
    ['a HEAD', {}, 'HEAD', {}],
    ['a form', { origin: 'http://chariteers.test' }, 'POST', {}],
    ['a page that sets a cookie', {}, 'GET', { 'set-cookie': 'returnTo=/' }],
    ['a page that says so', {}, 'GET', { 'cache-control': 'private, no-store' }],
  ])('but not for %s', async (_what, headers, method, ownHeaders) => {
    render = () => new Response(LONG, { headers: { ...HTML, ...ownHeaders } as Record<string, string> });
    expect(await rendersOf('/h', headers, method)).toBe(3);
  });

  it('but not a page that could not be made', async () => {
    render = () => new Response(LONG, { status: 503, headers: HTML });
    expect(await rendersOf('/i')).toBe(3);
  });
});
