import { asc, eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findLedgerFaults, repairLedger } from '#api/operations/ledger/ledger.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { attendanceEntry } from '#db/schema/attendance-entry.ts';
import { contract } from '#db/schema/contract.ts';
import { credit } from '#db/schema/credit.ts';
import { quest } from '#db/schema/quest.ts';
import { TEST_NOW } from '../support/cast.ts';
import { expectLedgerRight } from '../support/ledger-is-right.ts';
import { DAY_MS, HOUR_MS, pastQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const MARK =
  'mutation($contracts: [ContractUpdateInput!]!) { updateContracts(contracts: $contracts) { id status } }';
const START = TEST_NOW - 4 * HOUR_MS;
const END = TEST_NOW - HOUR_MS;

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await pastQuest(tx, { id: 'q' });
    await insertContract(tx, { id: 'rosa', questId: 'q', chariteerId: 'volunteer' });
  });
});
afterEach(() => world.close());

const mark = async (fields: Record<string, unknown>) => {
  const by = { updateAction: 'EDIT-ATTENDANCE', supervisorId: 'managers', id: 'rosa' };
  const { errors } = await world.gql(MARK, { contracts: [{ ...by, ...fields }] }, { as: 'managers' });
  return errors?.[0]?.message ?? null;
};
const entriesOf = (id: string) =>
  world.store.read
    .select()
    .from(attendanceEntry)
    .where(eq(attendanceEntry.contractId, id))
    .orderBy(asc(attendanceEntry.number));
const creditsOf = async (id: string) =>
  (await world.store.read.select().from(credit).where(eq(credit.contractId, id))).map(({ value }) => value);

describe('the history of attendance', () => {
  it('keeps every change: what it was, what it is, who, when and how; twice the same adds nothing [HRS-01]', async () => {
    expect(await mark({ status: 'Present' })).toBeNull();
    expect(await mark({ status: 'Present' })).toBeNull();
    world.clock.set(TEST_NOW + HOUR_MS);
    expect(await mark({ status: 'Absent', markedAt: new Date(TEST_NOW + 60_000).toISOString() })).toBeNull();
    const first = {
      number: 1,
      at: TEST_NOW,
      actorId: 'managers',
      role: 'manager',
      way: 'sheet',
      reason: null,
    };
    const present = { statusAfter: 'Present', arrivalAfter: START, departureAfter: END, minutesAfter: 180 };
    const absent = { statusAfter: 'Absent', arrivalAfter: null, departureAfter: null, minutesAfter: 0 };
    const wasPresent = {
      statusBefore: 'Present',
      arrivalBefore: START,
      departureBefore: END,
      minutesBefore: 180,
    };
    expect(await entriesOf('rosa')).toMatchObject([
      { ...first, ...present, statusBefore: null, minutesBefore: 0, markedAt: null },
      { ...wasPresent, ...absent, number: 2, at: TEST_NOW + HOUR_MS, markedAt: TEST_NOW + 60_000 },
    ]);
    await expectLedgerRight(world.store);
  });

  it.each(['sheet', 'poster', 'kiosk', 'paper', 'pastVolunteer'])(
    'ends as the same entry when marked by %s [CHK-12]',
    async (way) => {
      expect(await mark({ status: 'Present', way })).toBeNull();
      expect(await entriesOf('rosa')).toMatchObject([{ way, statusAfter: 'Present', minutesAfter: 180 }]);
    },
  );

  it('asks why a mark is changed later than 24 hours after it was set [HRS-01]', async () => {
    await mark({ status: 'Absent' });
    world.clock.set(TEST_NOW + DAY_MS);
    expect(await mark({ status: 'Present' })).toBeNull();
    world.clock.set(TEST_NOW + 2 * DAY_MS + 1);
    expect(await mark({ status: 'Late' })).toContain('Say why');
    expect(await mark({ status: 'Late', reason: ' ' })).toContain('Say why');
    expect(await mark({ status: 'Late', reason: 'x'.repeat(151) })).toContain('150');
    expect(await mark({ status: 'Late', reason: ' Signed in at the door ' })).toBeNull();
    expect((await entriesOf('rosa')).map(({ reason }) => reason)).toEqual([
      null,
      null,
      'Signed in at the door',
    ]);
  });

  it('is never changed or deleted; only its reason goes with the person, and the minutes stay [HRS-01]', async () => {
    await mark({ status: 'Present' });
    const refused = async (text: string) => {
      const error = await world.store
        .write((tx) => tx.run(sql.raw(text)))
        .catch((thrown: Error) => thrown.cause);
      expect(String(error)).toContain('append only');
    };
    await refused(`UPDATE attendance_entry SET "minutesAfter" = 1`);
    await refused(`UPDATE attendance_entry SET "actorId" = NULL`);
    await refused('DELETE FROM attendance_entry');
    await world.store.write((tx) => tx.run(sql`UPDATE attendance_entry SET "reason" = NULL`));
    await expectLedgerRight(world.store);
  });

  it('Late and LeftEarly count as Present with their own times, Excused in nothing [HRS-03]', async () => {
    const arrival = { actualArrivalAt: new Date(START + HOUR_MS).toISOString() };
    expect(await mark({ status: 'Late', ...arrival })).toBeNull();
    expect((await creditsOf('rosa')).sort()).toEqual([10, 120]);
    const departure = { actualDepartureAt: new Date(END - HOUR_MS / 2).toISOString() };
    expect(await mark({ status: 'LeftEarly', ...departure })).toBeNull();
    expect((await creditsOf('rosa')).sort()).toEqual([10, 150]);
    expect(await mark({ status: 'Excused' })).toBeNull();
    expect(await creditsOf('rosa')).toEqual([]);
    const statuses = (await entriesOf('rosa')).map(({ statusAfter, minutesAfter }) => [
      statusAfter,
      minutesAfter,
    ]);
    expect(statuses).toEqual([
      ['Late', 120],
      ['LeftEarly', 150],
      ['Excused', 0],
    ]);
    await expectLedgerRight(world.store);
  });

  it('keeps the hours of a quest that is cancelled after marks were taken [HRS-09]', async () => {
    await mark({ status: 'Present' });
    await world.store.write((tx) =>
      tx.update(quest).set({ publishingStatus: 'Cancelled' }).where(eq(quest.id, 'q')),
    );
    expect((await creditsOf('rosa')).sort()).toEqual([10, 180]);
    await expectLedgerRight(world.store);
    await expect(
      world.store.write((tx) => tx.delete(contract).where(eq(contract.id, 'rosa')).returning()),
    ).rejects.toThrow();
  });

  it('the ledger finds minutes that no entry explains, and a repair is an entry [HRS-02]', async () => {
    await mark({ status: 'Present' });
    await world.store.write((tx) =>
      tx
        .update(contract)
        .set({ actualDepartureAt: END - HOUR_MS })
        .where(eq(contract.id, 'rosa')),
    );
    const faults = await findLedgerFaults(world.store.read, TEST_NOW);
    expect(faults).toContainEqual({ kind: 'entries', contractId: 'rosa', found: 180, expected: 120 });
    await repairLedger(world.store, TEST_NOW);
    expect(await entriesOf('rosa')).toMatchObject([
      {},
      { way: 'ledger', role: 'product', minutesAfter: 120 },
    ]);
    await expectLedgerRight(world.store);
  });
});
