import { eq, getTableColumns } from 'drizzle-orm';
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { report } from '#api/access/events/report.ts';
import { markStepwise } from '#api/attendance/bans/mark-stepwise.ts';
import { sweepMerges } from '#api/operations/merging/forget-merges.ts';
import { MERGE_PARTS } from '#api/operations/merging/merge-parts.ts';
import { readConsent } from '#api/people/guardians/consent-queries.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertTraining, insertTrainingRecord } from '#db/factories/insert-training.ts';
import { account } from '#db/schema/account.ts';
import { schema } from '#db/schema/all.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { chariteer, guardianConsent, providerBan } from '#db/schema/chariteer.ts';
import { childRecord } from '#db/schema/child-record.ts';
import { contract } from '#db/schema/contract.ts';
import { credit } from '#db/schema/credit.ts';
import { groupMember } from '#db/schema/member-group.ts';
import { orientation } from '#db/schema/orientation.ts';
import { personMark } from '#db/schema/person-mark.ts';
import { quest } from '#db/schema/quest.ts';
import { mergedKey, recordMerge } from '#db/schema/record-merge.ts';
import type { Db } from '#db/store.ts';
import type { CreditedContract } from '#domain/attendance/attendance.ts';
import { byProduct } from '#domain/attendance/attendance-entry.ts';
import { MERGE_UNDO_MS } from '#domain/merging/record-merge.ts';
import { allRows } from '../support/all-rows.ts';
import { readHeldUids, readSentEntries } from '../support/calendar-entries.ts';
import { castEmail, DEMO_PASSWORD, TEST_NOW } from '../support/cast.ts';
import { agree, consentOf, mailsTo, registeredTeen } from '../support/guardian.ts';
import { expectLedgerRight } from '../support/ledger-is-right.ts';
import { MERGE_LEAVES } from '../support/merge-leaves.ts';
import { MERGE, merge, mergeWithBlocked, PREVIEW, UNDO } from '../support/merged-records.ts';
import { FORM, GUARDIAN, mails, register, tokenFor } from '../support/registration.ts';
import { signUp } from '../support/sign-up.ts';
import { DAY_MS, HOUR_MS, pastQuest, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const GUARDIAN_OF_FORM = { guardianName: GUARDIAN.guardianName, guardianEmail: GUARDIAN.guardianEmail };
const KEPT = 'volunteer';
const DROPPED = 'gold';
const PAIR = { keptId: KEPT, droppedId: DROPPED };
const LOG_IN = `mutation ($email: String!, $password: String!) {
  loginWithEmail(email: $email, password: $password, titleId: "chariteers") { playerId } }`;
const RECOVER =
  'mutation ($email: String!) { sendAccountRecoveryEmail(email: $email, titleId: "chariteers") }';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const staff = (text: string, variables: Record<string, unknown>) =>
  world.gql<Record<string, never>>(text, variables, { as: 'staff' });
const undo = (id: string) => staff(UNDO, { id });
const creditAnew = (tx: Db, contracts: readonly CreditedContract[]) =>
  report(tx, { now: TEST_NOW, config: world.config }, 'AttendanceChanged', {
    contracts,
    change: byProduct('ledger'),
  });
const logIn = (email: string) => world.gql(LOG_IN, { email, password: DEMO_PASSWORD });
const holderOf = async (id: string) =>
  (await world.store.read.select().from(contract).where(eq(contract.id, id)).get())?.chariteerId;

it('ends the coming spots of an account that becomes one with a blocked one [JOI-13]', async () => {
  await world.store.write((tx) => upcomingQuest(tx, { id: 'ahead' }));
  await signUp(world, KEPT, 'ahead');
  await mergeWithBlocked(world, KEPT);
  const [left] = await world.store.read.select().from(contract).where(eq(contract.questId, 'ahead'));
  expect(left?.abandonedAt).toBe(TEST_NOW);
  const [freed] = await world.store.read.select().from(quest).where(eq(quest.id, 'ahead'));
  expect(freed?.takenCount).toBe(0);
});

describe('who may', () => {
  it('only staff look at it, merge and take back, and prove again who they are [JOI-13: who]', async () => {
    for (const as of [null, 'volunteer', 'admins'] as const) {
      const code = as === null ? 'NOT_LOGGED_IN' : 'FORBIDDEN';
      expect((await world.gql(PREVIEW, PAIR, { as })).code).toBe(code);
      expect((await world.gql(MERGE, PAIR, { as })).code).toBe(code);
      expect((await world.gql(UNDO, { id: 'x' }, { as })).code).toBe(code);
      expect((await world.gql('{ likelyDoubles { total } }', {}, { as })).code).toBe(code);
      expect((await world.gql('{ recordMerges { total } }', {}, { as })).code).toBe(code);
    }
    await world.tokenOf('staff');
    world.clock.advance(16 * 60_000);
    expect((await staff(PREVIEW, PAIR)).code).toBe('PROOF_NEEDED');
    expect((await staff(MERGE, PAIR)).code).toBe('PROOF_NEEDED');
    expect((await staff(UNDO, { id: 'x' })).code).toBe('PROOF_NEEDED');
    expect(await world.store.read.select().from(recordMerge)).toEqual([]);
  });

  it.each([
    ['itself', { keptId: KEPT, droppedId: KEPT }, 'MERGE_NOT_POSSIBLE'],
    ['staff', { keptId: 'staff', droppedId: DROPPED }, 'MERGE_NOT_POSSIBLE'],
    ['staff, dropped', { keptId: KEPT, droppedId: 'staff' }, 'MERGE_NOT_POSSIBLE'],
    ['a charity’s account', { keptId: KEPT, droppedId: 'provider' }, 'CHARITEER_NOT_FOUND'],
    ['one without a record', { keptId: KEPT, droppedId: 'new' }, 'CHARITEER_NOT_FOUND'],
    ['nobody', { keptId: KEPT, droppedId: "' OR 1=1 --" }, 'CHARITEER_NOT_FOUND'],
  ])('%s [JOI-13: refused]', async (_, sides, code) => {
    const refused = [(await staff(PREVIEW, sides)).code, (await staff(MERGE, sides)).code];
    expect(refused).toEqual([code, code]);
  });
});

describe('what a merge does', () => {
  it('sign-ups, credits and trainings come to the kept record; of two on one quest the active, then the earlier one counts [JOI-13: one sign-up counts]', async () => {
    await world.store.write(async (tx) => {
      await upcomingQuest(tx, { id: 'both', startedAt: TEST_NOW + 2 * DAY_MS });
      await upcomingQuest(tx, { id: 'one', startedAt: TEST_NOW + 3 * DAY_MS });
      await pastQuest(tx, { id: 'over' });
      await insertContract(tx, { id: 'later', questId: 'both', chariteerId: KEPT, claimedAt: 2 });
      await insertContract(tx, { id: 'earlier', questId: 'both', chariteerId: DROPPED, claimedAt: 1 });
      await insertContract(tx, { id: 'alone', questId: 'one', chariteerId: DROPPED });
      const gone = { abandonedAt: 2, claimedAt: 1 };
      await insertContract(tx, { id: 'ended', questId: 'over', chariteerId: KEPT, ...gone });
      await insertContract(tx, { id: 'stands', questId: 'over', chariteerId: DROPPED, claimedAt: 3 });
      await insertTraining(tx, { id: 'knives', providerId: '1' });
      for (const [chariteerId, resolution] of [
        [KEPT, 'Failed'],
        [DROPPED, 'Complete'],
      ] as const)
        await insertTrainingRecord(tx, {
          id: `t-${chariteerId}`,
          templateId: 'knives',
          providerId: '1',
          chariteerId,
          resolution,
        });
    });
    await merge(world, KEPT, DROPPED);
    expect(await Promise.all(['earlier', 'later', 'alone', 'stands', 'ended'].map(holderOf))).toEqual([
      KEPT,
      undefined,
      KEPT,
      KEPT,
      undefined,
    ]);
    const [both] = await world.store.read.select().from(quest).where(eq(quest.id, 'both'));
    expect(both?.takenCount).toBe(1);
    const trainings = await world.store.read
      .select()
      .from(orientation)
      .where(eq(orientation.chariteerId, KEPT));
    expect(trainings.map(({ id }) => id)).toEqual([`t-${DROPPED}`]);
    await expectLedgerRight(world.store);
  });

  it('hours that both records have of the same time count once, and come back with the undo [DEC-79, JOI-14: hours]', async () => {
    const minutes = async () =>
      (await world.store.read.select().from(credit).where(eq(credit.unit, 'minutes')))
        .map(({ contractId, playerId, value }) => `${contractId} ${playerId} ${value}`)
        .sort();
    await world.store.write(async (tx) => {
      const held = [];
      for (const [id, chariteerId, from, to] of [
        ['long', KEPT, 9, 4],
        ['short', DROPPED, 5, 2],
      ] as const) {
        const times = { startedAt: TEST_NOW - from * HOUR_MS, endedAt: TEST_NOW - to * HOUR_MS };
        await pastQuest(tx, { id: `quest-${id}`, ...times });
        const marked = { actualArrivalAt: times.startedAt, actualDepartureAt: times.endedAt };
        held.push(
          await insertContract(tx, {
            ...{ id, questId: `quest-${id}`, chariteerId, status: 'Present', markedAt: TEST_NOW },
            ...marked,
          }),
        );
      }
      await creditAnew(tx, held);
    });
    const before = await minutes();
    const id = await merge(world, KEPT, DROPPED);
    expect(await minutes()).toEqual([`long ${KEPT} 300`, `short ${KEPT} 120`]);
    await expectLedgerRight(world.store);
    expect((await undo(id)).errors).toBeUndefined();
    expect(await minutes()).toEqual(before);
    await expectLedgerRight(world.store);
  });

  it('memberships, children and the earliest date stay; of bans the stricter [JOI-13: the kept record]', async () => {
    await world.store.write(async (tx) => {
      await tx.update(chariteer).set({ createdAt: 5 }).where(eq(chariteer.id, DROPPED));
      await upcomingQuest(tx, { id: 'there', providerId: '3', startedAt: TEST_NOW + 2 * DAY_MS });
      await insertContract(tx, { id: 'place', questId: 'there', chariteerId: KEPT });
      await tx.insert(providerBan).values({ id: 'ban', providerId: '3', chariteerId: DROPPED, createdAt: 1 });
      await tx
        .insert(groupMember)
        .values({ groupId: 'group-1', accountId: DROPPED, roleId: 'captains', joinedAt: 1 });
    });
    const child = { nameFirst: 'Mo', nameLast: 'Gold', dateOfBirth: '2018-05-01', signedName: 'Gold' };
    await world.gql(
      'mutation ($input: RegisterChildInput!) { registerChild(input: $input) { id } }',
      { input: child },
      { as: DROPPED },
    );
    await merge(world, KEPT, DROPPED);
    const { read } = world.store;
    expect((await read.select().from(chariteer).where(eq(chariteer.id, KEPT)).get())?.createdAt).toBe(5);
    expect((await read.select().from(providerBan)).map(({ chariteerId }) => chariteerId)).toContain(KEPT);
    expect((await read.select().from(contract).where(eq(contract.id, 'place')).get())?.status).toBe('Booted');
    const roles = await read.select().from(groupMember).where(eq(groupMember.accountId, KEPT));
    expect(roles.map(({ roleId }) => roleId)).toContain('captains');
    const guardians = (await read.select().from(childRecord)).map(
      ({ guardianAccountId }) => guardianAccountId,
    );
    expect(guardians).toEqual(guardians.length === 0 ? [] : [KEPT]);
    await expectLedgerRight(world.store);
  });

  it('what a charity has noted stays with that charity [JOI-14: notes]', async () => {
    await world.store.write(async (tx) => {
      for (const [id, providerId] of [
        ['a', '1'],
        ['b', '2'],
      ] as const) {
        await insertTraining(tx, { id: `tr-${id}`, providerId });
        const note = `Private to ${providerId}`;
        const held = { templateId: `tr-${id}`, providerId, chariteerId: id === 'a' ? KEPT : DROPPED, note };
        await insertTrainingRecord(tx, { id: `rec-${id}`, ...held });
      }
    });
    await merge(world, KEPT, DROPPED);
    const rows = await world.store.read.select().from(orientation).where(eq(orientation.chariteerId, KEPT));
    expect(rows.map(({ providerId, note }) => [providerId, note]).sort()).toEqual([
      ['1', 'Private to 1'],
      ['2', 'Private to 2'],
    ]);
  });

  it('says what would move and what is set aside, changes nothing, and is in the audit log [JOI-13: preview]', async () => {
    await world.store.write(async (tx) => {
      await upcomingQuest(tx, { id: 'both', startedAt: TEST_NOW + 2 * DAY_MS });
      await upcomingQuest(tx, { id: 'one', startedAt: TEST_NOW + 3 * DAY_MS });
      await insertContract(tx, { id: 'k', questId: 'both', chariteerId: KEPT, claimedAt: 1 });
      await insertContract(tx, { id: 'd', questId: 'both', chariteerId: DROPPED, claimedAt: 2 });
      await insertContract(tx, { id: 'o', questId: 'one', chariteerId: DROPPED });
    });
    await world.tokenOf('staff');
    const before = await allRows(world.store);
    const { data } = await world.gql<{
      previewMerge: { parts: { subject: string; moved: number; setAside: number }[] };
    }>(PREVIEW, PAIR, { as: 'staff' });
    const signUps = data?.previewMerge.parts.find(({ subject }) => subject === 'signUps');
    expect(signUps).toEqual({ subject: 'signUps', moved: 1, setAside: 1 });
    expect(await allRows(world.store)).toEqual(before);
    const [entry] = await world.store.read
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.action, 'merge-previewed'));
    expect(entry).toMatchObject({ actorId: 'staff', subjectId: KEPT, detail: { droppedId: DROPPED } });
  });
});

