import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../support/world.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const QUERY = JSON.stringify({ query: '{ districts { id } }' });

let world: World;
let production: World;
beforeAll(async () => {
  world = await openWorld();
  production = await openWorld({ env: { NODE_ENV: 'production', SESSION_COOKIE_SECURE: '0' } });
});
afterAll(() => Promise.all([world.close(), production.close()]));

async function post(body: BodyInit, headers: Record<string, string> = JSON_TYPE) {
  const response = await world.request('/graphql', { method: 'POST', headers, body });
  return {
    status: response.status,
    body: (await response.json()) as { data?: unknown; errors?: { message: string }[] },
  };
}

/** The first error that is no BAD_USER_INPUT would be a hole. */
async function messages(query: string): Promise<string> {
  const { status, errors } = await world.gql(query);
  expect(status).toBe(200);
  expect(errors?.map((error) => error.extensions.code)).toEqual(errors?.map(() => 'BAD_USER_INPUT'));
  return errors?.map((error) => error.message).join('\n') ?? '';
}

describe('the transport [API-01]', () => {
  it('answers a JSON body of query and variables by POST [API-01]', async () => {
    const { data } = await world.gql('query ($id: ID!) { district(id: $id) { name } }', { id: '1' });
    expect(data).toEqual({ district: { name: 'Harborside' } });
  });

  it.each([
    ['a charset', 'application/json; charset=utf-8'],
    ['a quoted charset in capitals', 'Application/JSON; Charset="UTF-8"'],
    ['another parameter', 'application/json;profile=x'],
  ])('JSON with %s is JSON [API-01]', async (_, type) => {
    expect((await post(QUERY, { 'content-type': type })).status).toBe(200);
  });

  it.each([
    ['a form', 'application/x-www-form-urlencoded'],
    ['plain text, which needs no preflight', 'text/plain'],
    ['a GraphQL document', 'application/graphql'],
    ['an upload', 'multipart/form-data; boundary=x'],
    ['another charset', 'application/json; charset=latin1'],
    ['nothing', ''],
  ])('a body declared as %s is refused [DEC-07]', async (_, type) => {
    expect((await post('query=mutation{logout}', { 'content-type': type })).status).toBe(415);
  });

  it.each([
    ['no JSON', '{'],
    ['a batch', `[${QUERY},${QUERY}]`],
    ['a text', '"query"'],
    ['no query', '{}'],
    ['a query that is no text', '{"query":{}}'],
    ['variables in a list', '{"query":"{a}","variables":[]}'],
    ['variables as text', '{"query":"{a}","variables":"{}"}'],
    ['an operation name that is no text', '{"query":"{a}","operationName":1}'],
    ['extensions that are no object', '{"query":"{a}","extensions":[]}'],
  ])('a body with %s is refused [DEC-07]', async (_, body) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
  });

  it('a body over 256 kB is refused, declared or not [DEC-07]', async () => {
    const large = JSON.stringify({ query: '{ districts { id } }', variables: { x: 'x'.repeat(256 * 1024) } });
    const length = String(large.length);
    expect((await post(large, { ...JSON_TYPE, 'content-length': length })).status).toBe(413);
    const stream = new Blob([large]).stream();
    const init = { method: 'POST', headers: JSON_TYPE, body: stream, duplex: 'half' } as RequestInit;
    expect((await world.request('/graphql', init)).status).toBe(413);
  });

  it('GET answers queries and refuses mutations [API-01]', async () => {
    const address = (query: string) => `/graphql?query=${encodeURIComponent(query)}`;
    const read = await world.request(address('{ districts { id } }'));
    expect(await read.json()).toMatchObject({ data: { districts: [{ id: '1' }, { id: '2' }] } });
    const write = await world.request(address('mutation { logout }'));
    expect({ status: write.status, allow: write.headers.get('allow') }).toEqual({
      status: 405,
      allow: 'GET, POST',
    });
  });

  it('a refused operation was executed at its first call as at its hundredth: data is null, and limits tell how long [API-01, DEC-26]', async () => {
    const query =
      'mutation First { loginWithEmail(email: "gold@demo.example", password: "no", titleId: "chariteers") { playerId } }';
    const calls = [];
    for (let call = 1; call <= 12; call += 1) calls.push(await world.gql(query));
    expect(calls.map(({ data }) => data)).toEqual(calls.map(() => null));
    const fresh = await world.gql(query.replace('First', 'Fresh'));
    expect(fresh).toMatchObject({ status: 200, code: 'RATE_LIMITED', data: null });
    expect(fresh.headers.get('retry-after')).toBe('900');
    const body = JSON.stringify({ query: 'mutation Other { abandonContract(id: "x") { id } }' });
    const accept = 'application/graphql-response+json';
    expect(await post(body, { ...JSON_TYPE, accept })).toMatchObject({ status: 200, body: { data: null } });
  });

  it('a query in the address of a POST is not looked at', async () => {
    const address = `/graphql?query=${encodeURIComponent('mutation { logout }')}`;
    expect((await world.request(address, { method: 'POST', headers: JSON_TYPE, body: '{}' })).status).toBe(
      400,
    );
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is refused', async (method) => {
    expect((await world.request('/graphql', { method })).status).toBe(405);
  });

  it('an unacceptable answer is refused', async () => {
    expect(
      (
        await world.request('/graphql', {
          method: 'POST',
          headers: { ...JSON_TYPE, accept: 'text/html' },
          body: QUERY,
        })
      ).status,
    ).toBe(406);
  });
});

