import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CREDIT_REST } from '#api/attendance/attendance/credit-rest.ts';
import { findLedgerFaults } from '#api/operations/ledger/ledger.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { isInList } from '#db/in-list.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { guardianConsent } from '#db/schema/chariteer.ts';
import { childRecord } from '#db/schema/child-record.ts';
import { contract } from '#db/schema/contract.ts';
import { credit } from '#db/schema/credit.ts';
import { groupMember } from '#db/schema/member-group.ts';
import { quest } from '#db/schema/quest.ts';
import { recapVolunteer } from '#db/schema/recap.ts';
import { mailboxKey } from '#domain/identity/mailbox-key.ts';
import { type CastName, castEmail, TEST_NOW } from '../support/cast.ts';
import { runJob } from '../support/run-job.ts';
import { HOUR_MS, pastQuest, upcomingQuest } from '../support/upcoming-quest.ts';
import { childOfVolunteer } from '../support/waiting.ts';
import { openWorld, type World } from '../support/world.ts';

const MARK = `mutation($contracts: [ContractUpdateInput!]!) {
  updateContracts(contracts: $contracts) { id status ownMarkedAt timesReason actualDepartureAt }
}`;
const MINUTE_MS = 60_000;

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(async () => {
  expect(await findLedgerFaults(world.store.read, world.clock.now())).toEqual([]);
  await world.close();
});

const iso = (instant: number) => new Date(instant).toISOString();

type Item = { id: string } & Record<string, unknown>;
async function mark(as: CastName, ...items: Item[]) {
  const contracts = items.map((item) => ({ updateAction: 'EDIT-ATTENDANCE', supervisorId: as, ...item }));
  return world.gql<{ updateContracts: Record<string, unknown>[] }>(MARK, { contracts }, { as });
}
const confirm = (as: CastName, id: string) => mark(as, { id, updateAction: 'CONFIRM-ATTENDANCE' });
const messageOf = async (answer: ReturnType<typeof mark>) => (await answer).errors?.[0]?.message;

async function minutesOf(contractId: string): Promise<number | null> {
  const isTime = and(eq(credit.contractId, contractId), eq(credit.type, 'volunteerTime'));
  return (await world.store.read.select().from(credit).where(isTime).get())?.value ?? null;
}

const recapMinutes = async (chariteerId: string) =>
  (await world.store.read.select().from(recapVolunteer).where(eq(recapVolunteer.chariteerId, chariteerId)))
    .filter(({ period }) => period.length === 4)
    .map(({ serviceMinutes }) => serviceMinutes);

const detailsOf = async (subjectId: string) =>
  (await world.store.read.select().from(auditEntry).where(eq(auditEntry.subjectId, subjectId))).map(
    ({ detail }) => detail,
  );

/** A quest of a charity, with someone on it. */
async function signedUp(
  id: string,
  chariteerId: CastName,
  times: { startedAt?: number; endedAt?: number | null; providerId?: string; flexibleMinimumTime?: number },
) {
  await world.store.write(async (tx) => {
    await pastQuest(tx, { id: `q-${id}`, ...times });
    await insertContract(tx, { id, questId: `q-${id}`, chariteerId });
  });
}

const HALF_AN_HOUR = { startedAt: TEST_NOW + 20 * MINUTE_MS, endedAt: TEST_NOW + 50 * MINUTE_MS };