describe('the dropped account', () => {
  it('ends with its sessions; both owners are told, and its address leads to the kept one [JOI-13: the log-in]', async () => {
    const token = await world.tokenOf(DROPPED);
    await merge(world, KEPT, DROPPED);
    const own = await world.gql(
      '{ getAccountInfo { username } }',
      {},
      { headers: { authorization: `Bearer ${token}` } },
    );
    expect(own.data).toEqual({ getAccountInfo: null });
    expect((await logIn(castEmail(DROPPED))).code).toBe('ACCOUNT_NOT_FOUND');
    expect((await logIn(castEmail(KEPT))).errors).toBeUndefined();
    for (const name of [KEPT, DROPPED] as const) {
      const [mail] = await mailsTo(world, castEmail(name));
      expect(mail?.subject).toBe('Your two accounts are now one');
      expect(mail?.body).toContain('Wednesday, December 16, 2026');
    }
    const [toDropped] = await mailsTo(world, castEmail(DROPPED));
    expect(toDropped?.body).toContain('v…@demo.example');
    expect(toDropped?.body).not.toContain(castEmail(KEPT));
    await world.gql(RECOVER, { email: castEmail(DROPPED) });
    await world.gql(RECOVER, { email: castEmail(DROPPED) });
    const told = (await mailsTo(world, castEmail(DROPPED))).map(({ subject }) => subject);
    expect(told).toEqual(['Your two accounts are now one', 'This account is part of another one']);
  });

  it('nobody else gets its address or user name while it can come back [JOI-14: its names]', async () => {
    await merge(world, KEPT, DROPPED);
    expect((await register(world, { emailAddress: castEmail(DROPPED) })).code).toBe(
      'EMAIL_ADDRESS_NOT_AVAILABLE',
    );
    expect((await register(world, { username: DROPPED })).code).toBe('USERNAME_NOT_AVAILABLE');
    world.clock.advance(MERGE_UNDO_MS + 1);
    await sweepMerges(world.store, world.clock.now());
    const { nameFirst, nameLast } = FORM;
    const free = { emailAddress: 'gild@new.example', username: DROPPED, nameFirst, nameLast };
    expect((await register(world, free)).errors).toBeUndefined();
  });

  it('nothing of it lies in the open: the database has it sealed alone, until the person is erased or 30 days are over [JOI-14, SAF-18: merges]', async () => {
    await world.store.write((tx) =>
      tx.update(account).set({ nameLast: 'Quartermain' }).where(eq(account.id, DROPPED)),
    );
    await merge(world, KEPT, DROPPED);
    const text = JSON.stringify(await allRows(world.store)).toLowerCase();
    expect(text).not.toContain('quartermain');
    const remove =
      'mutation ($emailAddress: String!) { removeChariteer(input: { emailAddress: $emailAddress }) { id } }';
    await world.gql(remove, { emailAddress: castEmail(KEPT) }, { as: KEPT });
    expect(await world.store.read.select().from(recordMerge)).toEqual([]);
    expect(await world.store.read.select().from(mergedKey)).toEqual([]);
    expect(await mailsTo(world, castEmail(DROPPED))).toEqual([]);
  });
});

