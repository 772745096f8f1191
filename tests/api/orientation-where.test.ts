import { afterAll, beforeAll, expect, it } from 'vitest';
import { isFulfilled as isFulfilledInSql } from '#api/orientations/orientation-where.ts';
import { insertOrientation } from '#db/factories/insert-orientation.ts';
import { orientation } from '#db/schema/orientation.ts';
import { FULFILMENTS, isFulfilled, RESOLUTIONS } from '#domain/orientation-status.ts';
import { TEST_NOW } from '../support/cast.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await tx.delete(orientation);
    for (const resolution of RESOLUTIONS)
      for (const fulfilledBy of FULFILMENTS)
        for (const expiredAt of [null, TEST_NOW - 1, TEST_NOW, TEST_NOW + 1])
          await insertOrientation(tx, {
            providerId: '1',
            chariteerId: 'volunteer',
            resolution,
            fulfilledBy,
            expiredAt,
          });
  });
});
afterAll(() => world.close());

it('SAF-14 ORI-04 whoever asks the database counts the same records as the gate', async () => {
  const { read } = world.store;
  const records = (await read.select().from(orientation)).filter(({ chariteerId }) => chariteerId !== null);
  const counted = await read
    .select({ id: orientation.id })
    .from(orientation)
    .where(isFulfilledInSql('orientation', TEST_NOW));
  const expected = records.filter((record) => isFulfilled(record, TEST_NOW)).map(({ id }) => id);
  expect(records).toHaveLength(RESOLUTIONS.length * FULFILMENTS.length * 4);
  expect(counted.map(({ id }) => id).sort()).toEqual(expected.sort());
});
