import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findLedgerFaults, repairLedger } from '#api/operations/ledger/ledger.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { contract } from '#db/schema/contract.ts';
import { credit } from '#db/schema/credit.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { attendanceOf } from '#domain/attendance/attendance.ts';
import { type CastName, GUILD_ID, TEST_NOW } from '../support/cast.ts';
import { expectLedgerRight } from '../support/ledger-is-right.ts';
import { DAY_MS, HOUR_MS, pastQuest, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const MARK = `mutation($contracts: [ContractUpdateInput!]!) {
  updateContracts(contracts: $contracts) {
    id status actualArrivalAt actualDepartureAt markedAt chariteer { nameFirst }
  }
}`;

type Marked = { updateContracts: Record<string, unknown>[] };

const START = TEST_NOW - 4 * HOUR_MS;
const END = TEST_NOW - HOUR_MS;

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await pastQuest(tx, { id: 'q' });
    await insertContract(tx, { id: 'rosa', questId: 'q', chariteerId: 'volunteer' });
    await insertContract(tx, { id: 'vera', questId: 'q', chariteerId: 'gold' });
  });
});
afterEach(() => world.close());

const write = (work: (tx: Db) => Promise<unknown>) => world.store.write(work);
const iso = (instant: number) => new Date(instant).toISOString();

type Item = { id: string; status: string | null } & Record<string, unknown>;
const mark = (as: CastName | null, items: Item[]) =>
  world.gql<Marked>(
    MARK,
    {
      contracts: items.map((item) => ({
        updateAction: 'EDIT-ATTENDANCE',
        supervisorId: as ?? 'managers',
        ...item,
      })),
    },
    { as },
  );

async function held(id: string) {
  const [row] = await world.store.read.select().from(contract).where(eq(contract.id, id));
  return row;
}

async function creditsOf(id: string) {
  const rows = await world.store.read.select().from(credit).where(eq(credit.contractId, id));
  return Object.fromEntries(rows.map(({ type, value }) => [type, value]));
}

/** Everything that attendance writes, to tell whether anything has changed. */
const snapshot = async () => ({
  contracts: await world.store.read.select().from(contract),
  credits: await world.store.read.select().from(credit),
  audit: await world.store.read.select().from(auditEntry),
});

