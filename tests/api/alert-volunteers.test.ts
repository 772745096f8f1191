import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sealGuardian } from '#db/cells/seal-guardian.ts';
import { insertContract, insertCredit } from '#db/factories/insert-contract.ts';
import { insertFavoriteDistricts } from '#db/factories/insert-favorite-districts.ts';
import { insertMembership } from '#db/factories/insert-group.ts';
import { insertTraining, insertTrainingRecord } from '#db/factories/insert-training.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import { alertRecipient } from '#db/schema/alert.ts';
import { chariteer, guardianConsent, providerBan } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { organizationCodePass, quest, questRequiredOrientation } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import {
  daysAgo,
  insertAlertPeople,
  insertRegularVolunteer,
  insertStranger,
} from '../support/alert-people.ts';
import { type CastName, GUILD_ID, TEST_NOW } from '../support/cast.ts';
import { tell } from '../support/inbox.ts';
import { HOUR_MS } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const FIND = `query($input: ChariteerAlertInput!) {
  getChariteerAlertVolunteers(input: $input) {
    manaCost youngAtLeast enoughNewsCount volunteers { id username nameFirst nameLast dateOfBirth emailAddress hasCompletedQuest }
  }
}`;
type Volunteer = { id: string } & Record<string, unknown>;
type Found = {
  getChariteerAlertVolunteers: {
    manaCost: number;
    youngAtLeast: number | null;
    enoughNewsCount: number;
    volunteers: Volunteer[];
  };
};

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(insertAlertPeople);
});
afterEach(() => world.close());

const ask = (filters: object = {}, input: object = {}, as: CastName | null = 'managers') =>
  world.gql<Found>(FIND, { input: { questId: 'q', districtIds: [], filters, ...input } }, { as });
async function find(filters: object = {}, input: object = {}) {
  const { data, errors } = await ask(filters, input);
  expect(errors).toBeUndefined();
  const { volunteers = [], ...found } = data?.getChariteerAlertVolunteers ?? {};
  return { ids: volunteers.map(({ id }) => id), volunteers, ...found };
}
const change = (work: (tx: Db) => Promise<unknown>) => world.store.write(work);
const ALL_PREVIOUS = { toQuestCompletedVolunteers: false };
const ONLY_NEW = { previousVolunteers: false, newVolunteers: true };

