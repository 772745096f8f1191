import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { contactEmail } from '#db/schema/account.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { chariteer, providerBan } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { credit } from '#db/schema/credit.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { attendanceOf } from '#domain/attendance/attendance.ts';
import { type CastName, GUILD_ID, TEST_NOW } from '../support/cast.ts';
import { expectLedgerRight } from '../support/ledger-is-right.ts';
import { readMails } from '../support/mails.ts';
import { DAY_MS, HOUR_MS, pastQuest, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const BOOT = `mutation($id: ID!, $updateAction: String!, $supervisorId: ID!, $abandonReason: String,
  $option: String, $bootMessage: String, $banMessage: String) {
  updateContract(id: $id, updateAction: $updateAction, supervisorId: $supervisorId, option: $option,
    abandonReason: $abandonReason, bootMessage: $bootMessage, banMessage: $banMessage) {
    id questId status abandonedAt abandonReason actualArrivalAt
  }
}`;
const ADD = `mutation($questId: ID!, $chariteerId: ID!, $supervisorId: ID!) {
  addPastVolunteer(questId: $questId, chariteerId: $chariteerId, supervisorId: $supervisorId) {
    id questId chariteerId claimedAt abandonedAt status
  }
}`;
const HISTORY = `query($chariteerId: ID!, $specificProviderId: ID, $page: Int) {
  getChariteerMergedContracts(chariteerId: $chariteerId, specificProviderId: $specificProviderId, page: $page) {
    page pageSize totalPages totalCount
    months { month minutes }
    mergedContracts { contract { id status quest { id eventTitle } } credits { type unit value } }
  }
}`;

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await write(async (tx) => {
    await upcomingQuest(tx, { id: 'q', eventTitle: 'Dinner' });
    await insertContract(tx, { id: 'rosa', questId: 'q', chariteerId: 'volunteer' });
  });
});
afterEach(() => world.close());

const write = (work: (tx: Db) => Promise<unknown>) => world.store.write(work);
const iso = (instant: number) => new Date(instant).toISOString();
const boot = (as: CastName | null, id: string, form: Record<string, unknown>) =>
  world.gql<{ updateContract: Record<string, unknown> }>(
    BOOT,
    { id, supervisorId: as ?? 'managers', ...form },
    { as },
  );
const signUp = (as: CastName, questId: string) =>
  world.gql(
    'mutation($c: ID!, $q: ID!) { createContract(chariteerId: $c, questId: $q) { id } }',
    { c: as, q: questId },
    { as },
  );

async function heldBy(chariteerId: string) {
  return world.store.read.select().from(contract).where(eq(contract.chariteerId, chariteerId));
}