describe('taking attendance', () => {
  it('Present takes the times of the quest and earns minutes and reputation [API-21, OPEN-API-02, ATT-03, OPEN-ATT-02]', async () => {
    const { data, errors } = await mark('managers', [{ id: 'rosa', status: 'Present' }]);
    expect(errors).toBeUndefined();
    expect(data?.updateContracts).toEqual([
      {
        id: 'rosa',
        status: 'Present',
        actualArrivalAt: iso(START),
        actualDepartureAt: iso(END),
        markedAt: iso(TEST_NOW),
        chariteer: { nameFirst: 'Rosa' },
      },
    ]);
    expect(await creditsOf('rosa')).toEqual({ volunteerTime: 180, reputation: 10 });
    expect(await creditsOf('vera')).toEqual({});
    await expectLedgerRight(world.store);
  });

  it('marks someone who left and came back with the planned times that are left, twice without a change [DEC-79]', async () => {
    const left = { abandonedAt: START + HOUR_MS, status: 'Present' as const };
    const times = { actualArrivalAt: START, actualDepartureAt: START + HOUR_MS };
    await write((tx) =>
      insertContract(tx, { id: 'before', questId: 'q', chariteerId: 'teen', ...left, ...times }),
    );
    await write((tx) => insertContract(tx, { id: 'back', questId: 'q', chariteerId: 'teen' }));
    const all = ['rosa', 'back'].map((id) => ({ id, status: 'Present' }));
    expect((await mark('managers', all)).errors).toBeUndefined();
    const after = { actualArrivalAt: START + HOUR_MS, actualDepartureAt: END };
    expect(await held('back')).toMatchObject(after);
    expect(await creditsOf('back')).toMatchObject({ volunteerTime: 120 });
    const once = await snapshot();
    expect((await mark('managers', all)).errors).toBeUndefined();
    expect(await snapshot()).toEqual(once);
  });

  it('a list of 40 takes no more statements than one of two, and each is marked and told in the audit log [ATT-05]', async () => {
    const statementsOf = async (items: Item[]) => {
      const before = world.store.statementCount();
      expect((await mark('managers', items)).errors).toBeUndefined();
      return world.store.statementCount() - before;
    };
    const ids = Array.from({ length: 40 }, (_, index) => `many-${index}`);
    await write(async (tx) => {
      await pastQuest(tx, { id: 'many', resourceMaxNumber: 75 });
      for (const id of ids) await insertContract(tx, { id, questId: 'many' });
    });
    const ofTwo = await statementsOf(['rosa', 'vera'].map((id) => ({ id, status: 'Present' })));
    const ofMany = await statementsOf(ids.map((id) => ({ id, status: 'Absent' })));
    expect(ofMany).toBeLessThanOrEqual(ofTwo);
    expect(await held('many-39')).toMatchObject({
      status: 'Absent',
      actualArrivalAt: null,
      markedAt: TEST_NOW,
    });
    expect(await held('rosa')).toMatchObject({
      status: 'Present',
      actualArrivalAt: START,
      markedAt: TEST_NOW,
    });
    const entries = await world.store.read.select().from(auditEntry);
    expect(entries.filter(({ action }) => action === 'attendance')).toHaveLength(42);
    await expectLedgerRight(world.store);
  });

  it('Present takes the own expected times of a flexible quest, or the times that are given [ATT-03]', async () => {
    const expected = { expectedArrivalAt: START + HOUR_MS, expectedDepartureAt: START + 2 * HOUR_MS };
    await write((tx) => tx.update(contract).set(expected).where(eq(contract.id, 'rosa')));
    await mark('managers', [
      { id: 'rosa', status: 'Present' },
      { id: 'vera', status: 'Present', actualArrivalAt: iso(START + HOUR_MS) },
    ]);
    expect(await creditsOf('rosa')).toMatchObject({ volunteerTime: 60 });
    expect(await creditsOf('vera')).toMatchObject({ volunteerTime: 120 });
  });

  it('Absent clears the times; a changed status replaces the credits [ATT-04, ATT-07, ATT-09, OPEN-ATT-01]', async () => {
    await mark('managers', [{ id: 'rosa', status: 'Present' }]);
    await mark('managers', [{ id: 'rosa', status: 'Absent', actualArrivalAt: iso(START) }]);
    expect(await held('rosa')).toMatchObject({
      status: 'Absent',
      actualArrivalAt: null,
      actualDepartureAt: null,
    });
    expect(await creditsOf('rosa')).toEqual({ volunteerTime: 0, reputation: -10 });
    const rows = await world.store.read.select().from(credit).where(eq(credit.contractId, 'rosa'));
    expect(attendanceOf(rows)).toBe('Absent');
    await mark('managers', [{ id: 'rosa', status: null }]);
    expect(await creditsOf('rosa')).toEqual({});
    await expectLedgerRight(world.store);
  });

  it('saves a whole list in one go, for several quests too [ATT-05]', async () => {
    await write(async (tx) => {
      await pastQuest(tx, { id: 'q2', providerId: '2' });
      await insertContract(tx, { id: 'teen', questId: 'q2', chariteerId: 'teen' });
    });
    const { data } = await mark('managers', [
      { id: 'teen', status: 'Absent' },
      { id: 'rosa', status: 'Present' },
      { id: 'vera', status: 'Absent' },
    ]);
    expect(data?.updateContracts.map(({ id, status }) => [id, status])).toEqual([
      ['teen', 'Absent'],
      ['rosa', 'Present'],
      ['vera', 'Absent'],
    ]);
  });

  it('all or none: one wrong item keeps everybody as they were, and is named [API-21, CHK-02]', async () => {
    const before = await snapshot();
    const { errors } = await mark('managers', [
      { id: 'rosa', status: 'Present' },
      { id: 'nobody', status: 'Present' },
    ]);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONTRACT_NOT_FOUND', item: 2 });
    expect(await snapshot()).toEqual(before);
  });

  it('from 1 hour before the start, without end [OPEN-ATT-05, ERR-29]', async () => {
    await write(async (tx) => {
      await upcomingQuest(tx, { id: 'soon', startedAt: TEST_NOW + HOUR_MS + 1 });
      await upcomingQuest(tx, { id: 'old', startedAt: TEST_NOW - 300 * DAY_MS });
      await insertContract(tx, { id: 'c-soon', questId: 'soon', chariteerId: 'volunteer' });
      await insertContract(tx, { id: 'c-old', questId: 'old', chariteerId: 'volunteer' });
    });
    const early = await mark('managers', [{ id: 'c-soon', status: 'Present' }]);
    expect(early.errors?.[0]).toMatchObject({
      message: 'volunteer: Take attendance from 1 hour before the start.',
      extensions: { code: 'BAD_USER_INPUT', statusCode: 400 },
    });
    world.clock.advance(1);
    expect((await mark('managers', [{ id: 'c-soon', status: 'Present' }])).code).toBeUndefined();
    expect((await mark('managers', [{ id: 'c-old', status: 'Absent' }])).code).toBeUndefined();
  });

  it('refuses who is gone, quests that do not take place, and times that cannot be [ERR-29]', async () => {
    await write(async (tx) => {
      await pastQuest(tx, { id: 'off', publishingStatus: 'Cancelled' });
      await insertContract(tx, { id: 'c-off', questId: 'off', chariteerId: 'volunteer' });
      await insertContract(tx, { id: 'left', questId: 'q', chariteerId: 'teen', abandonedAt: START - 1 });
      await insertContract(tx, { id: 'guild', questId: 'q', chariteerId: 'admins', guildId: GUILD_ID });
    });
    const messageOf = async (item: Item) => {
      const before = await snapshot();
      const { errors } = await mark('managers', [item]);
      expect(await snapshot()).toEqual(before);
      return errors?.[0]?.message;
    };
    const present = { id: 'rosa', status: 'Present' };
    expect(await messageOf({ id: 'c-off', status: 'Present' })).toBe(
      'volunteer: This Quest has been Cancelled.',
    );
    expect(await messageOf({ id: 'left', status: 'Present' })).toBe('teen: They dropped out of the quest.');
    expect(await messageOf({ id: 'guild', status: 'Present' })).toBe('Item 1: Contract Not Found');
    expect(await messageOf({ id: 'rosa', status: 'Booted' })).toBe(
      'volunteer: Attendance is Present, Absent or none.',
    );
    expect(await messageOf({ ...present, actualDepartureAt: iso(START - HOUR_MS) })).toBe(
      'volunteer: Departure must be after arrival.',
    );
    expect(await messageOf({ ...present, actualArrivalAt: iso(START - 2 * DAY_MS) })).toBe(
      'volunteer: 24 hours at most.',
    );
    const far = { actualArrivalAt: iso(START - 3 * DAY_MS), actualDepartureAt: iso(START - 3 * DAY_MS) };
    expect(await messageOf({ ...present, ...far })).toBe(
      'volunteer: Times must be within a day of the quest.',
    );
    expect(await messageOf({ ...present, updateAction: 'BOOT' })).toBe('The action must be EDIT-ATTENDANCE.');
  });

  it('needs chariteerAttendance U at the charity of the quest, for the own account [PERM-21, OPEN-API-01]', async () => {
    const item = [{ id: 'rosa', status: 'Present' }];
    expect((await mark(null, item)).code).toBe('NOT_LOGGED_IN');
    for (const as of ['volunteer', 'boardmembers', 'trustedminors'] as const) {
      expect((await mark(as, item)).code).toBe('FORBIDDEN');
    }
    for (const as of ['frontdeskstaff', 'captains', 'provider', 'staff'] as const) {
      expect((await mark(as, item)).code).toBeUndefined();
    }
    const other = [{ ...(item[0] as Item), supervisorId: 'admins' }];
    expect((await mark('managers', other)).code).toBe('FORBIDDEN');
    await write(async (tx) => {
      await pastQuest(tx, { id: 'foreign', providerId: '3' });
      await insertContract(tx, { id: 'c-foreign', questId: 'foreign', chariteerId: 'volunteer' });
    });
    expect((await mark('managers', [{ id: 'c-foreign', status: 'Present' }])).code).toBe('FORBIDDEN');
  });

  it('keeps who marked whom in the audit log', async () => {
    await mark('managers', [{ id: 'rosa', status: 'Present' }]);
    const entries = await world.store.read.select().from(auditEntry).where(eq(auditEntry.subjectId, 'rosa'));
    expect(entries).toMatchObject([
      { action: 'attendance', actorId: 'managers', detail: { from: null, to: 'Present' } },
    ]);
  });
});

