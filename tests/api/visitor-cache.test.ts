import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore } from '#db/open-store.ts';
import { district } from '#db/schema/district.ts';
import { TEST_CELLS } from '../support/test-key.ts';
import { openWorld, type World } from '../support/world.ts';

const QUERY = '{ districts { name } }';
const SECRETIVE = '{ districts { name declaredChariteers { username } } }';
const MISSING = 'query { district(id: "99") { name } }';
const BY_ID = 'query ($id: ID!) { district(id: $id) { name } }';

let world: World;
beforeEach(async () => {
  world = await openWorld({ knownDocuments: [QUERY, SECRETIVE, MISSING, BY_ID] });
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

it('a kept answer is never stale after a commit [OPS-09]', async () => {
  for (let count = 0; count < 3; count += 1) await world.gql(QUERY);
  await rename('New Harbor');
  const { data } = await world.gql(QUERY);
  expect(data).toEqual({ districts: [{ name: 'New Harbor' }, { name: 'Riverside' }] });
});

it('a kept answer is never stale after a commit by another process [OPS-09]', async () => {
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
  for (let count = 0; count < 3; count += 1) {
    const { data } = await world.gql<{ districts: { declaredChariteers: unknown }[] }>(
      SECRETIVE,
      {},
      { as: 'volunteer' },
    );
    expect(data?.districts[0]?.declaredChariteers).toEqual([]);
  }
  for (let count = 0; count < 3; count += 1) {
    const { data } = await world.gql<{ districts: { declaredChariteers: unknown }[] }>(SECRETIVE);
    expect(data?.districts[0]?.declaredChariteers).toBeNull();
  }
  expect(await statementsOf(SECRETIVE, {}, { as: 'volunteer' })).toBeGreaterThan(2);
});

it('refusals and mutations are not kept', async () => {
  for (let count = 0; count < 3; count += 1)
    expect((await world.gql(MISSING)).code).toBe('DISTRICT_NOT_FOUND');
  expect(await statementsOf(MISSING)).toBeGreaterThan(0);
  for (let count = 0; count < 3; count += 1) {
    const { headers } = await world.gql('mutation { logout }');
    expect(headers.get('set-cookie')).toContain('session=;');
  }
});

it('different variables are different requests', async () => {
  for (let count = 0; count < 4; count += 1) {
    expect((await world.gql(BY_ID, { id: '1' })).data).toEqual({ district: { name: 'Harborside' } });
    expect((await world.gql(BY_ID, { id: '2' })).data).toEqual({ district: { name: 'Riverside' } });
  }
});

it('executes a document that neither the site nor the console sends each time it comes [DEC-07]', async () => {
  const query = '{ districts { id } }';
  for (let count = 0; count < 4; count += 1) expect(await statementsOf(query)).toBeGreaterThan(0);
});
