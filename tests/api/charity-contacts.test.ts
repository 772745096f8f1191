import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refreshRecap } from '#api/recaps/recaps/refresh-recap.ts';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { type Contract, insertContract } from '#db/factories/insert-contract.ts';
import type { Quest } from '#db/factories/insert-quest.ts';
import { account } from '#db/schema/account.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { readMails } from '../support/mails.ts';
import { signUp } from '../support/sign-up.ts';
import { DAY_MS, HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

/** Values of one volunteer that stand nowhere else. */
const ADDRESS = 'canary@private.example';
const PHONE = '2015550999';
const BIRTH = '1987-01-23';
const BAND = '26 to 64';
const EMERGENCY = ['Canaryemergency', '2015550888'];
const CONTACT = [ADDRESS, PHONE, BAND];
const ALL = [...CONTACT, BIRTH, ...EMERGENCY];
const MONTH_MS = 31 * DAY_MS;

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write((tx) => insertPerson(tx, 'canary'));
});
afterEach(() => world.close());

const insertPerson = (tx: Db, id: string, more: { dateOfBirth?: string } = {}) =>
  insertVolunteer(tx, {
    account: {
      id,
      username: id,
      email: `${id}@private.example`,
      phoneNumber: PHONE,
      dateOfBirth: BIRTH,
      ...more,
    },
    chariteer: { emergencyContactName: EMERGENCY[0], emergencyContactNumber: EMERGENCY[1] },
  });

/** A sign-up of the canary at charity 1 for a shift that starts so many milliseconds from now, made two days before. */
async function held(
  fromNow: number,
  contract: Partial<Contract> = {},
  shift: Partial<Quest> = {},
): Promise<string> {
  const startedAt = TEST_NOW + fromNow;
  return world.store.write(async (tx) => {
    const { id: questId } = await upcomingQuest(tx, { startedAt, endedAt: startedAt + HOUR_MS, ...shift });
    const claimedAt = Math.min(startedAt, TEST_NOW) - 2 * DAY_MS;
    const { id } = await insertContract(tx, { questId, chariteerId: 'canary', claimedAt, ...contract });
    await refreshRecap(tx, ['canary']);
    return id;
  });
}

const PERSON = `id username nameFirst emailAddress phoneNumber dateOfBirth ageBand emergencyContactName
  emergencyContactNumber`;
const ALL_TIME = 'dateRangeBeginning: "2023-01-02T05:00:00Z", dateRangeEnding: "2030-01-01T05:00:00Z"';

/** Every way by which a charity comes upon its volunteers. */
const WAYS = {
  quests: `questPage(providerId: "1") { items { pledgedContracts { formJSON chariteer { ${PERSON} } } } }`,
  calendar: `getSpecificQuests(input: { specificProvider: "1", dateRangeBeginning: "2026-10-20T00:00:00Z",
    dateRangeEnding: "2026-12-01T00:00:00Z" }) { pledgedContracts { chariteer { ${PERSON} } } }`,
  history: `getChariteerMergedContracts(chariteerId: "canary", specificProviderId: "1") {
    mergedContracts { contract { chariteer { ${PERSON} } } } }`,
  leaderboard: `getSpecificChariteers(specificProvider: "1", ${ALL_TIME}) { chariteer { ${PERSON} } }`,
  recap: `generateSingleMonthReport(specificProvider: "1", dateRangeBeginning: "2026-11-01T04:00:00Z",
    dateRangeEnding: "2026-12-01T05:00:00Z") {
    chariteerTimeResults { chariteer { ${PERSON} } } chariteerFirstTimeResults { chariteer { ${PERSON} } } }`,
  recapPage: `recapPage(providerId: "1", period: "2026-11", list: SERVED) { items { chariteer { ${PERSON} } } }`,
  past: `pastVolunteers(providerId: "1") { ${PERSON} }`,
  bans: `providerBans(providerId: "1") { chariteer { ${PERSON} } }`,
  trainings: `getSpecificOrientations(specificProvider: "1") { chariteer { ${PERSON} } }`,
};
type Way = keyof typeof WAYS;