describe('marks that are sent later', () => {
  const at = (minutes: number) => iso(TEST_NOW - minutes * 60_000);

  it('the same batch again changes nothing, however often it is sent', async () => {
    const batch = [
      { id: 'rosa', status: 'Present', markedAt: at(30) },
      { id: 'vera', status: 'Absent', markedAt: at(29) },
    ];
    const first = await mark('managers', batch);
    const before = await snapshot();
    world.clock.advance(HOUR_MS);
    const answers = await Promise.all([mark('managers', batch), mark('managers', batch)]);
    expect(await snapshot()).toEqual(before);
    for (const { data } of answers) expect(data).toEqual(first.data);
  });

  it('the later mark holds, whichever arrives first', async () => {
    await mark('managers', [{ id: 'rosa', status: 'Absent', markedAt: at(10) }]);
    const late = await mark('coordinators', [{ id: 'rosa', status: 'Present', markedAt: at(20) }]);
    expect(late.errors).toBeUndefined();
    expect(late.data?.updateContracts[0]?.status).toBe('Absent');
    expect(await creditsOf('rosa')).toEqual({ volunteerTime: 0, reputation: -10 });
    await mark('coordinators', [{ id: 'rosa', status: 'Present', markedAt: at(5) }]);
    expect((await held('rosa'))?.status).toBe('Present');
    await expectLedgerRight(world.store);
  });

  it('a repeated status moves the mark on, so that an older one does not undo it', async () => {
    await mark('managers', [{ id: 'rosa', status: 'Present', markedAt: at(30) }]);
    await mark('managers', [{ id: 'rosa', status: 'Present', markedAt: at(10) }]);
    await mark('coordinators', [{ id: 'rosa', status: 'Absent', markedAt: at(20) }]);
    expect((await held('rosa'))?.status).toBe('Present');
  });

  it('a clock that runs ahead wins no mark of the future', async () => {
    await mark('managers', [{ id: 'rosa', status: 'Absent', markedAt: iso(TEST_NOW + DAY_MS) }]);
    world.clock.advance(60_000);
    await mark('managers', [{ id: 'rosa', status: 'Present' }]);
    expect((await held('rosa'))?.status).toBe('Present');
  });

  it('a batch from before a boot does not bring the volunteer back', async () => {
    const batch = [{ id: 'rosa', status: 'Present', markedAt: at(30) }];
    await mark('managers', batch);
    await boot('managers', 'rosa', { updateAction: 'BOOT' });
    const { errors } = await mark('managers', batch);
    expect(errors).toBeUndefined();
    expect((await held('rosa'))?.status).toBe('Booted');
  });
});

