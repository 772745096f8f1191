import { Context as HonoContext } from 'hono';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openWorld, type World } from '../support/world.ts';

const handled = vi.hoisted((): { context: unknown; request: unknown }[] => []);

vi.mock('@hono/graphql-server', async (original) => {
  const real = await original<typeof import('@hono/graphql-server')>();
  const graphqlServer: typeof real.graphqlServer = (options) => {
    const handle = real.graphqlServer(options);
    return (c, next) => {
      handled.push({ context: c, request: c.req.raw });
      return handle(c, next);
    };
  };
  return { ...real, graphqlServer };
});

const OWN = '{ districts { id } }';
const OTHER = '{ districts { name } }';

let world: World;
beforeEach(async () => {
  world = await openWorld({ knownDocuments: [OWN] });
  handled.length = 0;
});
afterEach(() => world.close());

it('executes every unknown document by @hono/graphql-server, each time it comes [DEC-07]', async () => {
  for (let time = 1; time <= 5; time += 1) {
    expect((await world.gql(OTHER)).data).toMatchObject({ districts: [{ name: 'Harborside' }, {}] });
    expect(handled).toHaveLength(time);
  }
});

it('gives it Hono’s context, and the request as the client sent it [DEC-07]', async () => {
  await world.gql(OTHER, {}, { headers: { 'x-of-client': 'yes' } });
  const [{ context, request } = {}] = handled;
  expect(context).toBeInstanceOf(HonoContext);
  expect(request).toBeInstanceOf(Request);
  expect(request).toMatchObject({ method: 'POST', url: 'http://chariteers.test/graphql' });
  expect((request as Request).headers.get('x-of-client')).toBe('yes');
});

it('compiles own documents, and hands it nothing that was refused [DEC-07]', async () => {
  await world.gql(OWN);
  await world.gql('{ nothing }');
  await world.request('/graphql', { method: 'PUT' });
  expect(handled).toEqual([]);
});
