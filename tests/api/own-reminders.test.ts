import { afterEach, beforeEach, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { messageChoice } from '#db/schema/message.ts';
import { providerMessaging } from '#db/schema/quest-message.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { DAY_MS, HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await place('near', 5 * HOUR_MS);
  await place('far', 6 * DAY_MS);
});
afterEach(() => world.close());

/** A quest so far ahead with a place of `volunteer`. */
const place = (id: string, ahead: number, publishingStatus: 'Published' | 'Cancelled' = 'Published') =>
  world.store.write(async (tx) => {
    await upcomingQuest(tx, { id, startedAt: TEST_NOW + ahead, publishingStatus });
    await insertContract(tx, { id: `on-${id}`, questId: id, chariteerId: 'volunteer' });
  });

type Told = { ownReminders: { questId: string; at: string }[] };
const reminders = async (as: CastName = 'volunteer') =>
  (await world.gql<Told>('{ ownReminders { questId at } }', {}, { as })).data?.ownReminders.map(
    ({ questId, at }) => [questId, Date.parse(at) - TEST_NOW],
  );

it('each own quest has its next one, which moves on with the clock; others have none of them [VHM-01: reminders]', async () => {
  await place('off', DAY_MS, 'Cancelled');
  expect(await reminders()).toEqual([
    ['near', 2 * HOUR_MS],
    ['far', 4 * DAY_MS],
  ]);
  expect(await reminders('gold')).toEqual([]);
  world.clock.advance(3 * HOUR_MS);
  expect(await reminders()).toEqual([['far', 4 * DAY_MS]]);
});

it('they go by what the charity chose [VHM-01: reminders]', async () => {
  await world.store.write(async (tx) => {
    await tx.insert(providerMessaging).values({ providerId: '1', reminders: ['1d', '1h'] });
  });
  expect(await reminders()).toEqual([
    ['near', 4 * HOUR_MS],
    ['far', 5 * DAY_MS],
  ]);
});

it('who wants none by mail, and has no other way, is promised none [VHM-01: reminders]', async () => {
  await world.store.write(async (tx) => {
    const off = { class: 'wanted', channel: 'email', isOn: false } as const;
    await tx.insert(messageChoice).values({ accountId: 'volunteer', ...off, changedAt: TEST_NOW });
  });
  expect(await reminders()).toEqual([]);
});