describe('whom an alert finds', () => {
  it('by default those who completed a quest within 6 months, for nothing [API-29, ALE-05, ALE-07, ALE-15]', async () => {
    await change(async (tx) => {
      await insertRegularVolunteer(tx, 'longago', { days: 200 });
    });
    expect(await find()).toMatchObject({ ids: ['oldone', 'oldtwo'], manaCost: 0 });
    expect((await find({ questCompletedPeriod: 7 })).ids).toEqual(['longago', 'oldone', 'oldtwo']);
  });

  it('all previous volunteers, new ones, or both; who completed no quest costs 10 [OPEN-ALE-04, ALE-18]', async () => {
    expect(await find(ALL_PREVIOUS)).toMatchObject({ ids: ['oldone', 'oldtwo', 'tried'], manaCost: 10 });
    const { ids, manaCost } = await find(ONLY_NEW);
    expect(ids).toEqual(expect.arrayContaining(['newone', 'newtwo', 'volunteer', 'gold']));
    expect(ids).not.toContain('tried');
    expect(manaCost).toBe(10 * ids.length);
    const both = await find({ newVolunteers: true });
    expect(both.ids).toEqual([...ids, 'oldone', 'oldtwo'].sort());
    expect(both.manaCost).toBe(manaCost);
  });

  it('within dates in place of months [API-29]', async () => {
    const input = (from: number, to: number) => ({
      questCompletedPeriodStartDate: new Date(daysAgo(from)).toISOString(),
      questCompletedPeriodEndDate: new Date(daysAgo(to)).toISOString(),
    });
    expect((await find({}, input(40, 20))).ids).toEqual(['oldone', 'oldtwo']);
    expect((await find({}, input(20, 0))).ids).toEqual([]);
  });

  it('by districts, languages, training and age [ALE-03, OPEN-ALE-05]', async () => {
    await change(async (tx) => {
      await insertFavoriteDistricts(tx, 'oldone', ['2']);
      await tx
        .update(chariteer)
        .set({ languages: ['spanish'] })
        .where(eq(chariteer.id, 'oldone'));
      await tx
        .update(chariteer)
        .set({ languages: ['arabic'] })
        .where(eq(chariteer.id, 'oldtwo'));
      await insertTrainingRecord(tx, { providerId: '1', chariteerId: 'oldtwo', resolution: 'Complete' });
      await insertTrainingRecord(tx, { providerId: '1', chariteerId: 'oldone', resolution: 'Failed' });
      await insertTrainingRecord(tx, { providerId: '3', chariteerId: 'oldone', resolution: 'Complete' });
      await tx.update(chariteer).set({ dateOfBirth: '1950-01-01' }).where(eq(chariteer.id, 'oldtwo'));
    });
    expect((await find({ maxAge: 99 }, { districtIds: ['2'] })).ids).toEqual(['oldone']);
    expect((await find({ maxAge: 99 }, { districtIds: ['1'] })).ids).toEqual([]);
    expect((await find({ maxAge: 99, spanish: true })).ids).toEqual(['oldone']);
    expect((await find({ maxAge: 99, arabic: true })).ids).toEqual(['oldtwo']);
    expect((await find({ maxAge: 99, spanish: true, arabic: true })).ids).toEqual(['oldone', 'oldtwo']);
    expect((await find({ maxAge: 99, trainedVolunteers: true })).ids).toEqual(['oldtwo']);
    expect((await find()).ids).toEqual(['oldone']);
    expect((await find({ minAge: 76, maxAge: 76 })).ids).toEqual(['oldtwo']);
  });

  it('«Spanish» and «Arabic» find those who said so in their own details [ALE-03, SAF-30]', async () => {
    const speaks = async (id: string, languages: string) => {
      const { errors } = await world.gql(
        `mutation { correctOwnDetails(input: { languages: [${languages}] }) { languages } }`,
        {},
        { as: id as CastName },
      );
      expect(errors).toBeUndefined();
    };
    expect((await find({ spanish: true, arabic: true })).ids).toEqual([]);
    await speaks('oldone', 'spanish, french');
    await speaks('oldtwo', 'arabic');
    expect((await find({ spanish: true })).ids).toEqual(['oldone']);
    expect((await find({ arabic: true })).ids).toEqual(['oldtwo']);
    await speaks('oldone', 'french');
    expect((await find({ spanish: true })).ids).toEqual([]);
  });

  it('nobody who is blocked, banned, unconfirmed, removed, or on the quest [ALE-03]', async () => {
    await change(async (tx) => {
      for (const id of ['blocked', 'banned1', 'unconfirmed', 'onquest', 'removed'])
        await insertRegularVolunteer(tx, id);
      await tx.insert(providerBan).values({ id: 'b', providerId: '1', chariteerId: 'blocked', createdAt: 1 });
      await tx.update(account).set({ isBanned: true }).where(eq(account.id, 'banned1'));
      await tx
        .update(contactEmail)
        .set({ verificationStatus: 'Unverified' })
        .where(eq(contactEmail.accountId, 'unconfirmed'));
      await insertContract(tx, { questId: 'q', chariteerId: 'onquest' });
    });
    await world.gql(
      'mutation { removeChariteer(input: { emailAddress: "removed@demo.example" }) { id } }',
      {},
      { as: 'removed' as CastName },
    );
    const { ids } = await find({ ...ALL_PREVIOUS, newVolunteers: true });
    const left = ['blocked', 'banned1', 'unconfirmed', 'onquest', 'removed', 'banned'];
    expect(ids.filter((id) => left.includes(id))).toEqual([]);
    expect((await find()).ids).toEqual(['oldone', 'oldtwo']);
  });

  it('minors only where the charity knows them, a guardian consented, and the quest admits them [ALE-09]', async () => {
    const young = { dateOfBirth: '2012-01-01' };
    await change(async (tx) => {
      await insertRegularVolunteer(tx, 'youngfree', young);
      await insertRegularVolunteer(tx, 'youngbound', young);
      await insertStranger(tx, 'youngnew', young);
      for (const chariteerId of ['youngfree', 'youngnew']) {
        const consent = {
          ...sealGuardian(tx.cells, chariteerId, { guardianName: 'G', guardianEmail: 'g@demo.example' }),
          state: 'given' as const,
          consentedAt: 1,
          textVersion: '1',
        };
        await tx.insert(guardianConsent).values({ id: `of-${chariteerId}`, chariteerId, ...consent });
      }
    });
    const YOUNG = { minAge: 10, maxAge: 17, newVolunteers: true };
    const reached = async () => {
      await sendTo([], YOUNG);
      return readReachedIds();
    };
    await change(async (tx) => {
      await tx.run(`UPDATE provider SET "agePolicies" = '[{"supervisedAge":16}]' WHERE id = '1'`);
      await tx.update(quest).set({ agePolicyIndex: 0 }).where(eq(quest.id, 'q'));
    });
    expect(await reached()).toEqual([]);
    await change((tx) => tx.update(quest).set({ agePolicyIndex: null }).where(eq(quest.id, 'q')));
    world.clock.advance(HOUR_MS);
    expect((await sendTo([], { ...YOUNG, maxAge: 99 })).errors).toBeUndefined();
    expect(await readReachedIds()).toEqual(['youngfree']);
  });
});

