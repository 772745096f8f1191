import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { readHeldUids, readSentEntries } from '../support/calendar-entries.ts';
import { PERFORMED, seedPerformance } from '../support/performed-mutations.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(seedPerformance);
});
afterEach(() => world.close());

const ending = new Set<string>();
afterAll(() => {
  // Fewer would mean that this looks at nothing.
  expect(ending.size).toBeGreaterThanOrEqual(8);
});

const titled = PERFORMED.map(
  (row) => [row.when ? `${row.operation} ${row.when}` : row.operation, row] as const,
);

it.each(titled)('%s takes every spot that it ends off the calendar [MSG-06, EDG-01]', async (title, row) => {
  const { text, as } = await row.prepare(world);
  const [before, sent] = [await readHeldUids(world), await readSentEntries(world)];
  const who = typeof as === 'object' && as !== null ? as : { as };
  expect((await world.gql(`mutation { ${text} }`, {}, who)).errors).toBeUndefined();
  const after = await readHeldUids(world);
  const ended = [...before].filter((uid) => !after.has(uid));
  if (ended.length > 0) ending.add(title);
  const cancelled = (await readSentEntries(world))
    .slice(sent.length)
    .filter(({ method }) => method === 'CANCEL')
    .map(({ uid }) => uid.split('@')[0]);
  expect(cancelled).toEqual(expect.arrayContaining(ended));
  // No one loses an entry for a spot that stays.
  expect(cancelled.filter((uid) => after.has(uid ?? ''))).toEqual([]);
});