describe('taking it back', () => {
  it('until 30 days are over exactly, once, and then never [JOI-14: 30 days]', async () => {
    const id = await merge(world, KEPT, DROPPED);
    world.clock.set(TEST_NOW + MERGE_UNDO_MS + 1);
    const late = await world.sessions.open('staff');
    const asStaff = { headers: { authorization: `Bearer ${late}` } };
    expect((await world.gql(UNDO, { id }, asStaff)).code).toBe('UNDO_TOO_LATE');
    world.clock.set(TEST_NOW + MERGE_UNDO_MS);
    expect((await world.gql(UNDO, { id }, asStaff)).errors).toBeUndefined();
    expect((await world.gql(UNDO, { id }, asStaff)).code).toBe('UNDO_USED');
    const list = '{ recordMerges { items { keptUsername droppedUsername undoneAt } total } }';
    const undoneAt = new Date(TEST_NOW + MERGE_UNDO_MS).toISOString();
    expect((await world.gql(list, {}, asStaff)).data).toEqual({
      recordMerges: { items: [{ keptUsername: KEPT, droppedUsername: DROPPED, undoneAt }], total: 1 },
    });
    expect((await world.gql(UNDO, { id: 'nothing' }, asStaff)).code).toBe('MERGE_NOT_FOUND');
    expect((await logIn(castEmail(DROPPED))).errors).toBeUndefined();
    const subjects = (await mailsTo(world, castEmail(DROPPED))).map(({ subject }) => subject);
    expect(subjects).toContain('Your accounts are separate again');
    const actions = (await world.store.read.select().from(auditEntry)).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['records-merged', 'merge-undone']));
  });

  it('what happened after the merge stays with the kept record [JOI-14: since then]', async () => {
    await world.store.write(async (tx) => {
      await upcomingQuest(tx, { id: 'before', startedAt: TEST_NOW + 2 * DAY_MS });
      await upcomingQuest(tx, { id: 'since', startedAt: TEST_NOW + 3 * DAY_MS });
      await insertContract(tx, { id: 'of-dropped', questId: 'before', chariteerId: DROPPED });
    });
    const id = await merge(world, KEPT, DROPPED);
    await world.store.write(async (tx) => {
      await insertContract(tx, { id: 'new', questId: 'since', chariteerId: KEPT });
      await tx
        .update(chariteer)
        .set({ languages: ['Yoruba'] })
        .where(eq(chariteer.id, KEPT));
    });
    expect((await undo(id)).errors).toBeUndefined();
    expect(await holderOf('of-dropped')).toBe(DROPPED);
    expect(await holderOf('new')).toBe(KEPT);
    const [kept] = await world.store.read.select().from(chariteer).where(eq(chariteer.id, KEPT));
    expect(kept?.languages).toEqual(['Yoruba']);
    await expectLedgerRight(world.store);
  });

  it('a mark since the merge counts, with its credits [DEC-79, JOI-14: since then]', async () => {
    await world.store.write(async (tx) => {
      for (const [id, chariteerId] of [
        ['of-kept', KEPT],
        ['of-dropped', DROPPED],
      ] as const) {
        await pastQuest(tx, { id: `quest-${id}` });
        const times = { actualArrivalAt: TEST_NOW - 4 * HOUR_MS, actualDepartureAt: TEST_NOW - HOUR_MS };
        const held = await insertContract(tx, {
          ...{ id, questId: `quest-${id}`, chariteerId, status: 'Present', markedAt: TEST_NOW },
          ...times,
        });
        await creditAnew(tx, [held]);
      }
    });
    const id = await merge(world, KEPT, DROPPED);
    await world.store.write(async (tx) => {
      const none = { status: 'Absent', actualArrivalAt: null, actualDepartureAt: null } as const;
      const changed = await tx.update(contract).set(none).where(eq(contract.id, 'of-dropped')).returning();
      await creditAnew(tx, changed);
    });
    expect((await undo(id)).errors).toBeUndefined();
    const held = await world.store.read.select().from(contract).where(eq(contract.id, 'of-dropped')).get();
    expect(held).toMatchObject({ status: 'Absent', actualArrivalAt: null, chariteerId: DROPPED });
    await expectLedgerRight(world.store);
  });

  it('a place that somebody else has by now stays theirs [JOI-14: places]', async () => {
    await world.store.write(async (tx) => {
      await upcomingQuest(tx, {
        id: 'small',
        startedAt: TEST_NOW + 2 * DAY_MS,
        resourceMaxNumber: 2,
        resourceDesiredNumber: 2,
        resourceMinNumber: 1,
      });
      await insertContract(tx, { id: 'k', questId: 'small', chariteerId: KEPT, claimedAt: 1 });
      await insertContract(tx, { id: 'd', questId: 'small', chariteerId: DROPPED, claimedAt: 2 });
    });
    const id = await merge(world, KEPT, DROPPED);
    await world.store.write((tx) =>
      insertContract(tx, { id: 'other', questId: 'small', chariteerId: 'quiet' }),
    );
    expect((await undo(id)).errors).toBeUndefined();
    const rows = await world.store.read.select().from(contract).where(eq(contract.questId, 'small'));
    const standing = rows.filter(({ abandonedAt }) => abandonedAt === null).map((row) => row.id);
    expect(standing.sort()).toEqual(['k', 'other']);
    await expectLedgerRight(world.store);
  });

  it.each([
    ['the kept record', [KEPT, DROPPED]],
    ['the record that was merged', [DROPPED, KEPT]],
  ] as const)(
    'puts a spot back into calendars, newer than its cancellation: %s had it first [DEC-70, JOI-14]',
    async (_case, order) => {
      await world.store.write((tx) => upcomingQuest(tx, { id: 'shared' }));
      for (const as of order) {
        expect((await signUp(world, as, 'shared')).errors).toBeUndefined();
        world.clock.advance(60_000);
      }
      const [held, signedUp] = [await readHeldUids(world), await readSentEntries(world)];
      const id = await merge(world, KEPT, DROPPED);
      world.clock.advance(60_000);
      const merged = await readSentEntries(world);
      expect((await undo(id)).errors).toBeUndefined();
      expect(await readHeldUids(world)).toEqual(held);
      const again = (await readSentEntries(world)).slice(merged.length);
      const cancelled = merged.slice(signedUp.length).filter(({ method }) => method === 'CANCEL');
      expect(cancelled.length).toBeGreaterThan(0);
      for (const { uid, sequence, recipient } of cancelled) {
        const entry = again.find((one) => one.uid === uid);
        expect(entry).toMatchObject({ method: 'REQUEST', recipient });
        expect(entry?.sequence).toBeGreaterThan(sequence);
      }
    },
  );

  it('of several merges of a record the last one is taken back first [JOI-14: order]', async () => {
    const first = await merge(world, KEPT, DROPPED);
    const second = await merge(world, 'quiet', KEPT);
    expect((await undo(first)).code).toBe('UNDO_OVERTAKEN');
    expect((await undo(second)).errors).toBeUndefined();
    expect((await undo(first)).errors).toBeUndefined();
    for (const name of [KEPT, DROPPED] as const)
      expect((await logIn(castEmail(name))).errors).toBeUndefined();
    await expectLedgerRight(world.store);
  });
});

