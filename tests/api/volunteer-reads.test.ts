import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertContract, insertCredit } from '#db/factories/insert-contract.ts';
import { insertFavoriteDistricts } from '#db/factories/insert-favorite-districts.ts';
import { insertTraining, insertTrainingRecord } from '#db/factories/insert-training.ts';
import { provider } from '#db/schema/provider.ts';
import { questRequiredOrientation } from '#db/schema/quest.ts';
import { type CastName, GUILD_ID, TEST_NOW } from '../support/cast.ts';
import { pastQuest, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await insertFavoriteDistricts(tx, 'volunteer', ['2']);
    await pastQuest(tx, { id: 'worked', eventTitle: 'Worked' });
    await pastQuest(tx, { id: 'private', publishingStatus: 'Private' });
    await insertContract(tx, { id: 'c1', questId: 'worked', chariteerId: 'volunteer' });
    await insertContract(tx, {
      id: 'c2',
      questId: 'private',
      chariteerId: 'volunteer',
      abandonedAt: TEST_NOW,
    });
    await insertCredit(tx, { id: 'old', contractId: 'c1', value: 90, createdAt: TEST_NOW - 2 });
    await insertCredit(tx, {
      id: 'rep',
      contractId: 'c1',
      type: 'reputation',
      value: -10,
      createdAt: TEST_NOW - 1,
    });
    await insertTraining(tx, { id: 'safety', providerId: '1', name: 'Safety' });
    const record = { providerId: '1', templateId: 'safety', chariteerId: 'volunteer' };
    await insertTrainingRecord(tx, { ...record, id: 'o1', note: 'well done', resolution: 'Complete' });
    await upcomingQuest(tx, {
      id: 'gated',
      prerequisiteMinutes: 120,
      agePolicyIndex: 1,
      serviceTags: ['food', 'https://apply.example/role'],
    });
    await tx.insert(questRequiredOrientation).values({ questId: 'gated', templateId: 'safety' });
    const policies = ['Anyone', 'Teens'].map((name) => ({
      name,
      supervisedAge: 12,
      soloAge: 16,
      maxAge: 100,
    }));
    await tx
      .update(provider)
      .set({ agePolicies: JSON.stringify(policies) })
      .where(eq(provider.id, '1'));
    await upcomingQuest(tx, { id: 'role', eventType: 'HYBRID-ROLE', startedAt: null });
    await upcomingQuest(tx, { id: 'supply', eventType: 'SUPPLY-REQUEST', endedAt: null });
    await upcomingQuest(tx, { id: 'aged', agePolicyIndex: 0 });
    await upcomingQuest(tx, { id: 'raided' });
    await insertContract(tx, { questId: 'raided', chariteerId: 'managers', guildId: GUILD_ID });
    await upcomingQuest(tx, { id: 'link', serviceTags: ['food', 'javascript:alert(1)'] });
  });
});
afterAll(() => world.close());

const ask = (document: string, as: CastName | null) => world.gql<Record<string, never>>(document, {}, { as });

describe('the own volunteer record', () => {
  const RECORD = (id: string) => `{ chariteer(id: "${id}") {
    id username nameFirst nameLast emailAddress phoneNumber dateOfBirth emergencyContactName subscriptionStatus
    playerAccountType favoriteDistricts { id name } contracts { id questId quest { eventTitle abandonedAt } }
    startedOrientations { id templateId name resolution note }
  } }`;

  it('holds the person and what they did [ENT-03, ENT-04, ENT-05, ENT-22]', async () => {
    const { data, errors } = await ask(RECORD('volunteer'), 'volunteer');
    expect(errors).toBeUndefined();
    expect(data?.chariteer).toEqual({
      id: 'volunteer',
      username: 'volunteer',
      nameFirst: 'Rosa',
      nameLast: 'Delmar',
      emailAddress: 'volunteer@demo.example',
      phoneNumber: '2015550100',
      dateOfBirth: expect.stringMatching(/^1992-/),
      emergencyContactName: 'Charles (brother)',
      subscriptionStatus: 'unsubscribed',
      playerAccountType: 'Chariteer',
      favoriteDistricts: [{ id: '2', name: 'Riverside' }],
      contracts: [
        { id: 'c2', questId: 'private', quest: null },
        { id: 'c1', questId: 'worked', quest: { eventTitle: 'Worked', abandonedAt: null } },
      ],
      startedOrientations: [
        { id: 'o1', templateId: 'safety', name: 'Training', resolution: 'Complete', note: 'well done' },
      ],
    });
  });

  it('an account without a record is Chariteer Not Found, 404 [API-04, ACC-35, ERR-21]', async () => {
    const { code, errors } = await ask(RECORD('new'), 'new');
    expect([code, errors?.[0]?.message, errors?.[0]?.extensions.statusCode]).toEqual([
      'CHARITEER_NOT_FOUND',
      'Chariteer Not Found',
      404,
    ]);
  });

  it('staff reads any record, nobody else another’s, whether it exists or not [API-04, OPEN-API-01]', async () => {
    expect((await ask(RECORD('volunteer'), 'staff')).data?.chariteer).toMatchObject({ nameLast: 'Delmar' });
    for (const as of ['gold', 'managers', 'admins', 'provider'] as const) {
      expect((await ask(RECORD('volunteer'), as)).code).toBe('FORBIDDEN');
      expect((await ask(RECORD('nobody'), as)).code).toBe('FORBIDDEN');
    }
    expect((await ask(RECORD('volunteer'), null)).code).toBe('NOT_LOGGED_IN');
  });
});

