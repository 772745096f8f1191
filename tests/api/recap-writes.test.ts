import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { rebuildRecap } from '#api/recaps/recaps/rebuild-recap.ts';
import { rebuildRecapStepwise, rebuildRecapWhenDue } from '#api/recaps/recaps/rebuild-recap-stepwise.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import { recapTotal, recapVolunteer } from '#db/schema/recap.ts';
import { setting } from '#db/schema/setting.ts';
import type { Store } from '#db/store.ts';
import { seedDemoWorld } from '../../scripts/seed/demo-world.ts';
import { type CastName, castEmail, TEST_NOW } from '../support/cast.ts';
import { recapFaultsIn } from '../support/ledger-is-right.ts';
import { openScratchStore } from '../support/scratch-store.ts';
import { DAY_MS, HOUR_MS, pastQuest, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let isOpen = false;
afterEach(end);

async function begin(): Promise<void> {
  await end();
  world = await openWorld();
  isOpen = true;
}

async function end(): Promise<void> {
  if (isOpen) await world.close();
  isOpen = false;
}

const iso = (instant: number) => new Date(instant).toISOString();

/** Rows of both recap tables as sorted text, without empty totals. */
async function recapsOf({ read }: Store): Promise<string[]> {
  const rows = await read.select().from(recapVolunteer);
  const totals = await read.select().from(recapTotal);
  const counted = totals.filter(({ volunteerCount }) => volunteerCount > 0);
  return [...rows, ...counted].map((row) => JSON.stringify(row)).sort();
}

const PEOPLE = ['volunteer', 'gold'] as const satisfies CastName[];
/** Starts in hours from the test's clock; the first quest is over. */
const STARTS = [-3, 2, 30];

type Step =
  | { kind: 'sign-up' | 'bail-out'; person: number; quest: number }
  | { kind: 'boot' | 'remove'; person: number; quest: number }
  | { kind: 'mark'; person: number; quest: number; status: 'Present' | 'Absent' | null }
  | { kind: 'wait'; hours: number }
  | { kind: 'move'; quest: number; hours: number }
  | { kind: 'publish'; quest: number; status: 'Published' | 'Cancelled' };

const person = fc.nat(PEOPLE.length - 1);
const anyQuest = fc.nat(STARTS.length - 1);
const status = fc.constantFrom('Present' as const, 'Absent' as const, null);
const kindOf = <Kind extends Step['kind']>(...kinds: Kind[]) => fc.constantFrom(...kinds);
const often = (weight: number, arbitrary: fc.Arbitrary<Step>) => ({ weight, arbitrary });
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  often(8, fc.record({ kind: kindOf('sign-up', 'bail-out'), person, quest: anyQuest })),
  often(6, fc.record({ kind: kindOf('mark'), person, quest: anyQuest, status })),
  often(3, fc.record({ kind: kindOf('wait'), hours: fc.constantFrom(1, 5) })),
  often(3, fc.record({ kind: kindOf('move'), quest: anyQuest, hours: fc.constantFrom(1, 400) })),
  often(2, fc.record({ kind: kindOf('boot'), person, quest: anyQuest })),
  often(
    2,
    fc.record({
      kind: kindOf('publish'),
      quest: anyQuest,
      status: fc.constantFrom('Published', 'Cancelled'),
    }),
  ),
);

/** Attended or missed shifts of the past: person, days ago, charity, minutes or none for an absence. */
const anyPast = fc.record({
  person,
  daysAgo: fc.integer({ min: 1, max: 420 }),
  providerId: fc.constantFrom('1', '2'),
  minutes: fc.option(fc.integer({ min: 0, max: 300 })),
});
type Past = { person: number; daysAgo: number; providerId: string; minutes: number | null };

/** Everyone has signed up for these of the quests q0, q1 …, which are still to be changed. */
async function seedPast(history: readonly Past[], signedUp: readonly string[] = []): Promise<void> {
  await world.store.write(async (tx) => {
    for (const { person: index, daysAgo, providerId, minutes } of history) {
      const startedAt = TEST_NOW - daysAgo * DAY_MS;
      const { id: questId } = await pastQuest(tx, { startedAt, endedAt: startedAt + HOUR_MS, providerId });
      const times = { actualArrivalAt: startedAt, actualDepartureAt: startedAt + (minutes ?? 0) * 60_000 };
      const attendance =
        minutes === null ? { status: 'Absent' as const } : { status: 'Present' as const, ...times };
      await insertContract(tx, { questId, chariteerId: PEOPLE[index], ...attendance });
    }
    for (const [index, hours] of STARTS.entries()) {
      const startedAt = TEST_NOW + hours * HOUR_MS;
      await upcomingQuest(tx, { id: `q${index}`, startedAt, endedAt: startedAt + 3 * HOUR_MS });
    }
    for (const questId of signedUp) {
      for (const chariteerId of PEOPLE) await insertContract(tx, { questId, chariteerId });
    }
    await rebuildRecap(tx);
  });
}