const BOOT = `mutation($id: ID!, $updateAction: String!, $supervisorId: ID!, $abandonReason: String,
  $option: String, $bootMessage: String, $banMessage: String) {
  updateContract(id: $id, updateAction: $updateAction, supervisorId: $supervisorId, option: $option,
    abandonReason: $abandonReason, bootMessage: $bootMessage, banMessage: $banMessage) {
    id status abandonedAt abandonReason actualArrivalAt questId
  }
}`;
const boot = (as: CastName | null, id: string, form: Record<string, unknown>) =>
  world.gql(BOOT, { id, supervisorId: as ?? 'managers', ...form }, { as });

describe('a quest that is cancelled', () => {
  const cancel = (id: string) =>
    world.gql(
      `mutation { updateQuest(id: "${id}", publishingStatus: Cancelled) { id } }`,
      {},
      { as: 'managers' },
    );
  const statusOf = async (id: string) => (await held(id))?.status;

  it('before its start leaves no mark, and blocks no other quest [HRS-09]', async () => {
    const times = { startedAt: TEST_NOW + HOUR_MS / 2, endedAt: TEST_NOW + 3 * HOUR_MS };
    await write(async (tx) => {
      await upcomingQuest(tx, { id: 'soon', ...times });
      await upcomingQuest(tx, { id: 'beside', ...times });
      await insertContract(tx, { id: 'came', questId: 'soon', chariteerId: 'volunteer' });
      await insertContract(tx, { id: 'missing', questId: 'soon', chariteerId: 'gold' });
      await insertContract(tx, { id: 'next', questId: 'beside', chariteerId: 'volunteer' });
    });
    const items = [
      { id: 'came', status: 'Present' },
      { id: 'missing', status: 'Absent' },
    ];
    expect((await mark('managers', items)).errors).toBeUndefined();
    expect((await cancel('soon')).errors).toBeUndefined();
    expect(await statusOf('came')).toBeNull();
    expect(await creditsOf('came')).toEqual({});
    expect(await creditsOf('missing')).toEqual({});
    await mark('managers', [{ id: 'next', status: 'Present' }]);
    expect(await held('next')).toMatchObject({ status: 'Present', actualArrivalAt: times.startedAt });
    await expectLedgerRight(world.store);
  });
});