/** Which of the values stand in the answer to one way. */
async function seen(way: Way, as: CastName = 'managers'): Promise<string[]> {
  const { data, errors } = await world.gql(`{ ${WAYS[way]} }`, {}, { as });
  expect(errors).toBeUndefined();
  const text = JSON.stringify(data);
  return ALL.filter((value) => text.includes(value));
}
async function seenAnywhere(as: CastName = 'managers'): Promise<string[]> {
  const found: string[] = [];
  for (const way of Object.keys(WAYS) as Way[]) found.push(...(await seen(way, as)));
  return ALL.filter((value) => found.includes(value));
}

const setContact = (isOpen: boolean, as = 'canary', providerId = '1') =>
  world.gql<{ setCharityContact: { isOpen: boolean } }>(
    `mutation($providerId: ID!, $isOpen: Boolean!) {
      setCharityContact(providerId: $providerId, isOpen: $isOpen) { isOpen hasQuestAhead until } }`,
    { providerId, isOpen },
    { as: as as CastName },
  );
const contacts = async (as = 'canary') =>
  (
    await world.gql<{ charityContacts: Record<string, unknown>[] }>(
      '{ charityContacts { providerId providerName isOpen hasQuestAhead until } }',
      {},
      { as: as as CastName },
    )
  ).data?.charityContacts;

describe('how long a charity reads how to reach a volunteer', () => {
  it('from the sign-up: address, telephone and a band of ages, never a date of birth [SAF-07]', async () => {
    expect(await seenAnywhere()).toEqual([]);
    await held(5 * DAY_MS);
    expect(await seenAnywhere()).toEqual(CONTACT);
  });

  it('until twelve months after the last quest there, by every way [SAF-07]', async () => {
    await held(-3 * DAY_MS, { status: 'Present' });
    for (const way of ['quests', 'history', 'leaderboard', 'recap', 'recapPage', 'past'] as const)
      expect([way, await seen(way)]).toEqual([way, CONTACT]);
  });

  it('not after twelve months, by no way; the name of who came stays [SAF-07]', async () => {
    await held(-11 * MONTH_MS, { status: 'Present' });
    expect(await seenAnywhere()).toEqual(CONTACT);
    await world.store.write((tx) =>
      tx
        .update(quest)
        .set({ startedAt: TEST_NOW - 13 * MONTH_MS, endedAt: TEST_NOW - 13 * MONTH_MS + HOUR_MS }),
    );
    expect(await seenAnywhere()).toEqual([]);
    const { data } = await world.gql(`{ ${WAYS.past} }`, {}, { as: 'managers' });
    expect(data).toMatchObject({ pastVolunteers: [{ username: 'canary', nameFirst: 'Ada' }] });
  });

  it('a later quest counts for what is seen of an earlier one [SAF-07]', async () => {
    await held(-14 * MONTH_MS);
    expect(await seen('quests')).toEqual([]);
    await held(5 * DAY_MS);
    expect(await seen('quests')).toEqual(CONTACT);
  });

  it('who bails out drops out at once [SAF-07]', async () => {
    await upcomingQuestOf('q');
    await signUp(world, 'canary' as CastName, 'q');
    expect(await seenAnywhere()).toEqual([...CONTACT, ...EMERGENCY]);
    const [{ id } = { id: '' }] = await contractsOfCanary();
    await world.gql(`mutation { abandonContract(id: "${id}") { id } }`, {}, { as: 'canary' as CastName });
    expect(await seenAnywhere()).toEqual([]);
  });

  it('who is removed from a quest drops out at once, who is blocked of earlier quests, too [SAF-07]', async () => {
    await held(-3 * DAY_MS, { status: 'Present' });
    const id = await held(5 * DAY_MS);
    const boot = (option: string) =>
      world.gql(
        `mutation { updateContract(id: "${id}", updateAction: "${option}", supervisorId: "managers") { id } }`,
        {},
        { as: 'managers' },
      );
    await boot('BOOT');
    const ofQuest = `{ quest(id: "${await questOf(id)}") { pledgedContracts { chariteer { ${PERSON} } } } }`;
    const { data } = await world.gql(ofQuest, {}, { as: 'managers' });
    expect(data).toMatchObject({
      quest: { pledgedContracts: [{ chariteer: { nameFirst: 'Ada', phoneNumber: null } }] },
    });
    expect(await seen('leaderboard'), 'the quest three days ago still counts').toEqual(CONTACT);
    await boot('BAN');
    expect(await seenAnywhere()).toEqual([]);
    expect(await seen('bans')).toEqual([]);
  });

  it('another charity reads nothing, and neither does who has no right [SAF-07, PERM-20]', async () => {
    await held(5 * DAY_MS);
    for (const as of ['volunteer', 'teen', 'trustedminors', 'captains'] as const) {
      const { data } = await world.gql(`{ ${WAYS.quests} }`, {}, { as });
      expect(ALL.filter((value) => JSON.stringify(data).includes(value))).toEqual([]);
    }
  });

  it('the own record and the product’s staff keep all [SAF-07]', async () => {
    await held(5 * DAY_MS);
    const own = await world.gql(
      `{ chariteer(id: "canary") { ${PERSON} } }`,
      {},
      { as: 'canary' as CastName },
    );
    const staff = await world.gql(`{ chariteer(id: "canary") { ${PERSON} } }`, {}, { as: 'staff' });
    for (const { data } of [own, staff])
      expect(ALL.filter((value) => JSON.stringify(data).includes(value))).toEqual(ALL);
  });
});

