import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CastName, castEmail } from '../support/cast.ts';
import { openWorld, type World } from '../support/world.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const LOG_IN = `mutation ($email: String!) {
  loginWithEmail(email: $email, password: "wrong", titleId: "chariteers") { playerId } }`;

type KnownRow = [title: string, query: string, variables?: object, as?: CastName];

/** Documents that one world compiles, and the other leaves to @hono/graphql-server. */
const KNOWN: readonly KnownRow[] = [
  ['a list', '{ districts { id name providers { id name } } }'],
  ['a variable', 'query A($id: ID!) { district(id: $id) { name } }', { id: '1' }],
  ['a variable that is missing', 'query A($id: ID!) { district(id: $id) { name } }'],
  ['a variable of another type', 'query A($id: ID!) { district(id: $id) { name } }', { id: ['1', '2'] }],
  ['a variable that is not declared', '{ districts { name } }', { other: 1 }],
  [
    'an alias, a fragment, a directive',
    '{ d: districts { ...F } } fragment F on District { id name @skip(if: true) }',
  ],
  ['something missing', '{ district(id: "99") { name } }'],
  ['two errors', '{ a: district(id: "98") { name } b: district(id: "99") { name } districts { id } }'],
  ['a field that visitors may not read', '{ districts { declaredChariteers { username } } }'],
  ['a refused operation', '{ auditPage(page: 1, perPage: 5) { total } }'],
  ['a refused operation of a volunteer', '{ auditPage(page: 1, perPage: 5) { total } }', {}, 'volunteer'],
  ['who is logged in', '{ getAccountInfo { playerId } }', {}, 'volunteer'],
  [
    'what staff read',
    '{ chariteer(id: "gold") { id username emailAddress subscriptionStatus } }',
    {},
    'staff',
  ],
  ['a mutation', 'mutation { abandonContract(id: "x") { id } }', {}, 'volunteer'],
  ['a mutation of a visitor', 'mutation { abandonContract(id: "x") { id } }'],
  ['a log-out, with its cookie', 'mutation { logout }'],
  ['a log-in that fails', LOG_IN, { email: castEmail('gold') }],
];

let compiled: World;
let served: World;
beforeAll(async () => {
  compiled = await openWorld({ knownDocuments: KNOWN.map(([, query]) => query) });
  served = await openWorld({ knownDocuments: [] });
});
afterAll(() => Promise.all([compiled.close(), served.close()]));

/** Everything of an answer but what is made anew for each request. */
async function answerOf(world: World, path: string, init: RequestInit) {
  const response = await world.request(path, init);
  const headers = Object.fromEntries(response.headers);
  const { 'x-request-id': requestId = '', ...others } = headers;
  const body = (await response.text()).replaceAll(requestId, 'id');
  return { status: response.status, headers: others, cookies: response.headers.getSetCookie(), body };
}

async function compare(path: string, init: RequestInit, as?: CastName) {
  const answers = [];
  for (const world of [compiled, served]) {
    const login = as && { authorization: `Bearer ${await world.tokenOf(as)}` };
    answers.push(await answerOf(world, path, { ...init, headers: { ...init.headers, ...login } }));
  }
  const [ofCompiled, ofServer] = answers;
  expect(withoutLocations(ofServer)).toEqual(withoutLocations(ofCompiled));
  return ofServer;
}

/** Own documents are compiled without them, and the compiler names the type of a variable once more. */
function withoutLocations(answer: Awaited<ReturnType<typeof answerOf>> | undefined) {
  const text = (answer?.body ?? '').replace(/Expected type \w+; /g, '');
  const body: unknown = JSON.parse(text, (key, value) => (key === 'locations' ? undefined : value));
  return { ...answer, body };
}

describe('compiled and by @hono/graphql-server [DEC-07]', () => {
  it.each<KnownRow>(KNOWN)('answers %s alike [DEC-07]', async (_, query, variables = {}, as = undefined) => {
    for (const accept of ['application/json', 'application/graphql-response+json']) {
      const body = JSON.stringify({ query, variables });
      await compare('/graphql', { method: 'POST', headers: { ...JSON_TYPE, accept }, body }, as);
    }
    const search = new URLSearchParams({ query, variables: JSON.stringify(variables) });
    await compare(`/graphql?${search}`, { headers: { 'sec-fetch-site': 'same-origin' } }, as);
  });

  it('says alike when a limit is reached, with Retry-After and extensions [DEC-07]', async () => {
    const body = JSON.stringify({ query: LOG_IN, variables: { email: castEmail('volunteer') } });
    let last: Awaited<ReturnType<typeof compare>>;
    for (let tries = 0; tries < 12; tries += 1)
      last = await compare('/graphql', { method: 'POST', headers: JSON_TYPE, body });
    expect(last?.headers).toMatchObject({ 'retry-after': '900' });
    expect(last?.body).toContain('RATE_LIMITED');
  });
});

const post = (body: string, headers: Record<string, string> = JSON_TYPE, search = '') =>
  [`/graphql${search}`, { method: 'POST', headers, body }] as const;
const ask = (query: string, more: object = {}) => post(JSON.stringify({ query, ...more }));
const DISTRICTS = '{ districts { id name providers { id name } } }';
const EVIL = encodeURIComponent('mutation { logout }');

const HOSTILE: readonly (readonly [title: string, request: readonly [path: string, init: RequestInit]])[] = [
  ['too deep', ask(`${'{ a '.repeat(9)}${'}'.repeat(9)}`)],
  [
    'too costly',
    ask('{ districts { providers { approvedLocations { id name address detail index } stamps { id } } } }'),
  ],
  [
    'too many aliases',
    ask(`{ districts { ${Array.from({ length: 16 }, (_, at) => `a${at}: id`).join(' ')} } }`),
  ],
  ['too many tokens', ask(`{ ${'districts { id } '.repeat(500)} }`)],
  ['too large', ask(DISTRICTS, { variables: { x: 'x'.repeat(256 * 1024) } })],
  ['a batch', post(`[${JSON.stringify({ query: DISTRICTS })}]`)],
  ['no document', ask('')],
  ['no GraphQL', ask('{ districts { ')],
  ['fields that are not there', ask('{ districts { nothing } }')],
  ['a subscription', ask('subscription { districts { id } }')],
  ['introspection', ask('{ __schema { types { name } } }')],
  [
    'variables nested too deep',
    ask(DISTRICTS, { variables: JSON.parse(`${'{"a":'.repeat(30)}1${'}'.repeat(30)}`) }),
  ],
  ['an operation that is not there', ask(DISTRICTS, { operationName: 'Other' })],
  ['an empty name of an operation', ask(DISTRICTS, { operationName: '' })],
  [
    'one of two operations',
    ask('query A { districts { id } } query B { districts { name } }', { operationName: 'B' }),
  ],
  ['another query in the address', post(JSON.stringify({ query: DISTRICTS }), JSON_TYPE, `?query=${EVIL}`)],
  [
    'variables in the address',
    post(JSON.stringify({ query: DISTRICTS }), JSON_TYPE, '?variables={&operationName=X'),
  ],
  [
    'a media type with parameters',
    post(JSON.stringify({ query: DISTRICTS }), { 'content-type': 'Application/JSON; charset="utf-8"' }),
  ],
  ['a form', post(`query=${EVIL}`, { 'content-type': 'application/x-www-form-urlencoded' })],
  ['a document as it is', post(DISTRICTS, { 'content-type': 'application/graphql' })],
  [
    'another site',
    post(JSON.stringify({ query: DISTRICTS }), { ...JSON_TYPE, origin: 'https://evil.example' }),
  ],
  ['a mutation by GET', [`/graphql?query=${EVIL}`, {}]],
  ['a question mark in a GET', ['/graphql?query={districts{id}}%23?&variables={', {}]],
  ['two queries in a GET', [`/graphql?query={districts{id}}&query=${EVIL}`, {}]],
  ['empty variables in a GET', ['/graphql?query={districts{id}}&variables=&operationName=', {}]],
  [
    'another method',
    ['/graphql', { method: 'PUT', body: JSON.stringify({ query: DISTRICTS }), headers: JSON_TYPE }],
  ],
];

describe('hostile requests', () => {
  it.each(HOSTILE)('are answered alike by both ways: %s [DEC-07]', async (_, [path, init]) => {
    const answer = await compare(path, init);
    expect(answer?.body).not.toContain('graphiql');
    expect(answer?.body).not.toContain('logout');
  });
});