describe('the ledger', () => {
  it('credits and places taken equal what the contracts say after every kind of change [OPEN-ATT-01]', async () => {
    await write((tx) => upcomingQuest(tx, { id: 'next' }));
    const steps = [
      () => mark('managers', [{ id: 'rosa', status: 'Present' }]),
      () => mark('managers', [{ id: 'vera', status: 'Absent' }]),
      () => mark('managers', [{ id: 'vera', status: 'Cancelled' }]),
      () => boot('managers', 'rosa', { updateAction: 'BOOT' }),
      () =>
        world.gql(
          'mutation { createContract(chariteerId: "gold", questId: "next") { id } }',
          {},
          { as: 'gold' },
        ),
      () => boot('managers', 'vera', { updateAction: 'BAN' }),
    ];
    for (const step of steps) {
      expect((await step()).errors).toBeUndefined();
      await expectLedgerRight(world.store);
    }
    const [next] = await world.store.read.select().from(quest).where(eq(quest.id, 'next'));
    expect(next?.takenCount).toBe(0);
  });

  it('finds what is wrong and makes it anew', async () => {
    await mark('managers', [{ id: 'rosa', status: 'Present' }]);
    await write(async (tx) => {
      await tx.update(credit).set({ value: 9999 }).where(eq(credit.type, 'volunteerTime'));
      await tx.update(contract).set({ status: 'Present' }).where(eq(contract.id, 'vera'));
      await tx.update(quest).set({ takenCount: 7 }).where(eq(quest.id, 'q'));
    });
    const faults = await findLedgerFaults(world.store.read, TEST_NOW);
    // The sums of recaps are those of their rows, which follow once the rows are right.
    const kinds = ['credits', 'credits', 'recap', 'recap', 'takenCount'];
    expect(faults.map(({ kind }) => kind).sort()).toEqual(kinds);
    expect(await repairLedger(world.store, TEST_NOW)).toEqual(faults);
    await expectLedgerRight(world.store);
    expect(await creditsOf('rosa')).toEqual({ volunteerTime: 180, reputation: 10 });
  });
});