it('a guardian’s consent comes to the kept record with its address, and goes back [JOI-13: consents]', async () => {
  const { playerId } = await registeredTeen(world);
  await world.store.write((tx) => tx.delete(guardianConsent).where(eq(guardianConsent.chariteerId, 'teen')));
  const [first] = await mails(world);
  const verify = 'mutation ($token: String!) { verifyEmail(token: $token) }';
  await world.gql(verify, { token: tokenFor('verifyEmail', first?.body) });
  await agree(world);
  const stored = async (chariteerId: string) => JSON.stringify(await consentOf(world, chariteerId));
  const before = await stored(playerId);
  expect(before).toContain('"state":"given"');
  const id = await merge(world, 'teen', playerId);
  expect(await stored('teen')).toBe(before.replace(playerId, 'teen'));
  expect(await readConsent(world.store.read, 'teen')).toMatchObject(GUARDIAN_OF_FORM);
  expect((await undo(id)).errors).toBeUndefined();
  expect(await stored(playerId)).toBe(before);
  expect(await readConsent(world.store.read, playerId)).toMatchObject(GUARDIAN_OF_FORM);
  expect(await readConsent(world.store.read, 'teen')).toBeNull();
});

it('what is from before, or under a former key, is compared after some rounds [JOI-13: older records]', async () => {
  const rounds = async () => {
    for (let again = true; again; ) again = await markStepwise(world.store, world.config.dataKey)();
  };
  const marks = () => world.store.read.select().from(personMark);
  expect(await marks()).toEqual([]);
  await rounds();
  const first = await marks();
  const people = new Set(first.map(({ chariteerId }) => chariteerId));
  expect(people.has(KEPT) && people.has(DROPPED)).toBe(true);
  world.config.dataKey.learn('b'.repeat(64), 'all');
  await rounds();
  const second = await marks();
  expect(second).toHaveLength(first.length);
  expect(second.map(({ hash }) => hash).filter((hash) => first.some((one) => one.hash === hash))).toEqual([]);
});