describe('ending that a charity reaches one', () => {
  it('shows the charities that do, since when it ends, and ends it for that one alone [SAF-07]', async () => {
    await held(-3 * DAY_MS, { status: 'Present' });
    await held(-5 * DAY_MS, {}, { providerId: '2' });
    const listed = await contacts();
    expect(listed?.map(({ providerId }) => providerId)).toEqual(['1', '2']);
    expect(listed?.[0]).toEqual({
      providerId: '1',
      providerName: 'Harbor Table',
      isOpen: true,
      hasQuestAhead: false,
      until: new Date(Date.parse('2027-11-13T16:00:00Z')).toISOString(),
    });
    expect((await setContact(false)).data?.setCharityContact.isOpen).toBe(false);
    expect(await seenAnywhere()).toEqual([]);
    expect((await contacts())?.map(({ isOpen }) => isOpen)).toEqual([false, true]);
    expect(await audited('contact-ended')).toEqual(['canary 1']);
    expect((await setContact(false)).data?.setCharityContact.isOpen, 'again').toBe(false);
    expect(await audited('contact-ended')).toHaveLength(1);
    expect((await setContact(true)).data?.setCharityContact.isOpen).toBe(true);
    expect(await audited('contact-allowed')).toEqual(['canary 1']);
    expect(await seenAnywhere()).toEqual(CONTACT);
  });

  it('is open to who has no quest ahead there [SAF-07]', async () => {
    await held(5 * DAY_MS);
    expect((await setContact(false)).code).toBe('QUEST_AHEAD');
    expect((await contacts())?.[0]).toMatchObject({ isOpen: true, hasQuestAhead: true });
    world.clock.advance(6 * DAY_MS);
    expect((await setContact(false)).code).toBeUndefined();
  });

  it('a charity that does not reach the person is not found [SAF-07]', async () => {
    await held(-20 * MONTH_MS);
    expect((await setContact(false)).code).toBe('PROVIDER_NOT_FOUND');
    expect((await setContact(true, 'canary', 'nothing')).code).toBe('PROVIDER_NOT_FOUND');
    expect(await contacts()).toEqual([]);
    expect(await contacts('provider')).toEqual([]);
  });

  it('signing up again opens it, being added by the charity does not [SAF-07]', async () => {
    await held(-3 * DAY_MS, { status: 'Present' });
    await setContact(false);
    await upcomingQuestOf('added');
    world.clock.advance(HOUR_MS);
    const added = await world.gql(
      'mutation { addPastVolunteer(questId: "added", chariteerId: "canary", supervisorId: "managers") { id } }',
      {},
      { as: 'managers' },
    );
    expect(added.errors).toBeUndefined();
    expect(await seen('leaderboard')).toEqual([]);
    expect(await seen('calendar')).toEqual([...EMERGENCY]);
    await upcomingQuestOf('own', TEST_NOW + 2 * DAY_MS);
    world.clock.advance(HOUR_MS);
    await signUp(world, 'canary' as CastName, 'own');
    expect(await seen('leaderboard')).toEqual(CONTACT);
  });

  it('past volunteers are added by user name after that time, which tells nothing more of them [SAF-07, DEC-50]', async () => {
    await held(-20 * MONTH_MS, { status: 'Present' });
    await upcomingQuestOf('added');
    const find = `{ pastVolunteers(providerId: "1", q: "canary") { id emailAddress } }`;
    const { data } = await world.gql(find, {}, { as: 'frontdeskstaff' });
    expect(data).toEqual({ pastVolunteers: [{ id: 'canary', emailAddress: null }] });
    await world.gql(
      'mutation { addPastVolunteer(questId: "added", chariteerId: "canary", supervisorId: "frontdeskstaff") { id } }',
      {},
      { as: 'frontdeskstaff' },
    );
    expect((await seenAnywhere()).filter((value) => CONTACT.includes(value))).toEqual([]);
  });

  it('a removed volunteer leaves no closure behind [SAF-07]', async () => {
    await held(-3 * DAY_MS, { status: 'Present' });
    await setContact(false);
    const address = `mutation { removeChariteer(input: { emailAddress: "${ADDRESS}" }) { id } }`;
    expect((await world.gql(address, {}, { as: 'canary' as CastName })).errors).toBeUndefined();
    expect(await world.store.read.query.contactClosure.findMany()).toEqual([]);
  });
});