describe('minutes', () => {
  it('refuses 1,439 minutes for a 30-minute quest before it began [DEC-79]', async () => {
    await signedUp('own', 'admins', HALF_AN_HOUR);
    const day = { actualArrivalAt: iso(TEST_NOW - 700 * MINUTE_MS) };
    const ahead = { ...day, actualDepartureAt: iso(TEST_NOW + 739 * MINUTE_MS) };
    expect(await messageOf(mark('admins', { id: 'own', status: 'Present', ...ahead }))).toBe(
      'admins: That time is in the future.',
    );
    const behind = {
      actualArrivalAt: iso(TEST_NOW - 1400 * MINUTE_MS),
      actualDepartureAt: iso(TEST_NOW),
      timesReason: 'I say so',
    };
    for (const as of ['admins', 'managers', 'provider'] as const) {
      expect(await messageOf(mark(as, { id: 'own', status: 'Present', ...behind }))).toBe(
        'admins: Before the start, only the planned times count.',
      );
    }
    expect(await minutesOf('own')).toBeNull();
  });

  it('credits nobody’s own minutes twice, on however many quests at the same hours [DEC-79]', async () => {
    const times = { startedAt: TEST_NOW - 3 * HOUR_MS, endedAt: TEST_NOW - HOUR_MS };
    for (const id of ['one', 'two', 'three']) await signedUp(id, 'admins', times);
    const present = (id: string) => ({ id, status: 'Present' });
    expect(await messageOf(mark('admins', present('one'), present('two')))).toBe(
      'admins: Some of that is already credited.',
    );
    await mark('admins', present('one'));
    expect(await messageOf(mark('admins', present('three')))).toBe(
      'admins: Some of that is already credited.',
    );
    const later = { actualArrivalAt: times.endedAt, actualDepartureAt: TEST_NOW };
    const { errors } = await mark('admins', {
      ...present('three'),
      actualArrivalAt: iso(later.actualArrivalAt),
      actualDepartureAt: iso(later.actualDepartureAt),
    });
    expect(errors).toBeUndefined();
  });

  it('credits up to now and the rest once the quest has ended [DEC-79]', async () => {
    await signedUp('rosa', 'volunteer', { startedAt: TEST_NOW + HOUR_MS, endedAt: TEST_NOW + 3 * HOUR_MS });
    await signedUp('vera', 'gold', { startedAt: TEST_NOW - HOUR_MS, endedAt: TEST_NOW + HOUR_MS });
    const { data } = await mark(
      'managers',
      { id: 'rosa', status: 'Present' },
      { id: 'vera', status: 'Present' },
    );
    expect(data?.updateContracts[0]?.actualDepartureAt).toBe(iso(TEST_NOW + 3 * HOUR_MS));
    expect([await minutesOf('rosa'), await minutesOf('vera')]).toEqual([0, 60]);
    expect([await recapMinutes('volunteer'), await recapMinutes('gold')]).toEqual([[0], [60]]);
    await runJob(world, CREDIT_REST);
    expect(await minutesOf('vera')).toBe(60);
    world.clock.advance(HOUR_MS);
    await runJob(world, CREDIT_REST);
    expect([await minutesOf('rosa'), await minutesOf('vera')]).toEqual([0, 120]);
    expect(await findLedgerFaults(world.store.read, world.clock.now())).toEqual([]);
    world.clock.advance(2 * HOUR_MS);
    await runJob(world, CREDIT_REST);
    expect([await minutesOf('rosa'), await minutesOf('vera')]).toEqual([120, 120]);
    expect([await recapMinutes('volunteer'), await recapMinutes('gold')]).toEqual([[120], [120]]);
  });

  it('waits with the rest while a quest was put off, and leaves it where it was cancelled [DEC-79]', async () => {
    const ahead = { startedAt: TEST_NOW - HOUR_MS, endedAt: TEST_NOW + HOUR_MS };
    await signedUp('moved', 'volunteer', ahead);
    await signedUp('off', 'gold', ahead);
    await mark('managers', { id: 'moved', status: 'Present' }, { id: 'off', status: 'Present' });
    await world.store.write(async (tx) => {
      const endedAt = TEST_NOW + 9 * HOUR_MS;
      await tx.update(quest).set({ endedAt }).where(eq(quest.id, 'q-moved'));
      await tx.update(quest).set({ publishingStatus: 'Cancelled' }).where(eq(quest.id, 'q-off'));
    });
    world.clock.advance(2 * HOUR_MS);
    await runJob(world, CREDIT_REST);
    expect([await minutesOf('moved'), await minutesOf('off')]).toEqual([60, 60]);
  });

  it('takes a typed time no later than now [DEC-79]', async () => {
    await signedUp('rosa', 'volunteer', { startedAt: TEST_NOW - HOUR_MS, endedAt: TEST_NOW + HOUR_MS });
    const until = (departure: number) =>
      mark('managers', { id: 'rosa', status: 'Present', actualDepartureAt: iso(departure) });
    expect(await messageOf(until(TEST_NOW + MINUTE_MS))).toContain('in the future');
    expect((await until(TEST_NOW)).errors).toBeUndefined();
    expect(await minutesOf('rosa')).toBe(60);
  });

  it('takes more than 2 hours over the plan for a reason that is kept and audited [DEC-79]', async () => {
    await signedUp('rosa', 'volunteer', {
      startedAt: TEST_NOW - 9 * HOUR_MS,
      endedAt: TEST_NOW - 8 * HOUR_MS,
    });
    const times = { actualDepartureAt: iso(TEST_NOW - 5 * HOUR_MS) };
    const present = { id: 'rosa', status: 'Present', ...times };
    expect(await messageOf(mark('managers', present))).toBe(
      'volunteer: Over 2 hours more than planned. Say why.',
    );
    const { data } = await mark('managers', { ...present, timesReason: 'The van broke down' });
    expect(data?.updateContracts[0]).toMatchObject({ timesReason: 'The van broke down' });
    expect(await minutesOf('rosa')).toBe(240);
    expect(await detailsOf('rosa')).toEqual([{ from: null, to: 'Present', minutesOverPlan: 180 }]);
    await mark('managers', { id: 'rosa', status: 'Absent' });
    const row = await world.store.read.select().from(contract).where(eq(contract.id, 'rosa')).get();
    expect(row?.timesReason).toBeNull();
  });

  it('plans for the stated length, else 4 hours, where a quest has no end [DEC-79, DEC-44]', async () => {
    const undated = { startedAt: TEST_NOW - 20 * HOUR_MS, endedAt: null };
    await signedUp('meal', 'volunteer', undated);
    await signedUp('stated', 'gold', { ...undated, flexibleMinimumTime: 60 });
    await mark('managers', { id: 'meal', status: 'Present' });
    expect(await minutesOf('meal')).toBe(0);
    const stayed = (id: string, hours: number) => {
      const actualDepartureAt = iso(undated.startedAt + hours * HOUR_MS);
      return mark('managers', { id, status: 'Present', actualDepartureAt });
    };
    expect((await stayed('meal', 6)).code).toBeUndefined();
    expect((await stayed('meal', 6.1)).code).toBe('BAD_USER_INPUT');
    expect((await stayed('stated', 3)).code).toBeUndefined();
    expect((await stayed('stated', 3.1)).code).toBe('BAD_USER_INPUT');
  });
});