describe('booting a volunteer', () => {
  it('ends the sign-up as Booted, gives the place back and reads Dismissed [API-22, OPEN-API-02, ATT-08, ATT-14]', async () => {
    const { data, errors } = await boot('frontdeskstaff', 'rosa', {
      updateAction: 'BOOT',
      option: 'BOOT',
      bootMessage: ' Please come another day. ',
    });
    expect(errors).toBeUndefined();
    expect(data?.updateContract).toEqual({
      id: 'rosa',
      questId: 'q',
      status: 'Booted',
      abandonedAt: iso(TEST_NOW),
      abandonReason: 'Please come another day.',
      actualArrivalAt: null,
    });
    const credits = await world.store.read.select().from(credit).where(eq(credit.contractId, 'rosa'));
    expect(attendanceOf(credits)).toBe('Dismissed');
    const [after] = await world.store.read.select().from(quest).where(eq(quest.id, 'q'));
    expect(after?.takenCount).toBe(0);
    await expectLedgerRight(world.store);
    expect((await signUp('volunteer', 'q')).code).toBeUndefined();
  });

  it('the reason may come as abandonReason, as older clients send it; a second boot changes nothing [ATT-14]', async () => {
    await boot('managers', 'rosa', { updateAction: 'BOOT', abandonReason: 'No show' });
    const [before] = await heldBy('volunteer');
    expect(before?.abandonReason).toBe('No show');
    world.clock.advance(1000);
    expect((await boot('managers', 'rosa', { updateAction: 'BOOT', abandonReason: 'Again' })).errors).toBe(
      undefined,
    );
    expect(await heldBy('volunteer')).toEqual([before]);
  });

  it('refuses a longer message, an unknown or a different option [ATT-12, ATT-13, ATT-15]', async () => {
    const messageOf = async (form: Record<string, unknown>) =>
      (await boot('managers', 'rosa', form)).errors?.[0]?.message;
    const tooLong = 'Message: 150 characters at most.';
    expect(await messageOf({ updateAction: 'BOOT', bootMessage: 'x'.repeat(151) })).toBe(tooLong);
    expect(await messageOf({ updateAction: 'BAN', banMessage: 'x'.repeat(151) })).toBe(tooLong);
    expect(await messageOf({ updateAction: 'ALTER-TIMES' })).toBe('Choose an option.');
    expect(await messageOf({ updateAction: 'toString' })).toBe('Choose an option.');
    expect(await messageOf({ updateAction: 'BOOT', option: 'BAN' })).toBe('Option and action must match.');
    expect((await heldBy('volunteer'))[0]?.status).toBeNull();
    expect(await messageOf({ updateAction: 'BOOT', bootMessage: 'x'.repeat(150) })).toBeUndefined();
  });

  it('tells the volunteer at a confirmed address, and nobody at another', async () => {
    await write(async (tx) => {
      await insertContract(tx, { id: 'vera', questId: 'q', chariteerId: 'gold' });
      await tx
        .update(contactEmail)
        .set({ verificationStatus: 'Unverified' })
        .where(eq(contactEmail.accountId, 'gold'));
    });
    await boot('managers', 'rosa', { updateAction: 'BOOT', bootMessage: 'Sorry!' });
    await boot('managers', 'vera', { updateAction: 'BOOT' });
    const mails = await readMails(world);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      recipient: 'volunteer@demo.example',
      ownerId: 'volunteer',
      subject: 'Removed from a quest: Dinner on Tuesday, November 17, 2026',
    });
    expect(mails[0]?.body).toContain('Their message: Sorry!');
  });

  it('needs chariteerAttendance U at the charity, and finds sign-ups only [OPEN-PERM-06]', async () => {
    await write(async (tx) => {
      await upcomingQuest(tx, { id: 'foreign', providerId: '3' });
      await insertContract(tx, { id: 'c-foreign', questId: 'foreign', chariteerId: 'volunteer' });
      await insertContract(tx, { id: 'guild', questId: 'q', chariteerId: 'admins', guildId: GUILD_ID });
      await insertContract(tx, { id: 'left', questId: 'q', chariteerId: 'gold', abandonedAt: TEST_NOW });
    });
    const form = { updateAction: 'BOOT' };
    expect((await boot(null, 'rosa', form)).code).toBe('NOT_LOGGED_IN');
    expect((await boot('volunteer', 'rosa', form)).code).toBe('FORBIDDEN');
    expect((await boot('boardmembers', 'rosa', form)).code).toBe('FORBIDDEN');
    expect((await boot('managers', 'c-foreign', form)).code).toBe('FORBIDDEN');
    expect((await boot('managers', 'rosa', { ...form, supervisorId: 'admins' })).code).toBe('FORBIDDEN');
    expect((await boot('managers', 'guild', form)).code).toBe('CONTRACT_NOT_FOUND');
    expect((await boot('managers', 'nothing', form)).code).toBe('CONTRACT_NOT_FOUND');
    expect((await boot('managers', 'left', form)).code).toBe('NOT_SIGNED_UP');
  });

  it('keeps who booted whom in the audit log, without the message', async () => {
    await boot('managers', 'rosa', { updateAction: 'BAN', banMessage: 'Rude' });
    const entries = await world.store.read.select().from(auditEntry);
    expect(entries.map(({ action, actorId, subjectId }) => [action, actorId, subjectId])).toEqual([
      ['boot', 'managers', 'rosa'],
      ['ban-from-provider', 'managers', 'volunteer'],
    ]);
    expect(JSON.stringify(entries)).not.toContain('Rude');
  });
});

