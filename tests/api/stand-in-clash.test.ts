import { afterEach, beforeEach, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { contractsOf, takenCount } from '../support/sign-up.ts';
import { fullQuest, standInsIn, tokenIn } from '../support/stand-ins.ts';
import { DAY_MS, HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { childOfVolunteer } from '../support/waiting.ts';
import { openWorld, type World } from '../support/world.ts';

const START = TEST_NOW + 3 * DAY_MS;
const hour = (hours: number) => START + hours * HOUR_MS;

let world: World;
let people: ReturnType<typeof standInsIn>;
beforeEach(async () => {
  world = await openWorld({ env: { MINIMUM_AGE: '13' } });
  people = standInsIn(world);
  await world.store.write(async (tx) => {
    await fullQuest(tx, { startedAt: hour(1), endedAt: hour(4) });
    await upcomingQuest(tx, {
      id: 'pantry',
      eventTitle: 'Sort the pantry',
      startedAt: START,
      endedAt: hour(3),
    });
    await insertContract(tx, { id: 'held', questId: 'pantry', chariteerId: 'volunteer' });
  });
});
afterEach(() => world.close());

const asked = async () => (await people.ask()).data?.askForStandIn.id ?? '';
const TAKERS = 'takers { chariteerId clashes { id expectedArrivalAt quest { eventTitle } } }';
type Told = {
  takers: { chariteerId: string; clashes: { id: string; quest: { eventTitle: string } | null }[] }[];
};
const told = async (id: string, as: CastName = 'volunteer') =>
  (
    await world.gql<{ wantedStandIn: Told }>(
      `query ($id: ID!) { wantedStandIn(id: $id) { ${TAKERS} } }`,
      { id },
      { as },
    )
  ).data?.wantedStandIn.takers;
const active = async (questId: string) =>
  (await contractsOf(world, questId))
    .filter(({ abandonedAt }) => abandonedAt === null)
    .map(({ chariteerId }) => chariteerId);

it('who would take it over is told what they are on, and gives it up with it [WAI-15, SWP-03: a place at that time]', async () => {
  const id = await asked();
  expect(await told(id)).toEqual([
    {
      chariteerId: 'volunteer',
      clashes: [{ id: 'held', expectedArrivalAt: null, quest: { eventTitle: 'Sort the pantry' } }],
    },
  ]);
  expect((await people.take(id)).code).toBe('TIME_CLASH');
  expect(await active('q')).toEqual(['gold']);
  expect((await people.take(id, 'volunteer', ', leaveContractId: "mine"')).code).toBe('BAD_USER_INPUT');
  expect((await people.take(id, 'volunteer', ', leaveContractId: "held"')).code).toBeUndefined();
  expect([await active('q'), await active('pantry')]).toEqual([['volunteer'], []]);
  expect([await takenCount(world, 'q'), await takenCount(world, 'pantry')]).toEqual([1, 0]);
});

it('by a link, too; who is free is told of nothing [WAI-15, SWP-04: a place at that time]', async () => {
  const token = tokenIn((await people.link()).data?.makeHandOverLink.path);
  const open = async (as: CastName) =>
    (
      await world.gql<{ handOver: Told }>(
        `query ($token: String!) { handOver(token: $token) { ${TAKERS} } }`,
        { token },
        { as },
      )
    ).data?.handOver.takers;
  expect(await open('volunteer')).toMatchObject([{ clashes: [{ id: 'held' }] }]);
  expect(await open('new'), 'without a volunteer record').toEqual([]);
  expect(await open('quiet')).toMatchObject([{ clashes: [] }]);
});

it('of a flexible quest the times of the place decide [WAI-15: stand-ins]', async () => {
  await world.store.write(async (tx) => {
    const flexible = { startedAt: START, endedAt: hour(10), flexibleMinimumTime: 60 };
    await upcomingQuest(tx, { id: 'desk', ...flexible });
    const times = (from: number, until: number) => ({
      expectedArrivalAt: hour(from),
      expectedDepartureAt: hour(until),
    });
    const golds = { questId: 'desk', chariteerId: 'gold', ...times(3, 5) };
    await insertContract(tx, { id: 'later', ...golds });
    await insertContract(tx, { id: 'sooner', questId: 'desk', chariteerId: 'managers', ...times(2, 4) });
  });
  const later = (await people.ask(null, 'gold', 'later')).data?.askForStandIn.id ?? '';
  const sooner = (await people.ask(null, 'managers', 'sooner')).data?.askForStandIn.id ?? '';
  expect(await told(later)).toMatchObject([{ clashes: [] }]);
  expect(await told(sooner)).toMatchObject([{ clashes: [{ id: 'held' }] }]);
  expect((await people.take(sooner)).code).toBe('TIME_CLASH');
  expect((await people.take(later)).code).toBeUndefined();
});

it('a child’s places are its own, and its guardian reads them [WAI-15: stand-ins]', async () => {
  const child = await childOfVolunteer(world);
  await world.store.write((tx) =>
    insertContract(tx, { id: 'childs', questId: 'pantry', chariteerId: child }),
  );
  const id = await asked();
  expect(await told(id)).toMatchObject([
    { chariteerId: 'volunteer', clashes: [{ id: 'held' }] },
    { chariteerId: child, clashes: [{ id: 'childs', quest: { eventTitle: 'Sort the pantry' } }] },
  ]);
});