describe('emergency contacts', () => {
  const open = (id: string, as: CastName) =>
    world.gql(`mutation { openEmergencyContact(contractId: "${id}") { name number } }`, {}, { as });
  const CONTACT_OPENED = { openEmergencyContact: { name: EMERGENCY[0], number: EMERGENCY[1] } };

  it('show from 24 hours before to 24 hours after a quest, through that quest alone [SAF-07]', async () => {
    await held(2 * DAY_MS);
    expect(await seen('quests')).toEqual(CONTACT);
    world.clock.advance(DAY_MS);
    expect(await seen('quests')).toEqual([...CONTACT, ...EMERGENCY]);
    for (const way of ['leaderboard', 'recapPage', 'past'] as const)
      expect((await seen(way)).filter((value) => EMERGENCY.includes(value))).toEqual([]);
    world.clock.advance(2 * DAY_MS + HOUR_MS);
    expect(await seen('quests')).toEqual([...CONTACT, ...EMERGENCY]);
    world.clock.advance(1);
    expect(await seen('quests')).toEqual(CONTACT);
  });

  it('not of who has given the place back [SAF-07]', async () => {
    const id = await held(HOUR_MS, { abandonedAt: TEST_NOW - HOUR_MS });
    expect(await seenAnywhere()).toEqual([]);
    expect((await open(id, 'managers')).code).toBe('EMERGENCY_CONTACT_CLOSED');
  });

  it.each<CastName>(['coordinators', 'captains'])(
    '%s open them on the quest’s day, which the audit log keeps [SAF-07, DEC-50]',
    async (as) => {
      const today = await held(3 * HOUR_MS);
      const tomorrow = await held(DAY_MS);
      expect(await seen('quests', as)).toEqual(CONTACT);
      expect((await open(tomorrow, as)).code).toBe('EMERGENCY_CONTACT_CLOSED');
      expect(await audited('emergency-contact-opened')).toEqual([]);
      expect((await open(today, as)).data).toEqual(CONTACT_OPENED);
      expect(await audited('emergency-contact-opened')).toEqual([`${as} canary`]);
    },
  );

  it('each look is told to the person, without who looked [CHK-11]', async () => {
    const today = await held(3 * HOUR_MS);
    const told = async () =>
      (await readMails(world)).filter(({ kind }) => kind === 'emergency-contact-opened');
    await open(today, 'trustedminors');
    expect(await told()).toEqual([]);
    await open(today, 'coordinators');
    await open(today, 'managers');
    const mails = await told();
    expect(mails.map(({ ownerId }) => ownerId)).toEqual(['canary', 'canary']);
    expect(mails[0]?.subject).toBe('Harbor Table opened your emergency contact');
    expect(JSON.stringify(mails)).not.toMatch(/2015550888|Canaryemergency|coordinators/);
  });

  it('a look by the plain field is kept and told once a request [CHK-11]', async () => {
    await held(3 * HOUR_MS);
    expect(await seen('quests')).toEqual([...CONTACT, ...EMERGENCY]);
    await new Promise<void>((resolve) => setImmediate(resolve));
    await world.store.write(async () => undefined);
    expect(await audited('emergency-contact-opened')).toEqual(['managers canary']);
    const mails = (await readMails(world)).filter(({ kind }) => kind === 'emergency-contact-opened');
    expect(mails.map(({ ownerId }) => ownerId)).toEqual(['canary']);
  });

  it('who reads contacts always opens them in their time, others never [SAF-07]', async () => {
    const tomorrow = await held(DAY_MS);
    expect((await open(tomorrow, 'frontdeskstaff')).data).toEqual(CONTACT_OPENED);
    expect((await open(tomorrow, 'trustedminors')).code).toBe('FORBIDDEN');
    expect((await open(tomorrow, 'canary' as CastName)).code).toBe('FORBIDDEN');
    expect((await open(await held(3 * DAY_MS), 'managers')).code).toBe('EMERGENCY_CONTACT_CLOSED');
    expect((await open('nothing', 'managers')).code).toBe('CONTRACT_NOT_FOUND');
    expect(await audited('emergency-contact-opened')).toEqual(['frontdeskstaff canary']);
  });

  it('nobody under 18 opens them in whichever role [SAF-13, SAF-07]', async () => {
    const today = await held(HOUR_MS);
    await makeYoung('managers');
    expect((await open(today, 'managers')).code).toBe('FORBIDDEN');
    expect(await seen('quests', 'managers')).toEqual([]);
  });

  it('a list of hundreds gives a coordinator no emergency contact or date of birth, and contacts of quests near by only [SAF-07]', async () => {
    await world.store.write(async (tx) => {
      for (let number = 0; number < 60; number++) {
        const { id: questId } = await upcomingQuest(tx, { resourceMaxNumber: 75 });
        await insertPerson(tx, `person${number}`);
        await insertContract(tx, { questId, chariteerId: `person${number}` });
      }
    });
    for (const way of ['calendar', 'quests'] as const)
      expect(await seen(way, 'coordinators')).toEqual([PHONE, BAND]);
    world.clock.set(TEST_NOW - 30 * DAY_MS);
    for (const way of ['calendar', 'quests'] as const) expect(await seen(way, 'coordinators')).toEqual([]);
  });
});

