import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertMembership } from '#db/factories/insert-group.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { quest } from '#db/schema/quest.ts';
import { type CastName, castEmail, TEST_NOW } from '../support/cast.ts';
import { opened } from '../support/opened.ts';
import { GUARDIAN, mails, registered, TEEN_BIRTH } from '../support/registration.ts';
import { DAY_MS, pastQuest, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const DETAILS = `hasRecord username emailAddress newEmailAddress nameFirst nameLast phoneNumber dateOfBirth
  mayCorrectBirthDate emergencyContactName emergencyContactNumber languages`;
const CORRECT = `mutation ($input: CorrectOwnDetailsInput!) { correctOwnDetails(input: $input) { ${DETAILS} } }`;
const BIRTH =
  'mutation ($day: Date!) { correctOwnBirthDate(dateOfBirth: $day) { dateOfBirth mayCorrectBirthDate } }';
const STAFF_BIRTH = `mutation ($id: ID!, $day: Date!) {
  correctBirthDate(chariteerId: $id, dateOfBirth: $day) { id dateOfBirth }
}`;

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const correct = (input: Record<string, unknown>, as: CastName = 'volunteer') =>
  world.gql<{ correctOwnDetails: Record<string, unknown> }>(CORRECT, { input }, { as });
const record = async (id = 'volunteer') =>
  (await world.store.read.select().from(chariteer).where(eq(chariteer.id, id)))[0];
const accountOf = async (id = 'volunteer') =>
  (await world.store.read.select().from(account).where(eq(account.id, id)))[0];
const audits = () => world.store.read.select().from(auditEntry);

describe('everybody corrects the own details [SAF-30]', () => {
  it('reads what is known of oneself in one question [SAF-30]', async () => {
    const { data } = await world.gql(`{ ownDetails { ${DETAILS} } }`, {}, { as: 'volunteer' });
    expect(data?.ownDetails).toMatchObject({
      hasRecord: true,
      username: 'volunteer',
      emailAddress: castEmail('volunteer'),
      newEmailAddress: null,
      mayCorrectBirthDate: true,
      languages: [],
    });
  });

  it('name, telephone, emergency contact and languages change in the record and the account [SAF-30]', async () => {
    const { data } = await correct({
      nameFirst: ' Wilhelmina ',
      nameLast: 'Zuckerstein',
      phoneNumber: '9735550142',
      emergencyContactName: 'Ottilie (sister)',
      emergencyContactNumber: '9735550143',
      languages: ['spanish', 'arabic', 'spanish'],
    });
    const expected = { nameFirst: 'Wilhelmina', nameLast: 'Zuckerstein', phoneNumber: '9735550142' };
    const rest = {
      emergencyContactName: 'Ottilie (sister)',
      emergencyContactNumber: '9735550143',
      languages: ['arabic', 'spanish'],
    };
    expect(data?.correctOwnDetails).toMatchObject({ ...expected, ...rest });
    const { read } = world.store;
    expect(opened(read, 'chariteer', await record())).toMatchObject({ ...expected, ...rest });
    expect(opened(read, 'account', await accountOf())).toMatchObject(expected);
  });

  it('what is left out, or null, stays [SAF-30]', async () => {
    const before = await record();
    await correct({ nameFirst: 'Wilhelmina', phoneNumber: null });
    const nameKey = 'delmar wilhelmina delmar volunteer';
    expect(await record()).toEqual({ ...before, nameFirst: 'Wilhelmina', nameKey });
  });

  it.each([
    [{ nameLast: ' ' }, 'Last Name: Please fill out this field.'],
    [{ phoneNumber: '1735550142' }, 'Your phone number must not start with 1.'],
    [
      { emergencyContactNumber: '911' },
      'Your emergency contact number cannot be an emergency service such as 911.',
    ],
  ])('%o is refused with its text, and nothing changes [SAF-30]', async (input, message) => {
    const before = await record();
    expect(await correct({ nameFirst: 'Wilhelmina', ...input })).toMatchObject({
      code: 'BAD_USER_INPUT',
      errors: [{ message }],
    });
    expect(await record()).toEqual(before);
  });

  it('an account without a volunteer record has nothing to correct but its address [SAF-30]', async () => {
    expect((await correct({ nameFirst: 'Mina' }, 'provider')).code).toBe('CHARITEER_NOT_FOUND');
    expect((await correct({ nameFirst: 'Mina' }, 'new')).code).toBe('CHARITEER_NOT_FOUND');
  });

  it('the audit log names the fields and no value; what changes nothing leaves no trace [SAF-30]', async () => {
    await correct({ nameLast: 'Zuckerstein', phoneNumber: '9735550142' });
    await correct({ nameLast: 'Zuckerstein' });
    const entries = await audits();
    expect(entries).toMatchObject([
      {
        action: 'details-corrected',
        actorId: 'volunteer',
        subjectId: 'volunteer',
        detail: { fields: 'nameLast, phoneNumber' },
      },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/Zucker|973555/);
  });

  it('a former name does not stay on the shifts that the person supervises [SAF-30]', async () => {
    const { nameFirst, nameLast } = (await accountOf('managers')) ?? {};
    await world.store.write((tx) => upcomingQuest(tx, { id: 'led', giverName: `${nameFirst} ${nameLast}` }));
    await correct({ nameLast: 'Zuckerstein' }, 'managers');
    const [led] = await world.store.read.select().from(quest).where(eq(quest.id, 'led'));
    expect(led?.giverName).toBe(`${nameFirst} Zuckerstein`);
  });

  it('a former name is found however a charity wrote it [SAF-30]', async () => {
    await world.store.write((tx) => upcomingQuest(tx, { id: 'led', giverName: "ÅSA O'NEILL" }));
    await correct({ nameFirst: 'Åsa', nameLast: 'O’Neill' }, 'managers');
    await correct({ nameLast: 'Berg' }, 'managers');
    const [led] = await world.store.read.select().from(quest).where(eq(quest.id, 'led'));
    expect(led?.giverName).toBe('Åsa Berg');
  });

  it('thirty an hour, so that nobody floods charities with mails [SAF-30]', async () => {
    for (let count = 0; count < 30; count += 1) await correct({ nameFirst: `Mina ${count}` });
    expect((await correct({ nameFirst: 'Mina' })).code).toBe('RATE_LIMITED');
  });
});

describe('charities are told of a corrected emergency contact [SAF-30]', () => {
  const CONTACT = { emergencyContactName: 'Ottilie (sister)', emergencyContactNumber: '9735550143' };

  async function onQuests(): Promise<void> {
    await world.store.write(async (tx) => {
      await upcomingQuest(tx, { id: 'next', eventTitle: 'Serve dinner' });
      await upcomingQuest(tx, {
        id: 'later',
        startedAt: TEST_NOW + 9 * DAY_MS,
        endedAt: TEST_NOW + 9 * DAY_MS + 3_600_000,
      });
      await pastQuest(tx, { id: 'past', providerId: '2' });
      await upcomingQuest(tx, { id: 'left', providerId: '2' });
      for (const questId of ['next', 'later', 'past']) {
        await insertContract(tx, { questId, chariteerId: 'volunteer' });
      }
      const abandoned = { abandonedAt: TEST_NOW - 1 };
      await insertContract(tx, { questId: 'left', chariteerId: 'volunteer', ...abandoned });
      await tx
        .update(contactEmail)
        .set({ verificationStatus: 'Confirmed' })
        .where(eq(contactEmail.accountId, 'provider'));
      await insertMembership(tx, { groupId: 'group-2', accountId: 'gold', roleId: 'admins' });
    });
  }

  it('the admins where one is on a quest ahead get one mail each, without the contact itself [SAF-30]', async () => {
    await onQuests();
    await correct(CONTACT);
    const told = await mails(world);
    expect(told.map(({ recipient }) => recipient).sort()).toEqual(
      [castEmail('admins'), castEmail('provider')].sort(),
    );
    expect(told[0]).toMatchObject({
      subject: 'volunteer’s emergency contact changed: see the sheet',
      questId: 'next',
    });
    expect(told[0]?.body).toContain('“Serve dinner”');
    expect(told[0]?.body).toContain('/console/quests/next/attendance');
    expect(JSON.stringify(told)).not.toMatch(/Ottilie|973555/);
  });

  it('nobody hears of another correction, or of the same contact again [SAF-30]', async () => {
    await onQuests();
    await correct({ phoneNumber: '9735550142' });
    expect(await mails(world)).toEqual([]);
    await correct(CONTACT);
    const count = (await mails(world)).length;
    await correct(CONTACT);
    expect(await mails(world)).toHaveLength(count);
  });

  it('an admin whose address is not confirmed is not written to [SAF-30]', async () => {
    await onQuests();
    await world.store.write((tx) =>
      tx
        .update(contactEmail)
        .set({ verificationStatus: 'Unverified' })
        .where(eq(contactEmail.accountId, 'admins')),
    );
    await correct(CONTACT);
    expect((await mails(world)).map(({ recipient }) => recipient)).toEqual([castEmail('provider')]);
  });
});

describe('the date of birth [SAF-30]', () => {
  const born = async () => (await record())?.dateOfBirth ?? '';
  const dayAfter = (day: string) => `${day.slice(0, 8)}${day.endsWith('15') ? '16' : '15'}`;
  const own = (day: string, as: CastName = 'volunteer') => world.gql(BIRTH, { day }, { as });
  const byStaff = (id: string, day: string) => world.gql(STAFF_BIRTH, { id, day }, { as: 'staff' });

  it('is corrected once by oneself, in record and account [SAF-30]', async () => {
    const day = dayAfter(await born());
    expect((await own(day)).data).toEqual({
      correctOwnBirthDate: { dateOfBirth: day, mayCorrectBirthDate: false },
    });
    expect(await accountOf()).toMatchObject({ dateOfBirth: day });
    expect(await own('1980-02-03')).toMatchObject({
      code: 'BIRTH_DATE_CORRECTED_ALREADY',
      errors: [{ message: 'Birth Date Was Corrected Already', extensions: { statusCode: 403 } }],
    });
    expect(await born()).toBe(day);
  });

  it('the same date uses nothing up [SAF-30]', async () => {
    const { data } = await own(await born());
    expect(data).toMatchObject({ correctOwnBirthDate: { mayCorrectBirthDate: true } });
    expect(await audits()).toEqual([]);
  });

  it.each([
    ['teen', '2000-01-01'],
    ['volunteer', '2010-06-05'],
    ['teen', '2014-06-05'],
  ] as const)('never so that somebody crosses 13 or 18: %s to %s [SAF-30]', async (name, day) => {
    const before = await record(name);
    expect(await own(day, name)).toMatchObject({
      code: 'BIRTH_DATE_CROSSES_AGE',
      errors: [{ message: 'Birth Date Crosses An Age Limit', extensions: { statusCode: 403 } }],
    });
    expect(await record(name)).toEqual(before);
  });

  it('two at once are one [SAF-30]', async () => {
    const answers = await Promise.all([own('1980-02-03'), own('1980-02-04')]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['BIRTH_DATE_CORRECTED_ALREADY', undefined]);
  });

  it('staff moves anybody over an age, more than once, and the own correction stays [SAF-30]', async () => {
    expect((await byStaff('teen', '2000-01-01')).data).toEqual({
      correctBirthDate: { id: 'teen', dateOfBirth: '2000-01-01' },
    });
    expect((await byStaff('teen', '2010-01-01')).data).toBeTruthy();
    expect(await record('teen')).toMatchObject({ dateOfBirth: '2010-01-01', birthDateCorrectedAt: null });
    const corrected = (await audits()).filter(({ action }) => action === 'birth-date-corrected');
    expect(corrected).toMatchObject([
      { actorId: 'staff', subjectId: 'teen', detail: { crossesAge: true } },
      { actorId: 'staff', subjectId: 'teen', detail: { crossesAge: true } },
    ]);
    expect(JSON.stringify(corrected)).not.toMatch(/2000-01|2010-01/);
  });

  it.each([
    ['nobody', '2000-01-01', 'CHARITEER_NOT_FOUND'],
    ['provider', '2000-01-01', 'CHARITEER_NOT_FOUND'],
    ['teen', '2025-01-01', 'BAD_USER_INPUT'],
  ])('staff corrects no %s to %s [SAF-30]', async (id, day, code) => {
    expect((await byStaff(id, day)).code).toBe(code);
  });

  it('nobody else does it for somebody [SAF-30]', async () => {
    const answer = await world.gql(STAFF_BIRTH, { id: 'teen', day: '2000-01-01' }, { as: 'admins' });
    expect(answer.code).toBe('FORBIDDEN');
  });

  it('the guardian of somebody young is told, by staff’s hand or the own, without the date [SAF-30]', async () => {
    const { playerId, headers } = await registered(world, { dateOfBirth: TEEN_BIRTH, guardian: GUARDIAN });
    const before = (await mails(world)).length;
    await world.gql(BIRTH, { day: '2010-06-06' }, { headers });
    await byStaff(playerId, '2000-06-06');
    const told = (await mails(world)).slice(before);
    expect(told).toMatchObject([
      { recipient: GUARDIAN.guardianEmail, subject: 'Wilhelmina’s date of birth was corrected' },
      { recipient: GUARDIAN.guardianEmail, subject: 'Wilhelmina’s date of birth was corrected' },
    ]);
    expect(JSON.stringify(told.map(({ body }) => body))).not.toMatch(/2010|2000/);
  });
});