describe('the own credits', () => {
  const credits = (id: string, page = 1) =>
    `{ credits(chariteerID: "${id}", page: ${page}) {
      id playerId playerAccountType questId quest { eventTitle } type unit value creditor
    } }`;

  it('are listed newest first with their quests [API-03, ENT-09, ENT-10]', async () => {
    const { data } = await ask(credits('volunteer'), 'volunteer');
    expect(data?.credits).toMatchObject([
      { id: 'rep', type: 'reputation', unit: 'reputationXP', value: -10 },
      { id: 'old', type: 'volunteerTime', unit: 'minutes', value: 90, quest: { eventTitle: 'Worked' } },
    ]);
    expect((await ask(credits('volunteer', 2), 'volunteer')).data?.credits).toEqual([]);
    expect((await ask(credits('volunteer', 0), 'volunteer')).code).toBe('BAD_USER_INPUT');
  });

  it('others do not read them, staff does [API-03, OPEN-API-01]', async () => {
    expect((await ask(credits('volunteer'), 'managers')).code).toBe('FORBIDDEN');
    expect((await ask(credits('volunteer'), null)).code).toBe('NOT_LOGGED_IN');
    expect((await ask(credits('volunteer'), 'staff')).data?.credits).toHaveLength(2);
  });
});

describe('the verdict on a quest', () => {
  const verdict = async (id: string, as: CastName | null) => {
    const { data } = await world.gql<{ quest: { viewerVerdict: Record<string, unknown> } }>(
      `query($id: ID!) { quest(id: $id) { viewerVerdict {
        verdict completedMinutes prerequisiteMinutes applicationLink
        agePolicy { name supervisedAge soloAge maxAge } trainings { templateId name status isFulfilled }
      } } }`,
      { id },
      { as },
    );
    return data?.quest.viewerVerdict;
  };

  it('a visitor is asked to log in and sees what the quest demands [ELI-02, ELI-22]', async () => {
    expect(await verdict('gated', null)).toEqual({
      verdict: 'LOG_IN',
      completedMinutes: null,
      prerequisiteMinutes: 120,
      applicationLink: 'https://apply.example/role',
      agePolicy: { name: 'Teens', supervisedAge: 12, soloAge: 16, maxAge: 100 },
      trainings: [{ templateId: 'safety', name: 'Safety', status: 'Incomplete', isFulfilled: false }],
    });
  });

  it('a volunteer sees the own minutes and trainings [ELI-08]', async () => {
    expect(await verdict('gated', 'volunteer')).toMatchObject({
      verdict: 'NOT_ENOUGH_HOURS',
      completedMinutes: 90,
      trainings: [{ status: 'Complete', isFulfilled: true }],
    });
  });

  it('each viewer gets the own verdict [ELI-14, ELI-15, ELI-19, ELI-23]', async () => {
    expect((await verdict('gated', 'captains'))?.verdict).toBe('OPEN');
    expect((await verdict('link', 'teen'))?.verdict).toBe('OPEN');
    expect((await verdict('role', 'volunteer'))?.verdict).toBe('HYBRID_ROLE');
    expect((await verdict('supply', 'volunteer'))?.verdict).toBe('SUPPLY_REQUEST');
    expect((await verdict('aged', 'teen'))?.verdict).toBe('WITH_SUPERVISION');
    expect((await verdict('gated', 'new'))?.verdict).toBe('NO_VOLUNTEER_RECORD');
    expect((await verdict('raided', 'volunteer'))?.verdict).toBe('RESERVED');
    expect((await verdict('raided', 'guildadmin'))?.verdict).toBe('OPEN');
  });

  it('an application link is an address of the web, or none [ENT-21]', async () => {
    expect((await verdict('link', null))?.applicationLink).toBeNull();
  });

  it('the reservation tells its guild to all, and its own members that it is theirs [DEC-33]', async () => {
    const shown = async (as: CastName) => {
      const document = '{ quest(id: "raided") { reservation { guildName isViewersGuild easyJoinCode } } }';
      return (await ask(document, as)).data?.quest;
    };
    const held = { guildName: 'Harbor Friends' };
    expect(await shown('volunteer')).toEqual({
      reservation: { ...held, isViewersGuild: false, easyJoinCode: null },
    });
    expect(await shown('guildadmin')).toEqual({
      reservation: { ...held, isViewersGuild: true, easyJoinCode: 'GW3N' },
    });
    expect(await shown('captains')).toEqual({
      reservation: { ...held, isViewersGuild: false, easyJoinCode: null },
    });
  });
});