const sendTo = (volunteersIds: string[], filters: object, manaCost = 0) =>
  world.gql<{ sendChariteersAlert: { id: string } }>(
    `mutation($ids: [ID!]!, $cost: Int!, $input: ChariteerAlertInput) { sendChariteersAlert(senderId: "managers",
      providerId: "1", questId: "q", volunteersIds: $ids, manaCost: $cost, input: $input) { id } }`,
    { ids: volunteersIds, cost: manaCost, input: { questId: 'q', districtIds: [], filters } },
    { as: 'managers' },
  );
const readReachedIds = async () =>
  (await world.store.read.select().from(alertRecipient)).map(({ chariteerId }) => chariteerId).sort();

describe('people under 18 get an alert, and nobody finds out about them', () => {
  const YOUNG = { minAge: 13, maxAge: 17, toQuestCompletedVolunteers: false };
  const FROM_13 = { ...YOUNG, maxAge: 99 };
  const insertYoung = (ids: readonly string[]) =>
    change(async (tx) => {
      for (const chariteerId of ids) {
        const born = { dateOfBirth: '2011-01-01' };
        await insertRegularVolunteer(tx, chariteerId, born);
        await tx.run(sql`UPDATE contract SET status = 'Absent' WHERE "chariteerId" = ${chariteerId}`);
        await tx.insert(guardianConsent).values({
          id: `of-${chariteerId}`,
          chariteerId,
          ...sealGuardian(tx.cells, chariteerId, { guardianName: 'G', guardianEmail: 'g@demo.example' }),
          state: 'given',
          consentedAt: 1,
          textVersion: '1',
        });
      }
    });

  it('a preview tells no id, no price, and no number below five, and steps of five from there [SAF-07]', async () => {
    const none = await find(FROM_13);
    await insertYoung(['young1', 'young2', 'young3', 'young4']);
    expect(await find(FROM_13)).toEqual(none);
    expect(none).toMatchObject({ ids: ['oldone', 'oldtwo', 'tried'], youngAtLeast: 0, manaCost: 10 });
    await insertYoung(['young5', 'young6']);
    expect(await find(FROM_13)).toEqual({ ...none, youngAtLeast: 5 });
    expect(await find(YOUNG)).toMatchObject({ ids: [], youngAtLeast: 5, manaCost: 0 });
    expect((await find()).youngAtLeast).toBeNull();
  });

  it('those who have had enough news are counted without them [SAF-07]', async () => {
    await insertYoung(['young1']);
    for (let number = 0; number < 2; number += 1) await tell(world, ['young1', 'tried'], { kind: 'alert' });
    expect((await find(FROM_13)).enoughNewsCount).toBe(1);
  });

  it('they are reached with the adults, for nothing, and the list of what was sent tells no more [SAF-07]', async () => {
    await insertYoung(['young1']);
    const { data, errors } = await sendTo(['oldone', 'oldtwo'], FROM_13);
    expect(errors).toBeUndefined();
    expect(await readReachedIds()).toEqual(['oldone', 'oldtwo', 'young1']);
    expect((await sendTo(['oldone', 'oldtwo'], FROM_13)).data, 'pressed twice').toEqual(data);
    const text = '{ alertDesk(questId: "q") { sent { volunteers youngAtLeast manaCost } } }';
    expect((await world.gql(text, {}, { as: 'managers' })).data).toEqual({
      alertDesk: { sent: [{ volunteers: 2, youngAtLeast: 0, manaCost: 0 }] },
    });
  });

  it('an alert to nobody but them is the same whether it reaches one or none [SAF-07]', async () => {
    const toNone = await sendTo([], YOUNG);
    expect(toNone.errors).toBeUndefined();
    expect((await sendTo([], YOUNG)).data).toEqual(toNone.data);
    world.clock.advance(25 * HOUR_MS);
    await change((tx) =>
      tx
        .update(quest)
        .set({ startedAt: TEST_NOW + 72 * HOUR_MS, endedAt: TEST_NOW + 73 * HOUR_MS })
        .where(eq(quest.id, 'q')),
    );
    await insertYoung(['young1']);
    const toOne = await sendTo([], YOUNG);
    expect(toOne.errors).toBeUndefined();
    expect((await sendTo([], YOUNG)).data).toEqual(toOne.data);
    expect(await readReachedIds()).toEqual(['young1']);
  });

  it('whoever sends the id of one is told the same as for any wrong id [SAF-07]', async () => {
    await insertYoung(['young1']);
    const codes = [
      await sendTo(['young1'], YOUNG),
      await sendTo(['teen'], YOUNG),
      await sendTo(['none'], YOUNG),
    ];
    expect(codes.map(({ code }) => code)).toEqual(Array.from({ length: 3 }, () => 'MANA_COST_CHANGED'));
    expect(await readReachedIds()).toEqual([]);
  });

  it.each([
    [15, 15],
    [14, 99],
    [10, 16],
    [17, 17],
  ])(
    'ages %i to %i are refused, since they would narrow a band under 18 [SAF-07]',
    async (minAge, maxAge) => {
      const { code, errors } = await ask({ minAge, maxAge });
      expect(code).toBe('BAD_USER_INPUT');
      expect(errors?.[0]?.message).toBe('Under 18, choose ages 10 to 12, 10 to 17, or 13 to 17.');
      expect((await sendTo([], { minAge, maxAge })).code).toBe('BAD_USER_INPUT');
    },
  );
});