describe('calls from other sites [API-02]', () => {
  it.each([
    ['Origin', { origin: 'https://evil.example' }],
    ['a hidden Origin', { origin: 'null' }],
    ['Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
    [
      'Sec-Fetch-Site of a sister site',
      { 'sec-fetch-site': 'same-site', origin: 'http://blog.chariteers.test' },
    ],
  ])('are refused by %s, and leave the session alone [API-02]', async (_, headers) => {
    const cookie = `session=${await world.sessions.open('volunteer')}`;
    const answer = await world.gql('mutation { logout }', {}, { headers: { cookie, ...headers } });
    expect(answer).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    const who = await world.gql('{ getAccountInfo { playerId } }', {}, { headers: { cookie } });
    expect(who.data).toEqual({ getAccountInfo: { playerId: 'volunteer' } });
  });

  it('no answer is opened to other sites', async () => {
    const { headers } = await world.gql(
      '{ districts { id } }',
      {},
      { headers: { origin: 'http://chariteers.test' } },
    );
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('limits of unknown documents [DEC-07]', () => {
  const nested = (depth: number) => `${'{ a '.repeat(depth)}${'}'.repeat(depth)}`;

  it('at most 2,000 tokens [DEC-07, OPEN-API-04]', async () => {
    expect(await messages(`{ ${'districts { id } '.repeat(500)} }`)).toMatch(/2000 tokens/);
  });

  it('at most 8 levels, fragments counted [DEC-07, OPEN-API-04]', async () => {
    expect(await messages(nested(9))).toMatch(/limit of 8 for depth/);
    expect(await messages(nested(8))).not.toMatch(/depth/);
    const hidden = `{ ...A } fragment A on Query { a { b { c { d { ...B } } } } } fragment B on Quest { e { f { g { h { i } } } } }`;
    expect(await messages(hidden)).toMatch(/limit of 8 for depth/);
  });

  it('at most 15 aliases, fragments counted each time [DEC-07, OPEN-API-04]', async () => {
    const aliases = (count: number) => Array.from({ length: count }, (_, i) => `a${i}: id`).join(' ');
    expect((await world.gql(`{ districts { ${aliases(15)} } }`)).errors).toBeUndefined();
    expect(await messages(`{ districts { ${aliases(16)} } }`)).toMatch(/limit of 15 for aliases/);
    const twice = `{ districts { ...A } providers { ...B } } fragment A on District { ${aliases(8)} } fragment B on Provider { ${aliases(8)} }`;
    expect(await messages(twice)).toMatch(/limit of 15 for aliases/);
  });

  it('at most 10 directives [DEC-07, OPEN-API-04]', async () => {
    expect((await world.gql(`{ districts { id ${'@include(if: true)'} } }`)).errors).toBeUndefined();
    expect(await messages(`{ districts { id ${'@include(if: true) '.repeat(11)} } }`)).toMatch(
      /limit of 10 for directives/,
    );
  });

  it('an estimated cost, in which lists multiply [DEC-07, OPEN-API-04]', async () => {
    const costly =
      '{ districts { providers { approvedLocations { id name address detail latitude longitude index } } } }';
    expect(await messages(costly)).toMatch(/limit of 50000 for cost/);
  });

  it('fragments that refer to each other end quickly [DEC-07]', async () => {
    const spreads = (name: string) => `...${name} `.repeat(20);
    const chain = ['A', 'B', 'C', 'D', 'E'].map((name, i, all) => {
      const next = all[i + 1];
      return `fragment ${name} on District { id ${next ? spreads(next) : ''} }`;
    });
    const begin = performance.now();
    expect(await messages(`{ districts { ${spreads('A')} } } ${chain.join(' ')}`)).toMatch(
      /limit of 50000 for cost/,
    );
    expect(await messages('{ districts { ...A } } fragment A on District { id ...A }')).toMatch(
      /Cannot spread/,
    );
    expect(performance.now() - begin).toBeLessThan(500);
  });

  it('introspection only outside production [DEC-07]', async () => {
    const query = '{ __schema { types { name fields { name type { name ofType { name } } } } } }';
    expect((await world.gql(query)).errors).toBeUndefined();
    expect((await production.gql(query)).code).toBe('BAD_USER_INPUT');
  });

  it('in production the schema cannot be guessed from suggestions', async () => {
    expect(
      (await world.gql('{ district { id } distrits { id } }')).errors?.map((e) => e.message).join(),
    ).toMatch(/Did you mean/);
    expect((await production.gql('{ distrits { id } }')).errors?.map((e) => e.message).join()).not.toMatch(
      /Did you mean|districts/,
    );
  });

  it('an operation is chosen by name among several', async () => {
    const query = 'query A { districts { id } } query B { getTitleData { titleId } }';
    expect((await world.gql(query)).code).toBe('BAD_USER_INPUT');
    const body = JSON.stringify({ query, operationName: 'B' });
    expect((await post(body)).body).toEqual({ data: { getTitleData: { titleId: 'chariteers' } } });
  });

  it('no request can spoil the document of another by the way it is written', async () => {
    const spoilt = [
      { query: '{ districts { id } }', operationName: 'query' },
      { query: '["A","query A { districts { id } }"]' },
      { query: 'A\nquery A { districts { id } }' },
    ];
    for (const body of spoilt) expect((await post(JSON.stringify(body))).body.data).toBeUndefined();
    const sound = [
      { query: 'query\n{ districts { id } }' },
      { query: 'query A { districts { id } }', operationName: 'A' },
    ];
    for (const body of sound) expect((await post(JSON.stringify(body))).body.errors).toBeUndefined();
  });

  it('null for an argument that may not be null is the client’s fault, by whichever engine', async () => {
    const query = 'query ($id: ID = "1") { district(id: $id) { name } }';
    for (let call = 1; call <= 5; call += 1) {
      const { code, errors } = await world.gql(query, { id: null });
      expect(code).toBe('BAD_USER_INPUT');
      expect(errors?.[0]?.message).toBe('Argument "id" of non-null type "ID!" must not be null.');
    }
  });

  it('wrong variables are the client’s fault, with their own message', async () => {
    const { status, errors } = await world.gql('query ($id: ID!) { district(id: $id) { name } }', { id: {} });
    expect(status).toBe(200);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', statusCode: 400 } }]);
  });
});