describe('blocking a volunteer', () => {
  it('a ban blocks sign-ups with that charity, and with no other [OPEN-ATT-03]', async () => {
    await write(async (tx) => {
      await upcomingQuest(tx, { id: 'later', startedAt: TEST_NOW + 3 * DAY_MS });
      await upcomingQuest(tx, { id: 'elsewhere', providerId: '2' });
    });
    const { data } = await boot('managers', 'rosa', { updateAction: 'BAN', banMessage: 'Rude' });
    expect(data?.updateContract).toMatchObject({ status: 'Booted', abandonReason: 'Rude' });
    const bans = await world.store.read.select().from(providerBan);
    expect(bans).toMatchObject([{ providerId: '1', chariteerId: 'volunteer', reason: 'Rude' }]);
    expect((await signUp('volunteer', 'q')).code).toBe('BANNED_BY_PROVIDER');
    expect((await signUp('volunteer', 'later')).code).toBe('BANNED_BY_PROVIDER');
    expect((await signUp('volunteer', 'elsewhere')).code).toBeUndefined();
  });

  it('a ban ends what is still to come at that charity, not the past and not elsewhere [OPEN-ATT-03]', async () => {
    await write(async (tx) => {
      await pastQuest(tx, { id: 'past' });
      await upcomingQuest(tx, { id: 'later', startedAt: TEST_NOW + 3 * DAY_MS });
      await upcomingQuest(tx, { id: 'elsewhere', providerId: '2' });
      for (const questId of ['past', 'later', 'elsewhere']) {
        await insertContract(tx, { id: `c-${questId}`, questId, chariteerId: 'volunteer' });
      }
    });
    await boot('managers', 'rosa', { updateAction: 'BAN' });
    const after = await heldBy('volunteer');
    const ended = after.filter(({ abandonedAt }) => abandonedAt !== null).map(({ id }) => id);
    expect(ended.sort()).toEqual(['c-later', 'rosa']);
    await expectLedgerRight(world.store);
  });

  it('a ban is listed with its reason and can be lifted; then the volunteer may sign up again [OPEN-ATT-03]', async () => {
    await boot('managers', 'rosa', { updateAction: 'BAN', banMessage: 'Rude' });
    const LIST = '{ providerBans(providerId: "1") { reason createdAt chariteer { id nameFirst } } }';
    const LIFT = 'mutation { liftProviderBan(providerId: "1", chariteerId: "volunteer") }';
    expect((await world.gql(LIST, {}, { as: 'frontdeskstaff' })).data).toEqual({
      providerBans: [
        {
          reason: 'Rude',
          createdAt: iso(TEST_NOW),
          chariteer: { id: 'volunteer', nameFirst: 'Rosa' },
        },
      ],
    });
    expect((await world.gql(LIST, {}, { as: 'boardmembers' })).code).toBe('FORBIDDEN');
    expect((await world.gql(LIFT, {}, { as: 'volunteer' })).code).toBe('FORBIDDEN');
    expect((await signUp('volunteer', 'q')).code).toBe('BANNED_BY_PROVIDER');
    expect((await world.gql(LIFT, {}, { as: 'managers' })).data).toEqual({ liftProviderBan: true });
    expect((await world.gql(LIFT, {}, { as: 'managers' })).data).toEqual({ liftProviderBan: false });
    expect((await signUp('volunteer', 'q')).code).toBeUndefined();
  });

  it('somebody booted before can be blocked afterwards, and once is enough [OPEN-ATT-03]', async () => {
    await boot('managers', 'rosa', { updateAction: 'BOOT', bootMessage: 'First' });
    await boot('managers', 'rosa', { updateAction: 'BAN' });
    await boot('managers', 'rosa', { updateAction: 'BAN' });
    expect(await world.store.read.select().from(providerBan)).toHaveLength(1);
    expect((await heldBy('volunteer'))[0]?.abandonReason).toBe('First');
  });
});

