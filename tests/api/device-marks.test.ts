import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sweepDeviceMarks } from '#api/attendance/attendance/keep-device-marks.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { attendanceEntry } from '#db/schema/attendance-entry.ts';
import { deviceMark } from '#db/schema/device-mark.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { DAY_MS, HOUR_MS, pastQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const MARK = `mutation($contracts: [ContractUpdateInput!]!) {
  updateContracts(contracts: $contracts) { id status markedAt }
}`;
const SHEET = `{ quest(id: "q") { pledgedContracts { id status differingMarks { status markedAt deviceAt markedBy } } } }`;

const MINUTE = 60_000;
const iso = (instant: number) => new Date(instant).toISOString();

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await pastQuest(tx, { id: 'q' });
    await insertContract(tx, { id: 'rosa', questId: 'q', chariteerId: 'volunteer' });
  });
});
afterEach(() => world.close());

type Marked = { updateContracts: { status: string | null; markedAt: string }[] };
type Sheet = { quest: { pledgedContracts: { status: string; differingMarks: unknown[] | null }[] } };

async function mark(fields: Record<string, unknown>, as: CastName = 'managers') {
  const by = { updateAction: 'EDIT-ATTENDANCE', supervisorId: as, id: 'rosa', seenAt: null };
  const { data, errors } = await world.gql<Marked>(MARK, { contracts: [{ ...by, ...fields }] }, { as });
  return errors?.[0]?.extensions.code ?? data?.updateContracts[0]?.status;
}
async function sheetAs(as: CastName) {
  const { data } = await world.gql<Sheet>(SHEET, {}, { as });
  return data?.quest.pledgedContracts[0];
}
const entries = () => world.store.read.select().from(attendanceEntry).orderBy(asc(attendanceEntry.number));
const present = { status: 'Present', key: 'a1', device: 'hers', markedAt: iso(TEST_NOW - 30 * MINUTE) };
const absent = { status: 'Absent', key: 'b1', device: 'his', markedAt: iso(TEST_NOW - 20 * MINUTE) };

describe('marks that a device sends later', () => {
  it('change nothing when they come again, whatever was marked since [CHK-02]', async () => {
    const ahead = { ...present, markedAt: iso(TEST_NOW + DAY_MS) };
    expect(await mark(ahead)).toBe('Present');
    world.clock.set(TEST_NOW + MINUTE);
    expect(await mark({ status: 'Absent', key: 'b1', seenAt: iso(TEST_NOW) })).toBe('Absent');
    world.clock.set(TEST_NOW + HOUR_MS);
    expect(await mark(ahead)).toBe('Absent');
    expect(await entries()).toHaveLength(2);
    const twice = { ...absent, key: 'c1', status: null };
    const by = { updateAction: 'EDIT-ATTENDANCE', supervisorId: 'managers', id: 'rosa' };
    const both = [
      { ...by, ...twice },
      { ...by, ...twice, status: 'Present' },
    ];
    const { errors } = await world.gql(MARK, { contracts: both }, { as: 'managers' });
    expect(errors).toBeUndefined();
  });

  it('are refused under the key of somebody else’s mark, and nothing of them is lost unseen [CHK-02]', async () => {
    await world.store.write((tx) => insertContract(tx, { id: 'gus', questId: 'q', chariteerId: 'gold' }));
    expect(await mark(present)).toBe('Present');
    expect(await mark({ ...present, id: 'gus' })).toBe('BAD_USER_INPUT');
    expect(await entries()).toHaveLength(1);
  });

  it('count by the server’s clock though that of the device is a day off, and keep both times [CHK-02]', async () => {
    for (const [key, off] of [
      ['slow', -DAY_MS],
      ['fast', DAY_MS],
    ] as const) {
      const times = { markedAt: iso(TEST_NOW + off - 10 * MINUTE), sentAt: iso(TEST_NOW + off) };
      await mark({ status: key === 'slow' ? 'Present' : 'Excused', key, device: 'hers', ...times });
    }
    expect(await entries()).toMatchObject([
      { at: TEST_NOW, markedAt: TEST_NOW - DAY_MS - 10 * MINUTE, statusAfter: 'Present' },
      { at: TEST_NOW, markedAt: TEST_NOW + DAY_MS - 10 * MINUTE, statusAfter: 'Excused' },
    ]);
    const kept = await world.store.read.select().from(deviceMark);
    expect(kept.map(({ markedAt }) => markedAt)).toEqual([TEST_NOW - 10 * MINUTE, TEST_NOW - 10 * MINUTE]);
  });

  it('need a name of 1 to 64 characters [CHK-02]', async () => {
    expect(await mark({ ...present, key: '' })).toBe('BAD_USER_INPUT');
    expect(await mark({ ...present, key: 'x'.repeat(65) })).toBe('BAD_USER_INPUT');
    expect(await mark({ ...present, device: 'x'.repeat(65) })).toBe('BAD_USER_INPUT');
    expect(await mark({ ...present, key: 'x'.repeat(64) })).toBe('Present');
  });

  it('are forgotten after 30 days', async () => {
    await mark(present);
    await sweepDeviceMarks(world.store, TEST_NOW + 29 * DAY_MS);
    expect(await world.store.read.$count(deviceMark)).toBe(1);
    await sweepDeviceMarks(world.store, TEST_NOW + 30 * DAY_MS);
    expect(await world.store.read.$count(deviceMark)).toBe(0);
  });
});

describe('two devices that disagree', () => {
  const her = { status: 'Present', markedAt: iso(TEST_NOW - 30 * MINUTE), markedBy: 'managers' };
  const his = { status: 'Absent', markedAt: iso(TEST_NOW - 20 * MINUTE), markedBy: 'coordinators' };

  it.each(['earlier first', 'later first'] as const)(
    'keep both marks, the later one holds, until someone says which is right; %s [CHK-03]',
    async (order) => {
      const send = [() => mark(present), () => mark(absent, 'coordinators')];
      for (const one of order === 'earlier first' ? send : send.toReversed()) await one();
      const sheet = await sheetAs('managers');
      expect(sheet).toMatchObject({ status: 'Absent', differingMarks: [{ ...her, deviceAt: her.markedAt }] });
      expect(await sheetAs('volunteer')).toMatchObject({ differingMarks: null });
      const right = { status: 'Present', key: 'a2', device: 'hers', isRight: true };
      expect(await mark({ ...right, seenAt: his.markedAt })).toBe('Present');
      expect(await sheetAs('managers')).toMatchObject({ status: 'Present', differingMarks: [] });
      // What is sent again opens nothing.
      await mark(absent, 'coordinators');
      expect(await sheetAs('managers')).toMatchObject({ status: 'Present', differingMarks: [] });
    },
  );

  it('do not disagree where one has seen what it changes, says the same, or marks again [CHK-03]', async () => {
    await mark(present);
    await mark({ ...absent, status: 'Present' }, 'coordinators');
    await mark({ ...absent, key: 'b2', seenAt: iso(TEST_NOW - 20 * MINUTE) }, 'coordinators');
    await mark({ ...absent, key: 'b3', status: 'Excused', markedAt: iso(TEST_NOW) }, 'coordinators');
    expect(await sheetAs('managers')).toMatchObject({ status: 'Excused', differingMarks: [] });
  });

  it('keep a mark of no device too [CHK-03]', async () => {
    await mark({ status: 'Present', markedAt: her.markedAt });
    await mark(absent, 'coordinators');
    expect(await sheetAs('managers')).toMatchObject({
      status: 'Absent',
      differingMarks: [{ ...her, deviceAt: null, markedBy: null }],
    });
  });
});