describe('the young among a charity’s people', () => {
  it('a manager under 18 reads the figures of a recap, and none of its lists [SAF-13]', async () => {
    await held(-3 * DAY_MS, { status: 'Present' });
    await makeYoung('managers');
    const { data, errors } = await world.gql(
      `{ ${WAYS.recap.replace('{', '{ volunteerCount ')} }`,
      {},
      { as: 'managers' },
    );
    expect(errors).toBeUndefined();
    const none = { chariteerTimeResults: [], chariteerFirstTimeResults: [] };
    expect(data).toEqual({ generateSingleMonthReport: { volunteerCount: 1, ...none } });
    for (const way of ['leaderboard', 'recapPage'] as const)
      expect((await world.gql(`{ ${WAYS[way]} }`, {}, { as: 'managers' })).code).toBe('FORBIDDEN');
  });

  it('a manager under 18 finds no draft, makes none, and sees no sign-up that has ended [SAF-13]', async () => {
    await held(5 * DAY_MS, { abandonedAt: TEST_NOW - 1 });
    await world.store.write((tx) => upcomingQuest(tx, { id: 'draft', publishingStatus: 'Draft' }));
    await makeYoung('managers');
    const ask = (text: string) => world.gql(text, {}, { as: 'managers' });
    expect((await ask('{ quest(id: "draft") { id } }')).code).toBe('QUEST_NOT_FOUND');
    expect((await ask('mutation { updateQuest(id: "draft", eventTitle: "X") { id } }')).code).toBe(
      'FORBIDDEN',
    );
    const list = await ask('{ questPage(providerId: "1") { items { id pledgedContracts { id } } } }');
    expect(JSON.stringify(list.data)).not.toContain('draft');
    expect(list.data).toMatchObject({ questPage: { items: [{ pledgedContracts: [] }] } });
    const history = await ask(
      `{ getChariteerMergedContracts(chariteerId: "canary", specificProviderId: "1") { totalCount } }`,
    );
    expect(history.data).toEqual({ getChariteerMergedContracts: { totalCount: 0 } });
    const edited = await ask(
      `mutation { updateQuest(id: "${await questOf()}", eventTitle: "Later") { id } }`,
    );
    expect(edited.errors, 'the rest of the role stays').toBeUndefined();
  });

  it('staff and a charity’s own account under 18 have the rights of neither [SAF-13]', async () => {
    await makeYoung('staff');
    await makeYoung('provider');
    const staff = await world.gql('{ auditPage { total } }', {}, { as: 'staff' });
    expect(staff.code).toBe('FORBIDDEN');
    const own = await world.gql('{ getProviderQuests { total } }', {}, { as: 'provider' });
    expect(own.code).toBe('FORBIDDEN');
    const { data } = await world.gql(
      '{ getAccountInfo { isYoung isStaff ownProviderId } }',
      {},
      { as: 'staff' },
    );
    expect(data).toEqual({ getAccountInfo: { isYoung: true, isStaff: false, ownProviderId: null } });
  });

  it('with the eighteenth birthday in New York the role opens all of it [SAF-13]', async () => {
    await held(5 * DAY_MS);
    await makeYoung('managers', '2008-11-17');
    expect(await seen('quests')).toEqual([]);
    world.clock.set(Date.parse('2026-11-17T05:00:00Z'));
    expect(await seen('quests')).toEqual(CONTACT);
  });
});

async function makeYoung(name: CastName, dateOfBirth = '2010-05-17'): Promise<void> {
  await world.store.write(async (tx) => {
    await tx.update(account).set({ dateOfBirth }).where(eq(account.id, name));
    await tx.update(chariteer).set({ dateOfBirth }).where(eq(chariteer.id, name));
  });
}

const upcomingQuestOf = (id: string, startedAt = TEST_NOW + DAY_MS) =>
  world.store.write((tx) => upcomingQuest(tx, { id, startedAt }));
const contractsOfCanary = () =>
  world.store.read.query.contract.findMany({ where: (row, { eq: is }) => is(row.chariteerId, 'canary') });

async function questOf(contractId?: string): Promise<string> {
  const rows = await contractsOfCanary();
  return rows.find(({ id }) => contractId === undefined || id === contractId)?.questId ?? '';
}

/** “actor subject” of the entries of one kind. */
async function audited(action: string): Promise<string[]> {
  const rows = await world.store.read.select().from(auditEntry).where(eq(auditEntry.action, action));
  return rows.map(({ actorId, subjectId }) => `${actorId} ${subjectId}`);
}
