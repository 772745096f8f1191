import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SiteHandler } from '#api/http/site.ts';
import { type RunningServer, startServer } from '#api/server.ts';
import {
  numbersFrom,
  oddRequests,
  type RawRequest,
  rawRequest,
  statusOf,
} from '../support/hostile-requests.ts';
import { openWorld, type World } from '../support/world.ts';

const JSON_TYPE = 'content-type: application/json';
const QUERY = JSON.stringify({
  query: 'query ($id: ID!) { district(id: $id) { name } }',
  variables: { id: '1' },
});
/** What the app answers itself; the pages are asked in the browser tests. */
const ADDRESSES = [
  ...['/graphql', '/graphql?query={districts{id}}', '/healthz', '/og/default.png', '/og/quest/quest-own.png'],
  ...['/og/guild/1.png', '/og/chariteer/volunteer.png', '/sitemap.xml', '/quest/quest-own.ics', '/console'],
  ...[
    '/calendar',
    '/calendar/1',
    '/groups/1',
    '/quests/1',
    '/data/recap',
    `/feed/${'a'.repeat(43)}.ics`,
    '/page',
  ],
];

const site: SiteHandler = async ({ url }) => new Response(new URL(url).pathname);

let world: World;
let server: RunningServer;
let port: number;
beforeAll(async () => {
  world = await openWorld({ env: { PORT: '0' } });
  const { store, config, log, clock } = world;
  server = await startServer({ store, config, log, clock: clock.now, site });
  port = Number(new URL(server.origin).port);
});
afterAll(() => server.stop());

const post = (body: Buffer | string, ...headers: string[]) =>
  rawRequest({
    method: 'POST',
    target: '/graphql',
    headers: headers.length > 0 ? headers : [JSON_TYPE],
    body,
  });
const nested = (depth: number, inner = '1') => `${'{"a":'.repeat(depth)}${inner}${'}'.repeat(depth)}`;
const asked = (variables: string) =>
  `{"query":"query ($id: ID!) { district(id: $id) { name } }","variables":${variables}}`;

async function faultsOf(requests: readonly RawRequest[]): Promise<string[]> {
  const faults: string[] = [];
  for (const request of requests) {
    const status = await statusOf(request, port);
    if (status < 200 || status > 499) faults.push(`${status} ${request.name}`);
  }
  return faults;
}

describe('what was found [SAF-33]', () => {
  it.each([
    ['/quests/%0d%0aX', 302],
    ['/groups/%0aX', 302],
    ['/calendar/%00', 302],
    ['/calendar/xnull/%0aX?a=NaN', 302],
    ['/quest/%00.ics', 303],
    ['/og/quest/%00.png', 404],
    ['/graphql?query=%00', 200],
    ['/graphql?query={districts{id}}&variables=%ED%A0%80', 400],
  ])('GET %s answers %i [SAF-33]', async (target, status) => {
    expect(await statusOf(rawRequest({ target }), port)).toBe(status);
  });

  it.each([
    ['/embed/%ff', '/embed/_ff'],
    ['/%', '/_'],
    ['/questList/%C3%A9', '/questList/%C3%A9'],
  ])('a page is asked for %s as %s, which it can read [SAF-33]', async (target, path) => {
    expect(await (await fetch(server.origin + target)).text()).toBe(path);
  });

  it.each([
    ['variables nested 100,000 deep, in lists', asked('['.repeat(100_000) + ']'.repeat(100_000)), 400],
    ['variables nested 20,000 deep', asked(nested(20_000)), 400],
    ['a variable nested 100,000 deep', asked(`{"id":${'['.repeat(100_000)}${']'.repeat(100_000)}}`), 400],
    ['variables nested as deep as is allowed', asked(nested(20)), 200],
    ['variables nested one deeper', asked(nested(21)), 400],
    ['extensions nested deeply', `{"query":"{districts{id}}","extensions":${nested(20_000)}}`, 200],
    ['another member nested deeply', `{"query":"{districts{id}}","x":${nested(20_000)}}`, 200],
    ['a document nested deeply', JSON.stringify({ query: '{a'.repeat(900) + '}'.repeat(900) }), 200],
    ['half a character', asked('{"id":"\\ud800"}'), 400],
    ['half a character in the document', '{"query":"{ district(id: \\"\\ud800\\") { name } }"}', 200],
    ['a null byte', asked('{"id":"1\\u0000"}'), 200],
    [
      'broken UTF-8',
      Buffer.from([...Buffer.from('{"query":"'), 0xc3, 0x28, 0xff, ...Buffer.from('"}')]),
      200,
    ],
    ['UTF-16', Buffer.from(QUERY, 'utf16le'), 400],
    ['a byte order mark', Buffer.from(`\ufeff${QUERY}`), 200],
    ['nothing', '', 400],
    ['a member of every object', '{"query":"{districts{id}}","variables":{"__proto__":{"a":1}}}', 200],
  ])('a body with %s [SAF-33]', async (_, body, status) => {
    expect(await statusOf(post(body), port)).toBe(status);
  });

  it.each([
    ['a charset that is no charset', 'content-type: application/json; charset=\xff', 415],
    ['a coding that nobody asked for', `${JSON_TYPE}\r\ncontent-encoding: gzip`, 200],
    ['an expectation', `${JSON_TYPE}\r\nexpect: nothing`, 417],
    ['an origin that is none', `${JSON_TYPE}\r\norigin: \xff`, 403],
  ])('headers with %s [SAF-33]', async (_, headers, status) => {
    expect(await statusOf(post(QUERY, ...headers.split('\r\n')), port)).toBe(status);
  });
});

it.each([
  ['its variables', (fill: string) => ({ variables: { email: fill } })],
  ['what is passed over', (fill: string) => ({ more: fill })],
])(
  'a log-in, whose answer may be held back for seconds, is refused when %s are large [SAF-32]',
  async (_, more) => {
    const query =
      'mutation ($email: String!) { loginWithEmail(email: $email, password: "no", titleId: "chariteers") { playerId } }';
    const answerTo = async (fill: string) => {
      const body = JSON.stringify({ query, variables: { email: 'a@b.example' }, ...more(fill) });
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${server.origin}/graphql`, { method: 'POST', headers, body });
      return JSON.stringify(await answer.json());
    };
    expect(await answerTo('x'.repeat(17_000))).toContain('too long for this operation');
    expect(await answerTo('x')).not.toContain('too long for this operation');
  },
);

it('a thousand odd requests, the same at every run, are answered without a fault of ours [SAF-33]', async () => {
  expect(await faultsOf(oddRequests(33, 1_000, ADDRESSES))).toEqual([]);
});

it('a request with some bytes changed at will is answered without a fault of ours [SAF-33]', async () => {
  const below = numbersFrom(34);
  const requests = Array.from({ length: 500 }, () => {
    const body = Buffer.from(QUERY);
    for (let change = 0; change <= below(4); change += 1) body[below(body.length)] = below(256);
    return post(body);
  });
  expect(await faultsOf(requests)).toEqual([]);
});