describe('adding past volunteers', () => {
  const add = (as: CastName | null, questId: string, chariteerId: string) =>
    world.gql<{ addPastVolunteer: { id: string } }>(
      ADD,
      { questId, chariteerId, supervisorId: as ?? 'managers' },
      { as },
    );
  const list = (as: CastName | null, providerId: string, more = '') =>
    world.gql<{ pastVolunteers: { id: string }[] }>(
      `query($p: ID!) { pastVolunteers(providerId: $p${more}) { id nameFirst nameLast emailAddress } }`,
      { p: providerId },
      { as },
    );

  beforeEach(() =>
    write(async (tx) => {
      await pastQuest(tx, { id: 'past', resourceMaxNumber: 1, takenCount: 1 });
      await pastQuest(tx, {
        id: 'before',
        startedAt: TEST_NOW - 9 * DAY_MS,
        endedAt: null,
        eventType: 'SUPPLY-REQUEST',
      });
      await insertContract(tx, { questId: 'before', chariteerId: 'gold', status: 'Present' });
      await insertContract(tx, { questId: 'before', chariteerId: 'teen' });
      await insertContract(tx, { questId: 'before', chariteerId: 'guildadmin', status: 'Absent' });
      await insertContract(tx, {
        questId: 'before',
        chariteerId: 'captains',
        abandonedAt: TEST_NOW - 9 * DAY_MS,
      });
    }),
  );

  it('lists who volunteered for the charity before, with name and address [API-28, ATT-16]', async () => {
    const { data, errors } = await list('managers', '1');
    expect(errors).toBeUndefined();
    expect(data?.pastVolunteers).toEqual([
      { id: 'gold', nameFirst: 'Vera', nameLast: 'Lindqvist', emailAddress: 'gold@demo.example' },
      { id: 'teen', nameFirst: 'Jules', nameLast: 'Okafor', emailAddress: 'teen@demo.example' },
    ]);
    expect((await list('managers', '2')).data?.pastVolunteers).toEqual([]);
    expect((await list('managers', '1', ', q: " lind "')).data?.pastVolunteers).toMatchObject([
      { id: 'gold' },
    ]);
    await write((tx) =>
      tx.update(chariteer).set({ nameFirst: 'Élodie', nameLast: 'Ñandú' }).where(eq(chariteer.id, 'teen')),
    );
    for (const typed of ['Élo', 'élodie ñ', 'ÑANDÚ', 'die']) {
      const found = await list('managers', '1', `, q: "${typed}"`);
      expect(found.data?.pastVolunteers, typed).toMatchObject([{ id: 'teen' }]);
    }
    expect((await list('managers', '1', ', perPage: 1, page: 2')).data?.pastVolunteers).toMatchObject([
      { id: 'teen' },
    ]);
  });

  it('leaves out who is blocked or removed [API-28]', async () => {
    const personal = { username: null, emailAddress: null, phoneNumber: null, dateOfBirth: null };
    const names = { nameFirst: null, nameMiddle: null, nameLast: null };
    const emergency = { emergencyContactName: null, emergencyContactNumber: null };
    await write(async (tx) => {
      await tx
        .insert(providerBan)
        .values({ id: 'ban', providerId: '1', chariteerId: 'gold', createdAt: TEST_NOW });
      await tx
        .update(chariteer)
        .set({ ...personal, ...names, ...emergency, removedAt: TEST_NOW })
        .where(eq(chariteer.id, 'teen'));
    });
    expect((await list('managers', '1')).data?.pastVolunteers).toEqual([]);
    expect((await add('managers', 'past', 'gold')).code).toBe('BANNED_BY_PROVIDER');
    expect((await add('managers', 'past', 'teen')).code).toBe('CHARITEER_NOT_FOUND');
  });

  it('adds after the end and beyond the maximum; the volunteer can be marked at once [ATT-16, OPEN-ATT-04]', async () => {
    const { data, errors } = await add('frontdeskstaff', 'past', 'gold');
    expect(errors).toBeUndefined();
    expect(data?.addPastVolunteer).toMatchObject({
      questId: 'past',
      chariteerId: 'gold',
      claimedAt: iso(TEST_NOW),
      abandonedAt: null,
      status: null,
    });
    const [after] = await world.store.read.select().from(quest).where(eq(quest.id, 'past'));
    expect(after?.takenCount).toBe(2);
    const marked = await world.gql(
      `mutation($id: ID!) { updateContracts(contracts: [{ updateAction: "EDIT-ATTENDANCE", id: $id,
        status: Present, supervisorId: "frontdeskstaff" }]) { status } }`,
      { id: data?.addPastVolunteer.id },
      { as: 'frontdeskstaff' },
    );
    expect(marked.data).toEqual({ updateContracts: [{ status: 'Present' }] });
    expect((await add('managers', 'past', 'gold')).code).toBe('ALREADY_SIGNED_UP');
  });

  it('a double click adds once [OPEN-ATT-04]', async () => {
    const answers = await Promise.all([add('managers', 'past', 'gold'), add('admins', 'past', 'gold')]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['ALREADY_SIGNED_UP', undefined]);
    const [after] = await world.store.read.select().from(quest).where(eq(quest.id, 'past'));
    expect(after?.takenCount).toBe(2);
  });

  it('refuses strangers, quests that do not take place, and managers without the right', async () => {
    await write(async (tx) => {
      await pastQuest(tx, { id: 'off', publishingStatus: 'Cancelled' });
      await pastQuest(tx, { id: 'foreign', providerId: '3' });
    });
    expect((await add('managers', 'past', 'volunteer')).code).toBe('CHARITEER_NOT_FOUND');
    expect((await add('managers', 'off', 'gold')).code).toBe('QUEST_CANCELLED');
    expect((await add('managers', 'nothing', 'gold')).code).toBe('QUEST_NOT_FOUND');
    expect((await add('managers', 'foreign', 'gold')).code).toBe('FORBIDDEN');
    expect((await add('boardmembers', 'past', 'gold')).code).toBe('FORBIDDEN');
    expect((await add(null, 'past', 'gold')).code).toBe('NOT_LOGGED_IN');
    expect((await list('boardmembers', '1')).code).toBe('FORBIDDEN');
    expect((await list('managers', '3')).code).toBe('FORBIDDEN');
    expect((await list(null, '1')).code).toBe('NOT_LOGGED_IN');
  });
});

