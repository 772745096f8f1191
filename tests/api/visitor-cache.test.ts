import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore } from '#db/open-store.ts';
import { district } from '#db/schema/district.ts';
import { TEST_CELLS } from '../support/test-key.ts';
import { openWorld, type World } from '../support/world.ts';

const QUERY = '{ districts { name } }';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

/** How many statements one call takes; 0 when the answer was kept. */
async function statementsOf(...call: Parameters<World['gql']>): Promise<number> {
  const before = world.store.statementCount();
  await world.gql(...call);
  return world.store.statementCount() - before;
}

const rename = (name: string) =>
  world.store.write(async (tx) => void (await tx.update(district).set({ name }).where(eq(district.id, '1'))));

it('a visitor’s answer that was asked for twice is kept, and comes without a statement', async () => {
  expect(await statementsOf(QUERY)).toBeGreaterThan(0);
  expect(await statementsOf(QUERY)).toBeGreaterThan(0);
  expect(await statementsOf(QUERY)).toBe(0);
});

it('a kept answer is never stale after a commit', async () => {
  for (let count = 0; count < 3; count += 1) await world.gql(QUERY);
  await rename('New Harbor');
  const { data } = await world.gql(QUERY);
  expect(data).toEqual({ districts: [{ name: 'New Harbor' }, { name: 'Riverside' }] });
});

it('a kept answer is never stale after a commit by another process', async () => {
  for (let count = 0; count < 3; count += 1) await world.gql(QUERY);
  const other = openStore({ url: `file:${world.databaseFile}`, cells: TEST_CELLS });
  await other.write(
    async (tx) => void (await tx.update(district).set({ name: 'Far Harbor' }).where(eq(district.id, '1'))),
  );
  await other.close();
  const { data } = await world.gql(QUERY);
  expect(data).toEqual({ districts: [{ name: 'Far Harbor' }, { name: 'Riverside' }] });
});

it('a kept answer is asked anew in the next second, since time alone ends quests', async () => {
  for (let count = 0; count < 3; count += 1) await world.gql(QUERY);
  world.clock.advance(1000);
  expect(await statementsOf(QUERY)).toBeGreaterThan(0);
  expect(await statementsOf(QUERY)).toBe(0);
});

it('what somebody who is logged in sees is never kept, and never given to a visitor', async () => {
  const query = '{ districts { name declaredChariteers { username } } }';
  for (let count = 0; count < 3; count += 1) {
    const { data } = await world.gql<{ districts: { declaredChariteers: unknown }[] }>(
      query,
      {},
      { as: 'volunteer' },
    );
    expect(data?.districts[0]?.declaredChariteers).toEqual([]);
  }
  for (let count = 0; count < 3; count += 1) {
    const { data } = await world.gql<{ districts: { declaredChariteers: unknown }[] }>(query);
    expect(data?.districts[0]?.declaredChariteers).toBeNull();
  }
  expect(await statementsOf(query, {}, { as: 'volunteer' })).toBeGreaterThan(2);
});

it('refusals and mutations are not kept', async () => {
  const missing = 'query { district(id: "99") { name } }';
  for (let count = 0; count < 3; count += 1)
    expect((await world.gql(missing)).code).toBe('DISTRICT_NOT_FOUND');
  expect(await statementsOf(missing)).toBeGreaterThan(0);
  for (let count = 0; count < 3; count += 1) {
    const { headers } = await world.gql('mutation { logout }');
    expect(headers.get('set-cookie')).toContain('session=;');
  }
});

it('different variables are different requests', async () => {
  const query = 'query ($id: ID!) { district(id: $id) { name } }';
  for (let count = 0; count < 4; count += 1) {
    expect((await world.gql(query, { id: '1' })).data).toEqual({ district: { name: 'Harborside' } });
    expect((await world.gql(query, { id: '2' })).data).toEqual({ district: { name: 'Riverside' } });
  }
});

it('a document that keeps coming is compiled and answers as before', async () => {
  const query =
    'query A($id: ID!) { district(id: $id) { name providers { name } } } query B { getTitleData { titleId } }';
  const answers: unknown[] = [];
  for (let count = 0; count < 6; count += 1) {
    world.clock.advance(1000);
    const body = JSON.stringify({ query, variables: { id: '2' }, operationName: 'A' });
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    answers.push(await (await world.request('/graphql', init)).json());
  }
  const expected = { data: { district: { name: 'Riverside', providers: [{ name: 'Riverside Pantry' }] } } };
  expect(answers).toEqual(Array.from({ length: 6 }, () => expected));
});