describe('one’s own attendance', () => {
  it('counts once another manager has confirmed it [DEC-79]', async () => {
    await signedUp('own', 'admins', {});
    const { data } = await mark('admins', { id: 'own', status: 'Present' });
    expect(data?.updateContracts).toMatchObject([{ status: null, ownMarkedAt: iso(TEST_NOW) }]);
    expect([await minutesOf('own'), await recapMinutes('admins')]).toEqual([null, []]);
    expect(await messageOf(confirm('admins', 'own'))).toBe(
      'admins: Ask another manager to confirm your own attendance.',
    );
    expect((await confirm('volunteer', 'own')).code).toBe('FORBIDDEN');
    const confirmed = await confirm('coordinators', 'own');
    expect(confirmed.data?.updateContracts).toMatchObject([{ status: 'Present', ownMarkedAt: null }]);
    expect([await minutesOf('own'), await recapMinutes('admins')]).toEqual([180, [180]]);
    expect(await detailsOf('own')).toEqual([
      { from: null, to: null, own: 'waiting' },
      { from: null, to: 'Present', confirmed: true },
    ]);
    expect((await confirm('managers', 'own')).errors).toBeUndefined();
    expect(await detailsOf('own')).toHaveLength(2);
  });

  it('changes nothing when the same batch is sent again, and is taken back by its owner [DEC-79]', async () => {
    await signedUp('own', 'admins', {});
    const batch = { id: 'own', status: 'Present', markedAt: iso(TEST_NOW - MINUTE_MS) };
    const first = await mark('admins', batch);
    world.clock.advance(HOUR_MS);
    expect((await mark('admins', batch)).data).toEqual(first.data);
    expect(await detailsOf('own')).toHaveLength(1);
    await mark('admins', { id: 'own', status: null });
    expect((await confirm('managers', 'own')).data?.updateContracts).toMatchObject([
      { status: null, ownMarkedAt: null },
    ]);
    expect(await minutesOf('own')).toBeNull();
  });

  it('waits in a list of all present, in which the others count [DEC-79]', async () => {
    await signedUp('own', 'admins', {});
    await signedUp('rosa', 'volunteer', {});
    const { errors } = await mark(
      'admins',
      { id: 'rosa', status: 'Present' },
      { id: 'own', status: 'Present' },
    );
    expect(errors).toBeUndefined();
    expect([await minutesOf('rosa'), await minutesOf('own')]).toEqual([180, null]);
    await mark('managers', { id: 'own', status: 'Present' });
    expect(await minutesOf('own')).toBe(180);
  });

  it('does not undo what another manager marked [DEC-79]', async () => {
    await signedUp('own', 'admins', {});
    await mark('managers', { id: 'own', status: 'Absent' });
    for (const status of ['Present', 'Cancelled', null])
      expect(await messageOf(mark('admins', { id: 'own', status }))).toContain('Ask them to change it.');
  });

  it('waits for a past volunteer who added themselves, and by the scripts of older clients [DEC-79, ATT-16]', async () => {
    await signedUp('before', 'admins', {});
    await world.store.write((tx) => pastQuest(tx, { id: 'q2' }));
    const ADD =
      'mutation($me: ID!) { addPastVolunteer(questId: "q2", chariteerId: $me, supervisorId: $me) { id status } }';
    const added = await world.gql<{ addPastVolunteer: { id: string; status: string | null } }>(
      ADD,
      { me: 'admins' },
      { as: 'admins' },
    );
    const id = added.data?.addPastVolunteer.id ?? '';
    expect([added.data?.addPastVolunteer.status, await minutesOf(id)]).toEqual([null, null]);
    const VERIFY = `mutation($id: ID!) {
      providerVerifyChariteerQuestContract(newQuestInfo: { questID: "q2", itemInstanceID: $id }) { status }
    }`;
    const verified = await world.gql<Record<string, { status: string | null }>>(
      VERIFY,
      { id },
      { as: 'admins' },
    );
    expect(verified.data?.providerVerifyChariteerQuestContract?.status).toBeNull();
    expect(await minutesOf(id)).toBeNull();
    const again = await world.gql<Record<string, { status: string | null }>>(
      VERIFY,
      { id },
      { as: 'managers' },
    );
    expect(again.data?.providerVerifyChariteerQuestContract?.status).toBe('Present');
    expect(await minutesOf(id)).toBe(180);
  });
});

