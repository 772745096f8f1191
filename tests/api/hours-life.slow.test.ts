import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { CREDIT_REST } from '#api/attendance/attendance/credit-rest.ts';
import { readLetters } from '#api/attendance/letters/letter-queries.ts';
import { findLedgerFaults } from '#api/operations/ledger/ledger.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertMembership } from '#db/factories/insert-group.ts';
import { contract } from '#db/schema/contract.ts';
import { hoursClaim } from '#db/schema/hours-claim.ts';
import { letter } from '#db/schema/letter.ts';
import { quest } from '#db/schema/quest.ts';
import { newYorkDay } from '#domain/time/new-york-time.ts';
import { chanceFrom, pick } from '../../scripts/seed/chance.ts';
import { castEmail, GUILD_ID, TEST_NOW } from '../support/cast.ts';
import { eraseClosed } from '../support/erase-closed.ts';
import { merge, person, UNDO } from '../support/merged-records.ts';
import { runJob } from '../support/run-job.ts';
import { HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const CONTRACTS = 50;
const QUESTS = 10;
const STEPS = 150;
const PEOPLE = ['volunteer', 'gold', 'quiet', 'guildadmin', 'one', 'two'] as const;
const STATUSES = ['Present', 'Absent', 'Excused', 'Late', 'LeftEarly', null] as const;
const iso = (instant: number) => new Date(instant).toISOString();

type Life = { world: World; chance: () => number };
type Held = typeof contract.$inferSelect;

async function drawContract({ world, chance }: Life): Promise<Held> {
  return pick(await world.store.read.select().from(contract).orderBy(contract.id), chance());
}

/** Inserts two quests a day around now, with five people on each. */
async function begin({ world }: Life): Promise<void> {
  for (const id of ['one', 'two']) await person(world, id);
  await world.store.write(async (tx) => {
    for (const accountId of ['gold', 'quiet'])
      await insertMembership(tx, { groupId: GUILD_ID, accountId, roleId: 'Seniors' });
    for (let at = 0; at < QUESTS; at += 1) {
      const startedAt = TEST_NOW + (at - 3) * 12 * HOUR_MS;
      await upcomingQuest(tx, {
        id: `q${at}`,
        startedAt,
        endedAt: startedAt + 10 * HOUR_MS,
        resourceMaxNumber: 20,
      });
      for (let one = 0; one < CONTRACTS / QUESTS; one += 1) {
        const chariteerId = PEOPLE[(one + at) % PEOPLE.length] ?? 'gold';
        await insertContract(tx, { id: `c${at}-${one}`, questId: `q${at}`, chariteerId });
      }
    }
  });
  const goals = `mutation { setGroupGoals(groupId: "${GUILD_ID}", providerIds: ["1"], targets: [{ roleId: "Seniors", hours: 20 }]) { groupId } }`;
  await world.gql(goals, {}, { as: 'guildadmin' });
}

async function mark(life: Life): Promise<void> {
  const { id, questId } = await drawContract(life);
  const [on] = await life.world.store.read.select().from(quest).where(eq(quest.id, questId));
  const start = on?.startedAt ?? 0;
  const status = pick(STATUSES, life.chance());
  const isTyped = status !== null && status !== 'Absent' && life.chance() < 0.5;
  const times = isTyped && {
    actualArrivalAt: iso(start + Math.floor(life.chance() * 60) * 60_000),
    actualDepartureAt: iso(start + HOUR_MS + Math.floor(life.chance() * 100) * 60_000),
  };
  const by = { updateAction: 'EDIT-ATTENDANCE', supervisorId: 'managers', reason: 'As the list says' };
  const text =
    'mutation ($contracts: [ContractUpdateInput!]!) { updateContracts(contracts: $contracts) { id } }';
  await life.world.gql(text, { contracts: [{ id, status, ...by, ...times }] }, { as: 'managers' });
}

async function dispute(life: Life): Promise<void> {
  const { id, chariteerId, questId } = await drawContract(life);
  const [on] = await life.world.store.read.select().from(quest).where(eq(quest.id, questId));
  const start = on?.startedAt ?? 0;
  const times = { actualArrivalAt: iso(start), actualDepartureAt: iso(start + 2 * HOUR_MS) };
  const text = `mutation ($contractId: ID!, $claim: HoursClaimInput!) {
    disputeAttendance(contractId: $contractId, claim: $claim) { id } }`;
  const claim = {
    status: pick(['Present', 'Late', 'Excused'], life.chance()),
    words: 'I was there.',
    ...times,
  };
  const as = chariteerId as 'gold';
  if (as in { volunteer: 1, gold: 1, quiet: 1, guildadmin: 1 })
    await life.world.gql(text, { contractId: id, claim }, { as });
}

async function answer({ world, chance }: Life): Promise<void> {
  const open = await world.store.read.select().from(hoursClaim).where(eq(hoursClaim.state, 'open'));
  if (open.length === 0) return;
  const { id, level } = pick(open, chance());
  const given = chance() < 0.6 ? 'accepted' : 'refused';
  const text = `mutation { answerHoursClaim(id: "${id}", answer: ${given}, reason: "So it was.") { id } }`;
  await world.gql(text, {}, { as: level === 'staff' ? 'staff' : 'managers' });
  const as = open.find((claim) => claim.id === id)?.chariteerId as 'gold';
  if (given === 'refused' && chance() < 0.5)
    await world.gql(`mutation { askStaffAboutHours(id: "${id}") { id } }`, {}, { as });
}

async function leave(life: Life): Promise<void> {
  const { id, chariteerId } = await drawContract(life);
  const text = `mutation { abandonContract(id: "${id}") { id } }`;
  if (chariteerId.length > 3) await life.world.gql(text, {}, { as: chariteerId as 'gold' });
}

async function boot(life: Life): Promise<void> {
  const { id } = await drawContract(life);
  const text = `mutation { updateContract(id: "${id}", updateAction: "BOOT", supervisorId: "managers") { id } }`;
  if (life.chance() < 0.3) await life.world.gql(text, {}, { as: 'managers' });
}

async function cancel(life: Life): Promise<void> {
  const { questId } = await drawContract(life);
  const text = `mutation { updateQuest(id: "${questId}", publishingStatus: Cancelled) { id } }`;
  if (life.chance() < 0.3) await life.world.gql(text, {}, { as: 'managers' });
}

/** Merges two accounts of one person, and sometimes takes them apart again. */
async function mergeTwo({ world, chance }: Life): Promise<void> {
  const id = await merge(world, 'one', 'two').catch(() => null);
  if (id !== null && chance() < 0.5) await world.gql(UNDO, { id }, { as: 'staff' });
}

/** Someone leaves the product; what they did stays. */
async function remove({ world, chance }: Life): Promise<void> {
  if (chance() > 0.2) return;
  const before = await minutesOf(world, 'quiet');
  const text = `mutation { removeChariteer(input: { emailAddress: "${castEmail('quiet')}" }) { id } }`;
  await world.gql(text, {}, { as: 'quiet' }).catch(() => null);
  await eraseClosed(world);
  expect(await minutesOf(world, 'quiet')).toBe(before);
}

async function minutesOf({ store }: World, person: string): Promise<number> {
  const [row] = await store.read.all<{
    minutes: number;
  }>(sql`SELECT ifnull(sum("value"), 0) AS minutes FROM credit
    WHERE "playerId" = ${person} AND "type" = 'volunteerTime'`);
  return row?.minutes ?? 0;
}

/** A letter about all hours up to now. */
async function write({ world }: Life): Promise<void> {
  const text = 'mutation ($input: LetterInput!) { makeLetter(input: $input) { id } }';
  const firstDay = newYorkDay(TEST_NOW - 7 * 24 * HOUR_MS);
  const days = { firstDay, lastDay: newYorkDay(world.clock.now()) };
  const input = { ...days, variant: 'school', locale: 'en', paper: 'letter' };
  await world.gql(text, { input }, { as: 'gold' });
}

const wait = ({ world, chance }: Life) => {
  world.clock.advance(Math.floor(chance() * 8) * HOUR_MS);
  return runJob(world, CREDIT_REST);
};

const ACTS = [
  mark,
  mark,
  mark,
  mark,
  dispute,
  dispute,
  answer,
  answer,
  leave,
  boot,
  cancel,
  mergeTwo,
  remove,
  wait,
  write,
];

type Sum = { person: string; minutes: number };

/** Minutes by person: as credited, as entries add up, and as goals count them. */
async function expectSums({ world }: Life, after: string): Promise<void> {
  const { read } = world.store;
  expect(await findLedgerFaults(read, world.clock.now()), after).toEqual([]);
  const credited = await read.all<Sum>(sql`SELECT "playerId" AS person, sum("value") AS minutes FROM credit
    WHERE "type" = 'volunteerTime' GROUP BY 1 HAVING sum("value") > 0 ORDER BY 1`);
  const entered = await read.all<Sum>(sql`SELECT held."chariteerId" AS person,
      sum(entry."minutesAfter" - entry."minutesBefore") AS minutes
    FROM attendance_entry AS entry JOIN contract AS held ON held."id" = entry."contractId"
    GROUP BY 1 HAVING minutes > 0 ORDER BY 1`);
  expect(entered, after).toEqual(credited);
  type Goals = { ownGoalProgress: { minutes: number }[] };
  const { data } = await world.gql<Goals>('{ ownGoalProgress { minutes } }', {}, { as: 'gold' });
  const golds = credited.find(({ person: id }) => id === 'gold')?.minutes ?? 0;
  for (const { minutes } of data?.ownGoalProgress ?? []) expect(minutes, after).toBe(golds);
}

/** A letter is valid only while it tells what a recount of its days tells. */
async function expectLetters({ world }: Life, after: string): Promise<void> {
  const { read } = world.store;
  const served = await read.all<{
    at: number;
    minutes: number;
  }>(sql`SELECT "startedAt" AS at, "value" AS minutes
    FROM credit JOIN quest ON quest."id" = credit."questId" WHERE "playerId" = 'gold' AND "type" = 'volunteerTime'`);
  for (const { firstDay, lastDay, state, minutes, minutesNow } of await readLetters(
    read,
    eq(letter.chariteerId, 'gold'),
  )) {
    const told = served.filter(({ at }) => newYorkDay(at) >= firstDay && newYorkDay(at) <= lastDay);
    const recount = told.reduce((sum, one) => sum + one.minutes, 0);
    expect(minutesNow, after).toBe(recount);
    if (state === 'valid') expect(minutes, after).toBe(recount);
    seen.add(state);
  }
}

/** The ways of all entries of all lives, and the states of all letters. */
const seen = new Set<string>();

it.each([1, 2, 3])(
  'sums, recaps, goal hours and letters agree with a recount after each step of life %i [HRS-01, HRS-02, LET-05]',
  async (seed) => {
    const life = { world: await openWorld(), chance: chanceFrom(seed) };
    try {
      await begin(life);
      for (let step = 0; step < STEPS; step += 1) {
        const act = pick(ACTS, life.chance());
        await act(life);
        await expectSums(life, `step ${step}: ${act.name}`);
        await expectLetters(life, `step ${step}: ${act.name}`);
      }
      const ways = await life.world.store.read.all<{ way: string }>(
        sql`SELECT DISTINCT "way" FROM attendance_entry`,
      );
      for (const { way } of ways) seen.add(way);
    } finally {
      await life.world.close();
    }
  },
  300_000,
);

it('the lives hold marks, answers, boots, rests, and letters valid and superseded [HRS-01, LET-05]', () => {
  expect([...seen]).toEqual(
    expect.arrayContaining(['sheet', 'answer', 'boot', 'rest', 'valid', 'superseded']),
  );
});
