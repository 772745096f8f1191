import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { markStepwise } from '#api/attendance/bans/mark-stepwise.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { chariteer, guardianConsent } from '#db/schema/chariteer.ts';
import { childRecord } from '#db/schema/child-record.ts';
import { contract } from '#db/schema/contract.ts';
import { personMark } from '#db/schema/person-mark.ts';
import { recordMerge } from '#db/schema/record-merge.ts';
import { type CastName, castEmail, TEST_NOW } from '../support/cast.ts';
import { mailsTo } from '../support/guardian.ts';
import { expectLedgerRight } from '../support/ledger-is-right.ts';
import { MERGE, merge, UNDO } from '../support/merged-records.ts';
import { takenCount } from '../support/sign-up.ts';
import { DAY_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const MO = { nameFirst: 'Mo', nameLast: 'Delmar', dateOfBirth: '2018-05-01', signedName: 'Rosa Delmar' };
const REGISTER = 'mutation ($input: RegisterChildInput!) { registerChild(input: $input) { id } }';
const OWN = '{ ownChildren { id nameFirst } }';
const PREVIEW = `mutation ($keptId: ID!, $droppedId: ID!) { previewMerge(keptId: $keptId, droppedId: $droppedId) {
  guardians { username email hasKept hasDropped } kept { id email nameFirst } dropped { id } parts { subject moved setAside } } }`;
const PAIRS = '{ likelyDoubles { items { one { id } other { id } same ofOtherGuardians } total } }';
type Pairs = {
  likelyDoubles: {
    items: { one: { id: string }; other: { id: string }; same: string[]; ofOtherGuardians: boolean }[];
    total: number;
  };
};

let world: World;
beforeEach(async () => {
  world = await openWorld({ env: { MINIMUM_AGE: '13' } });
  await world.store.write(async (tx) => {
    await upcomingQuest(tx, { id: 'both', startedAt: TEST_NOW + 2 * DAY_MS });
    await upcomingQuest(tx, { id: 'one', startedAt: TEST_NOW + 3 * DAY_MS });
  });
});
afterEach(() => world.close());

const staff = (text: string, variables: Record<string, unknown> = {}) =>
  world.gql<Record<string, never>>(text, variables, { as: 'staff' });
async function child(as: CastName = 'volunteer', changes: Partial<typeof MO> = {}): Promise<string> {
  const { data } = await world.gql<{ registerChild: { id: string } }>(
    REGISTER,
    { input: { ...MO, ...changes } },
    { as },
  );
  return data?.registerChild.id ?? '';
}
const pairs = async () =>
  (await world.gql<Pairs>(PAIRS, {}, { as: 'staff' })).data?.likelyDoubles.items.map(
    ({ one, other, same, ofOtherGuardians }) => ({
      ids: [one.id, other.id].sort(),
      same,
      ofOtherGuardians,
    }),
  );
const ownChildren = async (as: CastName) =>
  (await world.gql<{ ownChildren: { id: string }[] }>(OWN, {}, { as })).data?.ownChildren.map(({ id }) => id);
const holderOf = async (id: string) =>
  (await world.store.read.select().from(contract).where(eq(contract.id, id)).get())?.chariteerId;
const subjects = async (as: CastName) => (await mailsTo(world, castEmail(as))).map(({ subject }) => subject);

describe('two records of a child', () => {
  it('are found by name and birth date, and by nothing that is the guardian’s; those of two guardians come last [JOI-13: children]', async () => {
    const one = await child();
    const other = await child('volunteer', { nameFirst: ' mo ', nameLast: 'DELMAR' });
    await child('volunteer', { nameFirst: 'Bea' });
    const third = await child('gold');
    const pairOf = (a: string, b: string, ofOtherGuardians: boolean) => ({
      ids: [a, b].sort(),
      same: ['person'],
      ofOtherGuardians,
    });
    const weak = [pairOf(one, third, true), pairOf(other, third, true)];
    const found = [pairOf(one, other, false), ...weak.sort((a, b) => (a.ids.join() < b.ids.join() ? -1 : 1))];
    expect(await pairs()).toEqual(found);
    await world.store.write((tx) => tx.delete(personMark));
    expect(await pairs()).toEqual([]);
    const { store, config } = world;
    await markStepwise(store, config.dataKey)();
    expect(await pairs()).toEqual(found);
  });

  it('staff see whose they are and what a merge would do [JOI-13: children]', async () => {
    const [keptId, droppedId] = [await child(), await child()];
    await world.store.write((tx) => insertContract(tx, { id: 'o', questId: 'one', chariteerId: droppedId }));
    const { data } = await staff(PREVIEW, { keptId, droppedId });
    expect(data).toMatchObject({
      previewMerge: {
        guardians: [
          { username: 'volunteer', email: castEmail('volunteer'), hasKept: true, hasDropped: true },
        ],
        kept: { id: keptId, email: castEmail('volunteer'), nameFirst: 'Mo' },
        dropped: { id: droppedId },
        parts: expect.arrayContaining([{ subject: 'signUps', moved: 1, setAside: 0 }]),
      },
    });
    expect(await holderOf('o')).toBe(droppedId);
  });

  it.each<[string, () => Promise<string>]>([
    ['and an account', async () => 'gold'],
    ['and their guardian', async () => 'volunteer'],
  ])('refused: a child %s [JOI-13: children]', async (_, other) => {
    const keptId = await child();
    const droppedId = await other();
    for (const sides of [
      { keptId, droppedId },
      { keptId: droppedId, droppedId: keptId },
    ]) {
      expect((await staff(PREVIEW, sides)).code).toBe('MERGE_NOT_POSSIBLE');
      expect((await staff(MERGE, sides)).code).toBe('MERGE_NOT_POSSIBLE');
    }
  });

  it('are one with all sign-ups, and two again; the guardian is told each time [JOI-13, JOI-14: children]', async () => {
    const [keptId, droppedId] = [await child(), await child()];
    await world.store.write(async (tx) => {
      await insertContract(tx, { id: 'k', questId: 'both', chariteerId: keptId, claimedAt: 2 });
      await insertContract(tx, { id: 'd', questId: 'both', chariteerId: droppedId, claimedAt: 1 });
      await insertContract(tx, { id: 'o', questId: 'one', chariteerId: droppedId });
    });
    const id = await merge(world, keptId, droppedId);
    expect(await Promise.all(['k', 'd', 'o'].map(holderOf))).toEqual([undefined, keptId, keptId]);
    expect(await takenCount(world, 'both')).toBe(1);
    expect(await ownChildren('volunteer')).toEqual([keptId]);
    expect(await pairs()).toEqual([]);
    const [bare] = await world.store.read.select().from(chariteer).where(eq(chariteer.id, droppedId));
    expect(bare).toMatchObject({ nameFirst: null, dateOfBirth: null, removedAt: TEST_NOW });
    const told = (await mailsTo(world, castEmail('volunteer'))).find(({ subject }) =>
      subject.startsWith('Your child’s two records'),
    );
    expect(told?.subject).toBe('Your child’s two records are now one');
    expect(told?.body).toContain('your two records of Mo');
    await expectLedgerRight(world.store);

    expect((await staff(UNDO, { id })).errors).toBeUndefined();
    expect(await Promise.all(['k', 'd', 'o'].map(holderOf))).toEqual([keptId, droppedId, droppedId]);
    expect((await ownChildren('volunteer'))?.sort()).toEqual([keptId, droppedId].sort());
    const consents = await world.store.read.select().from(guardianConsent);
    expect(consents.filter(({ chariteerId }) => chariteerId === droppedId)).toMatchObject([
      { state: 'given' },
    ]);
    expect(await subjects('volunteer')).toContain('Your child’s records are separate again');
    expect(await pairs()).toHaveLength(1);
    await expectLedgerRight(world.store);
  });

  it('merges of a family are taken back from the last to the first [JOI-14: children]', async () => {
    const [keptId, droppedId] = [await child('gold'), await child('volunteer')];
    const ofAdults = await merge(world, 'volunteer', 'gold');
    const ofChildren = await merge(world, keptId, droppedId);
    expect((await staff(UNDO, { id: ofAdults })).code).toBe('UNDO_OVERTAKEN');
    const again = await merge(world, 'quiet', 'volunteer');
    expect((await staff(UNDO, { id: ofChildren })).code).toBe('UNDO_OVERTAKEN');
    for (const id of [again, ofChildren, ofAdults])
      expect((await staff(UNDO, { id })).errors).toBeUndefined();
    const rows = await world.store.read.select().from(childRecord);
    expect(new Map(rows.map((row) => [row.chariteerId, row.guardianAccountId]))).toEqual(
      new Map([
        [keptId, 'gold'],
        [droppedId, 'volunteer'],
      ]),
    );
  });

  it('what was kept goes with the child, and no mail of the guardian’s with it [JOI-14, SAF-18: children]', async () => {
    const [keptId, droppedId] = [await child(), await child()];
    await merge(world, keptId, droppedId);
    const before = await subjects('volunteer');
    const erase = 'mutation ($id: ID!) { eraseChild(id: $id) }';
    expect((await world.gql(erase, { id: keptId }, { as: 'volunteer' })).errors).toBeUndefined();
    expect(await world.store.read.select().from(recordMerge)).toEqual([]);
    expect(await world.store.read.select().from(childRecord)).toEqual([]);
    expect(await subjects('volunteer')).toEqual(before);
  });
});
