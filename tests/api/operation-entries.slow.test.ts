import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { PERFORMED, seedPerformance } from '../support/performed-mutations.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(seedPerformance);
});
afterEach(() => world.close());

const actions = async () =>
  (await world.store.read.select().from(auditEntry).orderBy(sql`rowid`)).map(({ action }) => action);
const titled = PERFORMED.map(
  (row) => [row.when ? `${row.operation} ${row.when}` : row.operation, row] as const,
);

it.each(titled)('SAF-21 %s leaves what the table of operations says, and no more', async (_, row) => {
  const { text, as } = await row.prepare(world);
  const before = await actions();
  const who = typeof as === 'object' && as !== null ? as : { as };
  const { errors } = await world.gql(`mutation { ${text} }`, {}, who);
  expect(errors).toBeUndefined();
  expect((await actions()).slice(before.length)).toEqual(row.entries);
});