it('nobody young comes onto a quest by a merge without a guardian who agreed [WAV-06: merge]', async () => {
  await world.store.write(async (tx) => {
    await tx.delete(guardianConsent).where(eq(guardianConsent.chariteerId, 'teen'));
    await upcomingQuest(tx, { id: 'ahead', startedAt: TEST_NOW + 2 * DAY_MS });
    await insertContract(tx, { id: 'd', questId: 'ahead', chariteerId: DROPPED });
  });
  const sides = { keptId: 'teen', droppedId: DROPPED };
  expect((await staff(MERGE, sides)).code).toBe('GUARDIAN_CONSENT_MISSING');
  expect(await holderOf('d')).toBe(DROPPED);
});

it('staff find who shares a mailbox, name and birth date, or a telephone, whatever the spelling [JOI-13: doubles]', async () => {
  const other = {
    username: 'MinaTwo',
    emailAddress: 'mina.zucker+again@new.example',
    phoneNumber: '9735550199',
  };
  const ids: string[] = [];
  for (const changes of [
    {},
    { ...other, dateOfBirth: '1950-01-01', nameFirst: 'Else' },
    {
      ...other,
      username: 'MinaThree',
      emailAddress: 'third@new.example',
      nameLast: 'ZÜCKERSTEIN',
      nameFirst: 'wilhelmina',
    },
    {
      ...other,
      username: 'MinaFour',
      emailAddress: 'fourth@new.example',
      phoneNumber: FORM.phoneNumber,
      nameFirst: 'Otto',
    },
  ]) {
    const { data, errors } = await register(world, changes);
    expect(errors).toBeUndefined();
    ids.push(data?.registerChariteer.playerId ?? '');
  }
  const { data } = await world.gql<{
    likelyDoubles: { items: { one: { id: string }; other: { id: string }; same: string[] }[]; total: number };
  }>('{ likelyDoubles { items { one { id } other { id } same } total } }', {}, { as: 'staff' });
  const found = data?.likelyDoubles.items.map(({ one, other: second, same }) => {
    const places = [ids.indexOf(one.id), ids.indexOf(second.id)].sort();
    return `${places.join(' and ')}: ${same.join(', ')}`;
  });
  expect(found?.sort()).toEqual(['0 and 1: address', '0 and 2: person', '0 and 3: phone', '1 and 2: phone']);
  expect(data?.likelyDoubles.total).toBe(4);
});

it('of every column that refers to a person it is known what a merge does with it [JOI-14: every table]', () => {
  const known = new Set([
    ...MERGE_PARTS.map(({ table, by }) => `${getTableConfig(table).name} ${by.name}`),
    ...Object.keys(MERGE_LEAVES),
  ]);
  // Bare ids carry no key: found by their names.
  const bare =
    /^(accountId|playerId|chariteerId|volunteerId|actorId|authorId|senderId|askedById|personId|aboutPersonId)$/;
  const left = Object.values(schema).flatMap((table) => {
    const { name, foreignKeys } = getTableConfig(table as SQLiteTable);
    const keys = foreignKeys.flatMap(({ reference }) => {
      const { columns, foreignTable } = reference();
      return ['account', 'chariteer'].includes(getTableConfig(foreignTable).name)
        ? columns.map((one) => one.name)
        : [];
    });
    const ids = Object.values(getTableColumns(table as SQLiteTable))
      .map((column) => column.name)
      .filter((column) => bare.test(column));
    return [...new Set([...keys, ...ids])]
      .map((column) => `${name} ${column}`)
      .filter((one) => !known.has(one));
  });
  expect(left).toEqual([]);
});
