import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { contract } from '#db/schema/contract.ts';
import { credit } from '#db/schema/credit.ts';
import { newYorkMonth } from '#domain/time/new-york-time.ts';
import { TEST_NOW } from '../support/cast.ts';
import { expectLedgerRight } from '../support/ledger-is-right.ts';
import { countParty } from '../support/parties.ts';
import { DAY_MS, pastQuest, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await pastQuest(tx, { id: 'past', resourceMaxNumber: 10 });
    await upcomingQuest(tx, { id: 'ahead', startedAt: TEST_NOW + 2 * DAY_MS });
    await insertContract(tx, { id: 'party', questId: 'past', chariteerId: 'gold', others: 3 });
    await insertContract(tx, { id: 'absent', questId: 'past', chariteerId: 'volunteer', others: 2 });
    await insertContract(tx, { id: 'alone', questId: 'past', chariteerId: 'quiet' });
    await insertContract(tx, { id: 'later', questId: 'ahead', chariteerId: 'gold', others: 1 });
  });
});
afterEach(async () => {
  await expectLedgerRight(world.store);
  world.close();
});

const mark = (id: string, status: string) =>
  world.gql(
    `mutation ($id: ID!, $status: ContractStatus) { updateContracts(contracts: [{ updateAction: "EDIT-ATTENDANCE",
      id: $id, status: $status, supervisorId: "managers" }]) { id } }`,
    { id, status },
    { as: 'managers' },
  );
const insights = async () => {
  const period = newYorkMonth(TEST_NOW - 4 * 3_600_000);
  const fields = 'spots signUps heads others otherMinutes absences hoursByType { minutes }';
  const text = `query ($period: String!) {
    recapInsights(providerId: "1", period: $period) { ${fields} }
    recapQuests(providerId: "1", period: $period) { items { heads others otherMinutes minutes } } }`;
  const { data } = await world.gql<{
    recapInsights: Record<string, unknown>;
    recapQuests: { items: unknown[] };
  }>(text, { period }, { as: 'managers' });
  return data;
};

it('recaps count heads and their hours apart, where the volunteer came; credits are the volunteer’s own [HEAD-05]', async () => {
  for (const id of ['party', 'alone']) await mark(id, 'Present');
  await mark('absent', 'Absent');
  const counted = await insights();
  expect(counted?.recapInsights).toMatchObject({
    ...{ signUps: 3, heads: 8, others: 3, otherMinutes: 3 * 180, absences: 1 },
    hoursByType: [{ minutes: 2 * 180 }],
  });
  expect(counted?.recapQuests.items).toEqual([{ heads: 8, others: 3, otherMinutes: 540, minutes: 360 }]);
  const credits = await world.store.read.select().from(credit).where(eq(credit.contractId, 'party'));
  expect(credits.filter(({ unit }) => unit === 'minutes').map(({ value }) => value)).toEqual([180]);
});

it('the charity says how many of a party came; without that all did [HEAD-05]', async () => {
  await mark('party', 'Present');
  expect((await countParty(world, 'managers', 'party', 1)).data?.countParty).toMatchObject({ othersCame: 1 });
  expect((await insights())?.recapInsights).toMatchObject({ heads: 8, others: 1, otherMinutes: 180 });
  await countParty(world, 'managers', 'party', null);
  expect((await insights())?.recapInsights).toMatchObject({ others: 3 });
});

it('a count of a party stays while the volunteer is marked absent and back [HEAD-05]', async () => {
  await mark('party', 'Present');
  await countParty(world, 'managers', 'party', 1);
  await mark('party', 'Absent');
  expect((await insights())?.recapInsights).toMatchObject({ others: 0 });
  await mark('party', 'Present');
  expect((await insights())?.recapInsights).toMatchObject({ others: 1 });
});

it('of two devices’ counts the one made later stays, however late the other is sent [CHK-01]', async () => {
  await mark('party', 'Present');
  const at = (minutes: number) => new Date(world.clock.now() + minutes * 60_000).toISOString();
  const early = { markedAt: at(-30), sentAt: at(0) };
  await countParty(world, 'managers', 'party', 2, { markedAt: at(-10), sentAt: at(0) });
  expect((await countParty(world, 'managers', 'party', 1, early)).data?.countParty.othersCame).toBe(2);
  expect((await countParty(world, 'managers', 'party', 1)).data?.countParty.othersCame).toBe(1);
});

it('a count of more than come along, too early, or by who takes no attendance is refused [HEAD-05]', async () => {
  for (const count of [4, -1])
    expect((await countParty(world, 'managers', 'party', count)).code).toBe('BAD_USER_INPUT');
  expect((await countParty(world, 'managers', 'later', 1)).code).toBe('BAD_USER_INPUT');
  expect((await countParty(world, 'gold', 'party', 1)).code).toBe('FORBIDDEN');
  expect((await countParty(world, 'managers', 'none', 1)).code).toBe('CONTRACT_NOT_FOUND');
  const [row] = await world.store.read.select().from(contract).where(eq(contract.id, 'party'));
  expect(row?.othersCame).toBeNull();
});