describe('nobody is alerted to what they could not take', () => {
  const EVERYBODY = { ...ALL_PREVIOUS, newVolunteers: true };

  it('a quest that a guild holds finds its members only [ALE-03]', async () => {
    await change(async (tx) => {
      await insertContract(tx, { questId: 'q', chariteerId: 'guildadmin', guildId: GUILD_ID });
      await insertMembership(tx, { groupId: GUILD_ID, accountId: 'oldtwo', roleId: 'members' });
    });
    expect((await find(EVERYBODY)).ids).toEqual(['guildadmin', 'oldtwo']);
    await change((tx) =>
      tx.update(contract).set({ abandonedAt: TEST_NOW }).where(eq(contract.guildId, GUILD_ID)),
    );
    expect((await find(EVERYBODY)).ids, 'once given back').toContain('newone');
  });

  it('a quest that asks for hours finds who has them there, or was let in by the code [ALE-03]', async () => {
    await change(async (tx) => {
      await tx.update(quest).set({ prerequisiteMinutes: 180 }).where(eq(quest.id, 'q'));
      const [done] = await tx.select().from(contract).where(eq(contract.chariteerId, 'oldone'));
      await insertCredit(tx, { contractId: done?.id ?? '', value: 180 });
      const [nearly] = await tx.select().from(contract).where(eq(contract.chariteerId, 'oldtwo'));
      await insertCredit(tx, { contractId: nearly?.id ?? '', value: 179 });
      await tx
        .insert(organizationCodePass)
        .values({ questId: 'q', chariteerId: 'newone', createdAt: TEST_NOW });
    });
    expect((await find(EVERYBODY)).ids).toEqual(['newone', 'oldone']);
  });

  it('a quest that demands trainings finds who has all of them, by the newest record of each [ALE-03]', async () => {
    await change(async (tx) => {
      for (const id of ['kitchen', 'driving']) {
        await insertTraining(tx, { id, providerId: '1', fulfilledBy: 'Complete' });
        await tx.insert(questRequiredOrientation).values({ questId: 'q', templateId: id });
      }
      const record = (chariteerId: string, templateId: string, more = {}) =>
        insertTrainingRecord(tx, { providerId: '1', chariteerId, templateId, ...more });
      for (const templateId of ['kitchen', 'driving']) await record('newone', templateId);
      await record('newtwo', 'kitchen');
      await record('newtwo', 'driving', { resolution: 'Provisional', resolvedAt: null });
      for (const templateId of ['kitchen', 'driving']) await record('oldone', templateId);
      await record('oldone', 'driving', { resolution: 'Failed', startedAt: TEST_NOW });
      await record('oldtwo', 'kitchen');
    });
    expect((await find(EVERYBODY)).ids).toEqual(['newone']);
  });
});

