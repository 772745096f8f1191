import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CREDIT_REST } from '#api/verbs/credits/credit-rest.ts';
import { findLedgerFaults } from '#api/verbs/credits/ledger.ts';
import { insertContract, insertCredit } from '#db/factories/insert-contract.ts';
import { contract } from '#db/schema/contract.ts';
import { credit } from '#db/schema/credit.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { runJob } from '../support/run-job.ts';
import { HOUR_MS, pastQuest, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const at = (hours: number) => TEST_NOW + hours * HOUR_MS;
const iso = (hours: number) => new Date(at(hours)).toISOString();
const TWICE = 'gold: Some of that is already credited.';

type Item = { id: string } & Record<string, unknown>;
/** What a manager is told of marks; undefined where they were kept. */
async function mark(as: CastName, ...items: Item[]): Promise<string | undefined> {
  const contracts = items.map((item) => ({
    ...{ updateAction: 'EDIT-ATTENDANCE', supervisorId: as, status: 'Present' },
    ...item,
  }));
  const text = 'mutation ($c: [ContractUpdateInput!]!) { updateContracts(contracts: $c) { id } }';
  return (await world.gql(text, { c: contracts }, { as })).errors?.[0]?.message;
}

/** A quest from one hour to another, counted from now, with gold on it. */
const goes = (id: string, from: number, until: number, more: { providerId?: string } = {}) =>
  world.store.write(async (tx) => {
    await upcomingQuest(tx, { id: `q-${id}`, startedAt: at(from), endedAt: at(until), ...more });
    await insertContract(tx, { id, questId: `q-${id}`, chariteerId: 'gold' });
  });

const minutesOf = async (id: string) =>
  (await world.store.read.select().from(credit).where(eq(credit.contractId, id)))
    .filter(({ type }) => type === 'volunteerTime')
    .map(({ value }) => value)
    .at(0) ?? null;
const timesOf = async (id: string) => {
  const row = await world.store.read.select().from(contract).where(eq(contract.id, id)).get();
  return [row?.actualArrivalAt, row?.actualDepartureAt];
};

describe('the minutes of one person', () => {
  it('are credited once on five quests at the same time, to which a captain added them [DEC-79]', async () => {
    await world.store.write(async (tx) => {
      await pastQuest(tx, { id: 'before', startedAt: at(-200), endedAt: at(-199) });
      await insertContract(tx, { questId: 'before', chariteerId: 'gold', status: 'Present' });
    });
    const told: (string | undefined)[] = [];
    for (const id of ['1', '2', '3', '4', '5']) {
      await world.store.write((tx) =>
        upcomingQuest(tx, { id: `q-${id}`, startedAt: at(-3), endedAt: at(1) }),
      );
      const added = await world.gql<{ addPastVolunteer: { id: string } }>(
        `mutation { addPastVolunteer(questId: "q-${id}", chariteerId: "gold", supervisorId: "captains") { id } }`,
        {},
        { as: 'captains' },
      );
      told.push(await mark('captains', { id: added.data?.addPastVolunteer.id ?? '' }));
    }
    expect(told).toEqual([undefined, TWICE, TWICE, TWICE, TWICE]);
    world.clock.advance(3 * HOUR_MS);
    await runJob(world, CREDIT_REST);
    const rows = await world.store.read.select().from(credit).where(eq(credit.playerId, 'gold'));
    const minutes = rows.filter(({ type }) => type === 'volunteerTime').map(({ value }) => value);
    expect(minutes).toEqual([240]);
  });

  it('are credited once at two charities, of which each marks planned times [DEC-79]', async () => {
    await goes('here', -5, -3);
    await goes('there', -4, -2, { providerId: '2' });
    await goes('inside', -5, -4, { providerId: '3' });
    expect(await mark('managers', { id: 'here' })).toBeUndefined();
    expect(await mark('staff', { id: 'there' })).toBeUndefined();
    expect(await timesOf('there')).toEqual([at(-3), at(-2)]);
    expect(await mark('staff', { id: 'inside' })).toBe(TWICE);
    expect([await minutesOf('here'), await minutesOf('there'), await minutesOf('inside')]).toEqual([
      120,
      60,
      null,
    ]);
    expect(await mark('staff', { id: 'there' }), 'again').toBeUndefined();
    expect(await timesOf('there')).toEqual([at(-3), at(-2)]);
    expect(await findLedgerFaults(world.store.read, world.clock.now())).toEqual([]);
  });

  it('are credited once within one batch, and after times were edited [DEC-79]', async () => {
    await goes('one', -5, -4);
    await goes('two', -4, -3);
    await goes('same', -4, -3);
    expect(await mark('managers', { id: 'one' }, { id: 'two' }, { id: 'same' })).toBe(TWICE);
    expect(await minutesOf('one')).toBeNull();
    expect(await mark('managers', { id: 'one' }, { id: 'two' })).toBeUndefined();
    expect(await mark('managers', { id: 'one', actualDepartureAt: iso(-3.5) })).toBe(TWICE);
    expect(await mark('managers', { id: 'two', actualArrivalAt: iso(-3.5) })).toBeUndefined();
    expect(await mark('managers', { id: 'one', actualDepartureAt: iso(-3.5) })).toBeUndefined();
    expect([await minutesOf('one'), await minutesOf('two')]).toEqual([90, 30]);
  });

  it('are free again once the other quest says absent [DEC-79]', async () => {
    await goes('one', -5, -4);
    await goes('two', -5, -4);
    await mark('managers', { id: 'one' });
    expect(await mark('managers', { id: 'two' })).toBe(TWICE);
    await mark('managers', { id: 'one', status: 'Absent' });
    expect(await mark('managers', { id: 'two' })).toBeUndefined();
  });

  it('stay as they are where both were kept before, and sent again [DEC-79]', async () => {
    for (const [id, from] of [
      ['one', -5],
      ['two', -4.5],
    ] as const) {
      await goes(id, from, from + 1);
      await world.store.write(async (tx) => {
        const times = { actualArrivalAt: at(from), actualDepartureAt: at(from + 1), markedAt: at(from) };
        await tx
          .update(contract)
          .set({ status: 'Present', ...times })
          .where(eq(contract.id, id));
        await insertCredit(tx, { contractId: id, value: 60 });
      });
    }
    expect(await mark('managers', { id: 'one' }, { id: 'two' })).toBeUndefined();
    expect([await minutesOf('one'), await minutesOf('two')]).toEqual([60, 60]);
    expect(await timesOf('two')).toEqual([at(-4.5), at(-3.5)]);
  });

  it('that wait to be confirmed are refused once another charity has credited that time [DEC-79]', async () => {
    await world.store.write(async (tx) => {
      for (const [id, providerId] of [
        ['own', '1'],
        ['other', '2'],
      ] as const) {
        await pastQuest(tx, { id: `q-${id}`, providerId, startedAt: at(-5), endedAt: at(-4) });
        await insertContract(tx, { id, questId: `q-${id}`, chariteerId: 'employees' });
      }
    });
    expect(await mark('employees', { id: 'own' })).toBeUndefined();
    expect(await mark('staff', { id: 'other' })).toBeUndefined();
    const confirm = { id: 'own', updateAction: 'CONFIRM-ATTENDANCE' };
    expect(await mark('managers', confirm)).toBe('employees: Some of that is already credited.');
    expect(await minutesOf('own')).toBeNull();
  });
});