describe('the history of a volunteer', () => {
  const history = (as: CastName | null, chariteerId: string, more: Record<string, unknown> = {}) =>
    world.gql<{ getChariteerMergedContracts: Record<string, unknown> & { mergedContracts: unknown[] } }>(
      HISTORY,
      { chariteerId, ...more },
      { as },
    );

  beforeEach(() =>
    write(async (tx) => {
      for (let day = 1; day <= 11; day += 1) {
        const startedAt = TEST_NOW - day * DAY_MS;
        await pastQuest(tx, { id: `q${day}`, startedAt, endedAt: startedAt + HOUR_MS });
        await insertContract(tx, { id: `c${day}`, questId: `q${day}`, chariteerId: 'volunteer' });
      }
      await upcomingQuest(tx, { id: 'elsewhere', providerId: '2', startedAt: TEST_NOW + 5 * DAY_MS });
      await insertContract(tx, { id: 'c-elsewhere', questId: 'elsewhere', chariteerId: 'volunteer' });
    }),
  );

  const attend = (id: string) =>
    world.gql(
      `mutation { updateContracts(contracts: [{ updateAction: "EDIT-ATTENDANCE", id: "${id}", status: Present,
        supervisorId: "managers" }]) { id } }`,
      {},
      { as: 'managers' },
    );

  it('the person reads what the months of a page came to, on every page whole [CON-16]', async () => {
    for (const id of ['c1', 'c2', 'c11']) await attend(id);
    const months = async (as: CastName, page: number) =>
      (await history(as, 'volunteer', { specificProviderId: '1', page })).data?.getChariteerMergedContracts
        .months;
    const whole = [{ month: '2026-11', minutes: 180 }];
    expect(await months('volunteer', 1)).toEqual(whole);
    expect(await months('volunteer', 2)).toEqual(whole);
    expect(await months('managers', 1)).toEqual([]);
  });

  it('ten a page with their credits, the latest quest first [API-23, CON-18, OPEN-CON-04]', async () => {
    await attend('c1');
    const first = await history('managers', 'volunteer', { specificProviderId: '1' });
    expect(first.errors).toBeUndefined();
    expect(first.data?.getChariteerMergedContracts).toMatchObject({
      page: 1,
      pageSize: 10,
      totalPages: 2,
      totalCount: 12,
    });
    const listed = first.data?.getChariteerMergedContracts.mergedContracts;
    expect(listed).toHaveLength(10);
    expect(listed?.[0]).toMatchObject({ contract: { id: 'rosa' }, credits: [] });
    expect(listed?.[1]).toEqual({
      contract: { id: 'c1', status: 'Present', quest: { id: 'q1', eventTitle: expect.any(String) } },
      credits: [
        { type: 'reputation', unit: 'reputationXP', value: 10 },
        { type: 'volunteerTime', unit: 'minutes', value: 60 },
      ],
    });
    const second = await history('managers', 'volunteer', { specificProviderId: '1', page: 2 });
    expect(second.data?.getChariteerMergedContracts.mergedContracts).toMatchObject([
      { contract: { id: 'c10' } },
      { contract: { id: 'c11' } },
    ]);
  });

  it('the own history holds every charity [API-23]', async () => {
    const own = await history('volunteer', 'volunteer');
    expect(own.data?.getChariteerMergedContracts).toMatchObject({ totalCount: 13 });
    const part = await history('volunteer', 'volunteer', { specificProviderId: '2' });
    expect(part.data?.getChariteerMergedContracts).toMatchObject({ totalCount: 1 });
  });

  it('others need donationRecap R at that charity [PERM-23]', async () => {
    const at = (specificProviderId: string) => ({ specificProviderId });
    expect((await history(null, 'volunteer', at('1'))).code).toBe('NOT_LOGGED_IN');
    expect((await history('gold', 'volunteer', at('1'))).code).toBe('FORBIDDEN');
    expect((await history('employees', 'volunteer', at('1'))).code).toBe('FORBIDDEN');
    expect((await history('managers', 'volunteer')).code).toBe('FORBIDDEN');
    expect((await history('managers', 'volunteer', at('3'))).code).toBe('FORBIDDEN');
    expect((await history('boardmembers', 'volunteer', at('1'))).code).toBeUndefined();
    expect((await history('provider', 'volunteer', at('1'))).code).toBeUndefined();
    expect((await history('staff', 'volunteer')).code).toBeUndefined();
    expect((await history('managers', 'volunteer', { ...at('1'), page: 0 })).code).toBe('BAD_USER_INPUT');
  });
});