/** The newest sign-up of a person for a quest. */
async function contractOf(who: CastName, questId: string): Promise<string> {
  const rows = await world.store.read.select().from(contract);
  return rows.findLast((row) => row.chariteerId === who && row.questId === questId)?.id ?? 'none';
}

/** What people do through the API; refusals change nothing and are as good as any step. */
async function take(step: Step): Promise<void> {
  if (step.kind === 'wait') return world.clock.advance(step.hours * HOUR_MS);
  const questId = `q${step.quest}`;
  if (step.kind === 'move') return moveBy(questId, step.hours);
  if (step.kind === 'publish') {
    const status =
      'mutation($id: ID!, $status: PublishingStatus) { updateQuest(id: $id, publishingStatus: $status) { id } }';
    return send(status, { id: questId, status: step.status }, 'managers');
  }
  const who = PEOPLE[step.person] as CastName;
  const id = await contractOf(who, questId);
  if (step.kind === 'sign-up') {
    const signUp =
      'mutation($who: ID!, $questId: ID!) { createContract(chariteerId: $who, questId: $questId) { id } }';
    return send(signUp, { who, questId }, who);
  }
  if (step.kind === 'bail-out')
    return send('mutation($id: ID!) { abandonContract(id: $id) { id } }', { id }, who);
  if (step.kind === 'remove') {
    const remove =
      'mutation($address: String!) { removeChariteer(input: { emailAddress: $address }) { id } }';
    return send(remove, { address: castEmail(who) }, who);
  }
  if (step.kind === 'boot') {
    const boot =
      'mutation($id: ID!) { updateContract(id: $id, updateAction: "BOOT", supervisorId: "managers") { id } }';
    return send(boot, { id }, 'managers');
  }
  if (step.kind !== 'mark') return;
  const item = { updateAction: 'EDIT-ATTENDANCE', id, status: step.status, supervisorId: 'managers' };
  const mark =
    'mutation($contracts: [ContractUpdateInput!]!) { updateContracts(contracts: $contracts) { id } }';
  return send(mark, { contracts: [item] }, 'managers');
}

let accepted = 0;
async function send(document: string, variables: Record<string, unknown>, as: CastName): Promise<void> {
  const { errors } = await world.gql(document, variables, { as });
  if (errors === undefined) accepted += 1;
}

async function moveBy(id: string, hours: number): Promise<void> {
  const row = await world.store.read.select().from(quest).where(eq(quest.id, id)).get();
  const startedAt = iso((row?.startedAt ?? 0) + hours * HOUR_MS);
  const endedAt = iso((row?.endedAt ?? 0) + hours * HOUR_MS);
  const move =
    'mutation($id: ID!, $startedAt: DateTime, $endedAt: DateTime) { updateQuest(id: $id, startedAt: $startedAt, endedAt: $endedAt) { id } }';
  await send(move, { id, startedAt, endedAt }, 'managers');
}