describe('people whose guardian the manager is', () => {
  const waits = { status: null, ownMarkedAt: iso(TEST_NOW) };
  async function becomeGuardian(minor: CastName, guardian: CastName) {
    await world.store.write((tx) =>
      tx
        .update(guardianConsent)
        .set({ mailboxKey: tx.cells.hash('guardian_consent.mailboxKey', mailboxKey(castEmail(guardian))) })
        .where(eq(guardianConsent.chariteerId, minor)),
    );
  }

  it('waits for another manager where the manager is the guardian by consent [DEC-79]', async () => {
    await signedUp('minor', 'teen', {});
    await becomeGuardian('teen', 'admins');
    const { data } = await mark('admins', { id: 'minor', status: 'Present' });
    expect(data?.updateContracts).toMatchObject([waits]);
    expect(await minutesOf('minor')).toBeNull();
    await confirm('managers', 'minor');
    expect(await minutesOf('minor')).toBe(180);
  });

  it('waits for another manager where the child is registered under the manager [DEC-79]', async () => {
    const child = await childOfVolunteer(world);
    await world.store.write((tx) => tx.update(childRecord).set({ guardianAccountId: 'admins' }));
    await signedUp('childs', child as CastName, {});
    const { data } = await mark('admins', { id: 'childs', status: 'Present' });
    expect(data?.updateContracts).toMatchObject([waits]);
  });

  it('is credited right away when another manager marks it [DEC-79]', async () => {
    await signedUp('minor', 'teen', {});
    await becomeGuardian('teen', 'admins');
    const { data } = await mark('managers', { id: 'minor', status: 'Present' });
    expect(data?.updateContracts).toMatchObject([{ status: 'Present', ownMarkedAt: null }]);
  });
});