describe('who may find them, and what they see', () => {
  it('the id and whether a quest was completed, the rest is null [DEC-50, SAF-07, ENT-34, PERM-14]', async () => {
    const { volunteers } = await find({ newVolunteers: true });
    const hidden = { username: null, nameFirst: null, nameLast: null, dateOfBirth: null, emailAddress: null };
    expect(volunteers.find(({ id }) => id === 'oldone')).toEqual({
      id: 'oldone',
      ...hidden,
      hasCompletedQuest: true,
    });
    const stranger = { id: 'newone', ...hidden, hasCompletedQuest: false };
    expect(volunteers.find(({ id }) => id === 'newone')).toEqual(stranger);
    expect(new Set(volunteers.flatMap(({ id, hasCompletedQuest, ...rest }) => Object.values(rest)))).toEqual(
      new Set([null]),
    );
  });

  it('is refused without the right at the charity of the quest [PERM-22, API-29]', async () => {
    expect((await ask({}, {}, null)).code).toBe('NOT_LOGGED_IN');
    expect((await ask({}, {}, 'employees')).code).toBe('FORBIDDEN');
    expect((await ask({ providerId: '2' })).code).toBe('FORBIDDEN');
    expect((await ask({}, { questId: 'nothing' })).code).toBe('QUEST_NOT_FOUND');
  });

  it.each<[string, object, string]>([
    ['ALE-10', { minAge: 30, maxAge: 20 }, 'Maximum age should not be lower than Minimum age.'],
    ['ALE-09', { minAge: 9 }, 'Enter ages from 10 to 99.'],
    ['ALE-14', { toEmail: false }, 'Please select some options before reviewing.'],
    ['ALE-14', { previousVolunteers: false }, 'Please select some options before reviewing.'],
    ['ALE-08', { questCompletedPeriod: 25 }, 'Choose 1 to 24 months.'],
    ['OPEN-ALE-06', { toText: true }, 'Not available yet. Choose email.'],
  ])('%s %j is refused in its words', async (_, filters, message) => {
    const { code, errors } = await ask(filters);
    expect(code).toBe('BAD_USER_INPUT');
    expect(errors?.[0]?.message).toBe(message);
  });

  it('is refused for templates and for what is over [QST-07, QD-18]', async () => {
    await change((tx) => tx.update(quest).set({ publishingStatus: 'Template' }).where(eq(quest.id, 'q')));
    expect((await ask()).code).toBe('QUEST_IS_TEMPLATE');
    await change((tx) => tx.update(quest).set({ publishingStatus: 'Published' }).where(eq(quest.id, 'q')));
    world.clock.advance(3 * 86_400_000);
    expect((await ask()).code).toBe('QUEST_OVER_SIGN_UP');
  });

  it('asking again and again is limited, and no answer is kept [API-29]', async () => {
    const { headers } = await ask();
    expect(headers.get('cache-control')).toContain('no-store');
    for (let count = 1; count < 60; count++) await ask();
    expect((await ask()).code).toBe('RATE_LIMITED');
  });
});
