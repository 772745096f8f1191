import { afterEach, beforeEach, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { DAY_MS, HOUR_MS, pastQuest, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const RUNNERS = ['captains', 'coordinators'] as const;
const TODAY = TEST_NOW + 5 * HOUR_MS;

let world: World;

beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

async function move(as: CastName, startedAt: number, endedAt: number) {
  const given = { startedAt: new Date(startedAt).toISOString(), endedAt: new Date(endedAt).toISOString() };
  const { code } = await world.gql(
    'mutation ($startedAt: DateTime, $endedAt: DateTime) { updateQuest(id: "q", startedAt: $startedAt, endedAt: $endedAt) { id } }',
    given,
    { as },
  );
  return code ?? null;
}

async function questAt(startedAt: number, chariteerId: 'gold' | 'teen', endedBy: object = {}) {
  await world.store.write(async (tx) => {
    await upcomingQuest(tx, { id: 'q', startedAt, endedAt: startedAt + HOUR_MS });
    await insertContract(tx, { id: 'c', questId: 'q', chariteerId, ...endedBy });
  });
}

it.each(RUNNERS)('keeps %s from moving a quest with sign-ups to a day they choose [SAF-04]', async (as) => {
  await questAt(TEST_NOW + 20 * DAY_MS, 'teen');
  expect(await move(as, TODAY, TODAY + HOUR_MS)).toBe('FORBIDDEN');
});

it('refuses it whatever the age of who signed up, which a refusal would tell [DEC-75]', async () => {
  await questAt(TEST_NOW + 20 * DAY_MS, 'gold');
  expect(await move('captains', TODAY, TODAY + HOUR_MS)).toBe('FORBIDDEN');
});

it('counts a sign-up that has ended, which can be taken back [SAF-04]', async () => {
  await questAt(TEST_NOW + 20 * DAY_MS, 'teen', { abandonedAt: TEST_NOW });
  expect(await move('captains', TODAY, TODAY + HOUR_MS)).toBe('FORBIDDEN');
});

it('lets who reads names always move it, and captains within its day [DEC-85]', async () => {
  const startedAt = TEST_NOW + 20 * DAY_MS;
  await questAt(startedAt, 'teen');
  expect(await move('captains', startedAt + HOUR_MS / 4, startedAt + HOUR_MS)).toBeNull();
  expect(await move('managers', TODAY, TODAY + HOUR_MS)).toBeNull();
});

it('lets captains move a quest without sign-ups [DEC-85]', async () => {
  const startedAt = TEST_NOW + 20 * DAY_MS;
  await world.store.write((tx) => upcomingQuest(tx, { id: 'q', startedAt, endedAt: startedAt + HOUR_MS }));
  expect(await move('captains', TODAY, TODAY + HOUR_MS)).toBeNull();
});

it('keeps captains from adding a child they do not see to a quest of today [SAF-07]', async () => {
  const startedAt = TEST_NOW - 90 * DAY_MS;
  await world.store.write(async (tx) => {
    await pastQuest(tx, { id: 'p', startedAt, endedAt: startedAt + HOUR_MS });
    await insertContract(tx, { id: 'cp', questId: 'p', chariteerId: 'teen', status: 'Present' });
    await upcomingQuest(tx, { id: 't', startedAt: TODAY });
  });
  const add =
    'mutation { addPastVolunteer(questId: "t", chariteerId: "teen", supervisorId: "captains") { id } }';
  expect((await world.gql(add, {}, { as: 'captains' })).code).toBe('CHARITEER_NOT_FOUND');
});