describe('recaps kept in the writes', () => {
  it('equal those made anew, whatever people do [REC-12, REC-23, REC-24, OPEN-REC-02]', async () => {
    const steps = fc.array(anyStep, { minLength: 15, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(fc.array(anyPast, { maxLength: 12 }), steps, async (history, taken) => {
        await begin();
        await seedPast(history, ['q0', 'q1', 'q2']);
        for (const step of [...taken, { kind: 'remove', person: 0, quest: 0 } as const]) await take(step);
        expect(await recapFaultsIn(world.store.read)).toEqual([]);
        const kept = await recapsOf(world.store);
        await world.store.write(rebuildRecap);
        expect(await recapsOf(world.store)).toEqual(kept);
      }),
      { numRuns: 20, seed: 1776, endOnFailure: true },
    );
    expect(accepted).toBeGreaterThan(60);
  }, 120_000);

  it('a late bail-out counts at once, and no more once the quest is cancelled [CON-11, REC-24]', async () => {
    await begin();
    await seedPast([]);
    const lateDrops = async () => {
      const rows = await world.store.read.select().from(recapVolunteer);
      return rows
        .map(({ period, chariteerId, lateDropCount }) => [period, chariteerId, lateDropCount])
        .sort();
    };
    await take({ kind: 'sign-up', person: 0, quest: 2 });
    await take({ kind: 'bail-out', person: 0, quest: 2 });
    expect(await lateDrops()).toEqual([]); // 30 hours before
    await take({ kind: 'sign-up', person: 0, quest: 2 });
    await take({ kind: 'wait', hours: 20 });
    await take({ kind: 'bail-out', person: 0, quest: 2 });
    expect(await lateDrops()).toEqual([
      ['2026', 'volunteer', 1],
      ['2026-11', 'volunteer', 1],
    ]);
    await take({ kind: 'publish', quest: 2, status: 'Cancelled' });
    expect(await lateDrops()).toEqual([]);
  });

  it('attendance moves along when a quest marked before its start is moved to another month [OPEN-REC-03, REC-12]', async () => {
    await begin();
    await seedPast([]);
    await take({ kind: 'sign-up', person: 1, quest: 1 });
    await take({ kind: 'wait', hours: 1 });
    await take({ kind: 'mark', person: 1, quest: 1, status: 'Present' });
    const months = async () =>
      (await world.store.read.select().from(recapVolunteer)).map(({ period }) => period).sort();
    expect(await months()).toEqual(['2026', '2026-11']);
    await take({ kind: 'move', quest: 1, hours: 500 });
    expect(await months()).toEqual(['2026', '2026-12']);
  });
});

describe('recaps made anew', () => {
  it('the demo world is right from the start [REC-12]', async () => {
    const scratch = await openScratchStore();
    try {
      await seedDemoWorld({ store: scratch.store, now: TEST_NOW, demoVolunteerId: 'crowned' });
      expect(await recapFaultsIn(scratch.store.read)).toEqual([]);
      expect((await recapsOf(scratch.store)).length).toBeGreaterThan(100);
    } finally {
      await scratch.end();
    }
  });

  it('a database that had contracts before there were recaps gets them once [REC-12]', async () => {
    await begin();
    await seedPast([{ person: 0, daysAgo: 3, providerId: '1', minutes: 60 }]);
    const right = await recapsOf(world.store);
    await world.store.write(async (tx) => {
      await tx.delete(recapVolunteer);
      await tx.delete(recapTotal);
    });
    expect(await rebuildRecapWhenDue(world.store)).toBe(false);
    const due = { key: 'recapToRebuild', value: true, updatedAt: 0 };
    await world.store.write(async (tx) => tx.insert(setting).values(due));
    expect(await rebuildRecapWhenDue(world.store)).toBe(true);
    expect(await recapsOf(world.store)).toEqual(right);
    expect(await rebuildRecapWhenDue(world.store)).toBe(false);
  });

  it('is made anew in steps, and after a kill goes on where it was [REC-12]', async () => {
    await begin();
    await seedPast([
      { person: 0, daysAgo: 3, providerId: '1', minutes: 60 },
      { person: 1, daysAgo: 4, providerId: '1', minutes: 90 },
    ]);
    const right = await recapsOf(world.store);
    await world.store.write(async (tx) => {
      await tx.delete(recapVolunteer);
      await tx.delete(recapTotal);
      await tx.insert(setting).values({ key: 'recapToRebuild', value: true, updatedAt: 0 });
    });
    const told: object[] = [];
    const log = { info: (about: unknown) => void told.push(Object(about)) };
    const [first, second] = [1, 2].map(() => rebuildRecapStepwise(world.store, log, 1));
    expect(await first?.()).toBe(true);
    expect(await first?.()).toBe(true);
    const [kept] = await world.store.read.select().from(setting).where(eq(setting.key, 'recapToRebuild'));
    expect(kept?.value).toMatchObject({ done: 2 });
    const people = told.map((about) => ('of' in about ? Number(about.of) : 0))[0] ?? 0;
    let rounds = 1;
    while (await second?.()) rounds += 1;
    // One round more finds no one.
    expect(rounds).toBe(people - 2 + 1);
    expect(await recapsOf(world.store)).toEqual(right);
    expect(await rebuildRecapWhenDue(world.store)).toBe(false);
  });
});