describe('staff’s page', () => {
  const LIST = `{ selfMarkedHours { total items {
    id questId eventTitle providerName chariteerId username minutes isCredited markedAt
    reason { text givenById givenBy givenAt }
  } } }`;
  type Listed = { selfMarkedHours: { total: number; items: Record<string, unknown>[] } };
  const listed = async () => (await world.gql<Listed>(LIST, {}, { as: 'staff' })).data?.selfMarkedHours;

  it('lists hours that nobody else could confirm, until staff do [DEC-79]', async () => {
    await signedUp('alone', 'managers', { providerId: '2' });
    const { data } = await mark('managers', { id: 'alone', status: 'Present' });
    expect(data?.updateContracts).toMatchObject([{ status: 'Present', ownMarkedAt: iso(TEST_NOW) }]);
    expect(await minutesOf('alone')).toBe(180);
    const { id, ...shown } = (await listed())?.items[0] ?? {};
    expect({ id, ...shown }).toMatchObject({
      ...{ id: 'alone', questId: 'q-alone', providerName: 'Riverside Pantry', username: 'managers' },
      ...{ minutes: 180, isCredited: true, markedAt: iso(TEST_NOW) },
    });
    await confirm('staff', 'alone');
    expect(await listed()).toEqual({ total: 0, items: [] });
    expect(await minutesOf('alone')).toBe(180);
  });

  it('lists what waits, too, and no more once the person is removed [DEC-79]', async () => {
    await signedUp('own', 'admins', {});
    await mark('admins', { id: 'own', status: 'Present' });
    expect((await listed())?.items).toMatchObject([{ id: 'own', minutes: 180, isCredited: false }]);
    const BOOT =
      'mutation { updateContract(id: "own", updateAction: "BOOT", supervisorId: "managers") { status ownMarkedAt } }';
    expect((await world.gql(BOOT, {}, { as: 'managers' })).data).toEqual({
      updateContract: { status: 'Booted', ownMarkedAt: null },
    });
    expect((await listed())?.total).toBe(0);
  });

  it('shows who gave a reason for hours over the plan, what it says and when [DEC-79]', async () => {
    const past = { startedAt: TEST_NOW - 9 * HOUR_MS, endedAt: TEST_NOW - 8 * HOUR_MS };
    await signedUp('own', 'admins', past);
    await mark('admins', { id: 'own', status: 'Present', timesReason: 'Because I say so' });
    expect((await listed())?.items).toMatchObject([{ id: 'own', reason: null }]);
    world.clock.advance(MINUTE_MS);
    const long = { id: 'own', status: 'Present', actualDepartureAt: iso(TEST_NOW - 5 * HOUR_MS) };
    await mark('managers', { ...long, timesReason: 'The van broke down' });
    const givenAt = iso(world.clock.now());
    world.clock.advance(MINUTE_MS);
    await confirm('coordinators', 'own');
    const reason = { text: 'The van broke down', givenById: 'managers', givenBy: 'managers', givenAt };
    expect(await listed()).toMatchObject({
      total: 1,
      items: [{ id: 'own', minutes: 240, isCredited: true, reason }],
    });
    await mark('managers', { id: 'own', status: 'Present' });
    expect((await listed())?.total).toBe(0);
  });

  it('takes a charity’s own account for no other person, though it may confirm [DEC-79]', async () => {
    const others = [
      'admins',
      'employees',
      'staffrole',
      'nightcasemanagers',
      'kitchenmanagers',
      'frontdeskstaff',
    ];
    await signedUp('own', 'managers', {});
    await world.store.write((tx) =>
      tx.delete(groupMember).where(isInList(groupMember.accountId, [...others, 'coordinators', 'captains'])),
    );
    const { data } = await mark('managers', { id: 'own', status: 'Present' });
    expect(data?.updateContracts).toMatchObject([{ status: 'Present' }]);
    expect((await listed())?.total).toBe(1);
    await confirm('provider', 'own');
    expect((await listed())?.total).toBe(0);
  });

  it('is open to the product’s staff alone [DEC-79]', async () => {
    for (const as of ['admins', 'provider', 'volunteer'] as const)
      expect((await world.gql(LIST, {}, { as })).code).toBe('FORBIDDEN');
  });
});

it('keeps a mark before the quest to one hour ahead [OPEN-ATT-05]', async () => {
  await world.store.write(async (tx) => {
    await upcomingQuest(tx, { id: 'q', startedAt: TEST_NOW + HOUR_MS + 1 });
    await insertContract(tx, { id: 'rosa', questId: 'q', chariteerId: 'volunteer' });
  });
  expect((await mark('managers', { id: 'rosa', status: 'Present' })).code).toBe('BAD_USER_INPUT');
});
