import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CREDIT_REST } from '#api/attendance/attendance/credit-rest.ts';
import { findLedgerFaults } from '#api/operations/ledger/ledger.ts';
import { giveSpotsBack } from '#api/places/places/place-counter.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { contract } from '#db/schema/contract.ts';
import { credit } from '#db/schema/credit.ts';
import { quest } from '#db/schema/quest.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { runJob } from '../support/run-job.ts';
import { standInsIn } from '../support/stand-ins.ts';
import { HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const MINUTE_MS = 60_000;
const START = TEST_NOW + 50 * MINUTE_MS;

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await upcomingQuest(tx, { id: 'q', providerId: '2', startedAt: START, endedAt: START + 8 * HOUR_MS });
    await insertContract(tx, { id: 'rosa', questId: 'q', chariteerId: 'gold' });
  });
});
afterEach(async () => {
  expect(await findLedgerFaults(world.store.read, world.clock.now())).toEqual([]);
  await world.close();
});

const iso = (instant: number) => new Date(instant).toISOString();

async function mark(as: CastName, id: string, times: Record<string, unknown> = {}) {
  const item = { id, updateAction: 'EDIT-ATTENDANCE', supervisorId: as, status: 'Present', ...times };
  return world.gql(
    'mutation($contracts: [ContractUpdateInput!]!) { updateContracts(contracts: $contracts) { id } }',
    { contracts: [item] },
    { as },
  );
}

const bail = (as: CastName, id: string) =>
  world.gql('mutation($id: ID!) { abandonContract(id: $id) { status } }', { id }, { as });

async function creditsOf(contractId: string) {
  const rows = await world.store.read.select().from(credit).where(eq(credit.contractId, contractId));
  return Object.fromEntries(rows.map(({ type, value }) => [type, value]));
}
const minutesOf = async (contractId: string) => (await creditsOf(contractId)).volunteerTime;

async function afterTheQuest() {
  world.clock.advance(START + 9 * HOUR_MS - world.clock.now());
  await runJob(world, CREDIT_REST);
}

describe('who leaves', () => {
  it('is credited up to then, at once and for good [DEC-79]', async () => {
    world.clock.advance(START - TEST_NOW);
    await mark('managers', 'rosa');
    world.clock.advance(10 * MINUTE_MS);
    expect((await bail('gold', 'rosa')).data).toEqual({ abandonContract: { status: 'Present' } });
    expect(await minutesOf('rosa')).toBe(10);
    await afterTheQuest();
    expect(await minutesOf('rosa')).toBe(10);
  });

  it('before the start has no mark and no credits, also of one’s own [DEC-79]', async () => {
    await world.store.write((tx) => insertContract(tx, { id: 'own', questId: 'q', chariteerId: 'managers' }));
    await mark('managers', 'rosa');
    await mark('managers', 'own');
    expect((await bail('gold', 'rosa')).data).toEqual({ abandonContract: { status: null } });
    await bail('managers', 'own');
    await afterTheQuest();
    expect([await creditsOf('rosa'), await creditsOf('own')]).toEqual([{}, {}]);
    const listed = await world.gql('{ selfMarkedHours { total } }', {}, { as: 'staff' });
    expect(listed.data).toEqual({ selfMarkedHours: { total: 0 } });
  });

  it('is credited no rest for a spot that ended in any other way [DEC-79]', async () => {
    await mark('managers', 'rosa');
    const abandonedAt = START + HOUR_MS;
    await world.store.write(async (tx) => {
      await tx.update(contract).set({ abandonedAt }).where(eq(contract.id, 'rosa'));
      await giveSpotsBack(tx, 'q', 1);
    });
    await afterTheQuest();
    expect(await minutesOf('rosa')).toBe(60);
  });

  it('and comes back is credited no minute twice, whoever marks [DEC-79]', async () => {
    world.clock.advance(START - TEST_NOW);
    await mark('managers', 'rosa');
    world.clock.advance(10 * MINUTE_MS);
    await bail('gold', 'rosa');
    await world.store.write((tx) => insertContract(tx, { id: 'again', questId: 'q', chariteerId: 'gold' }));
    const refused = await mark('managers', 'again', { actualArrivalAt: iso(START + 5 * MINUTE_MS) });
    expect(refused.errors?.[0]?.message).toBe('gold: Some of that is already credited.');
    // Planned times begin where the earlier stay ends.
    const { errors } = await mark('managers', 'again');
    expect(errors).toBeUndefined();
    await afterTheQuest();
    expect([await minutesOf('rosa'), await minutesOf('again')]).toEqual([10, 470]);
  });

  it('stays on staff’s page of self-marked hours [DEC-79]', async () => {
    await world.store.write((tx) => insertContract(tx, { id: 'own', questId: 'q', chariteerId: 'managers' }));
    world.clock.advance(START - TEST_NOW);
    await mark('managers', 'own');
    world.clock.advance(HOUR_MS);
    await bail('managers', 'own');
    const listed = await world.gql(
      '{ selfMarkedHours { total items { id minutes isCredited } } }',
      {},
      { as: 'staff' },
    );
    expect(listed.data).toEqual({
      selfMarkedHours: { total: 1, items: [{ id: 'own', minutes: 60, isCredited: true }] },
    });
  });
});

it('hands a spot over without what its owner marked [DEC-79]', async () => {
  await world.store.write(async (tx) => {
    const times = { actualArrivalAt: START, actualDepartureAt: START + HOUR_MS };
    const own = { id: 'own', questId: 'q', chariteerId: 'managers' };
    await insertContract(tx, { ...own, ...times, ownMarkedAt: TEST_NOW });
  });
  const people = standInsIn(world);
  const asked = await people.ask(null, 'managers', 'own');
  const { errors } = await people.take(asked.data?.askForStandIn.id ?? '', 'volunteer');
  expect(errors).toBeUndefined();
  const row = await world.store.read.select().from(contract).where(eq(contract.id, 'own')).get();
  expect(row).toMatchObject({ actualDepartureAt: null, ownMarkedAt: null, status: null });
});

it('credits at most the plan as it is now and 2 hours [DEC-79]', async () => {
  await mark('managers', 'rosa');
  await world.store.write((tx) =>
    tx
      .update(quest)
      .set({ endedAt: START + 10 * MINUTE_MS })
      .where(eq(quest.id, 'q')),
  );
  await afterTheQuest();
  expect(await minutesOf('rosa')).toBe(130);
});
