import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertGuild, insertMembership } from '#db/factories/insert-group.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { groupMember } from '#db/schema/member-group.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { othersOnQuest } from '../support/others-on-quest.ts';
import { DAY_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

/** Values that stand nowhere else: where one turns up in an answer, something private leaked. */
const NAME = ['Canaryfirst', 'Canarylast'];
const CONTACT = [
  'canary@private.example',
  '2015550999',
  '1987-01-23',
  'Canaryemergency',
  '2015550888',
  'canary-form',
];
const BIRTH = '1987-01-23';
const FORM = 'canary-form';
/** What captains and coordinators read of no one. */
const NEVER_OF_QUEST = [BIRTH, 'Canaryemergency', '2015550888'];
const WORK = ['canary-reason'];
const GUILD_CONTACT = ['guildcanary@private.example', '2015550777'];
const CODE = 'CNRY';
const ALL = [...NAME, ...CONTACT, ...WORK, ...GUILD_CONTACT, CODE];
const PERSONAL = [...NAME, ...CONTACT, ...WORK];
/** A guild’s own, which no one outside reads. */
const OF_GUILD = [...GUILD_CONTACT, CODE];

const EVERYTHING = `
fragment person on Chariteer {
  id username nameFirst nameMiddle nameLast emailAddress phoneNumber dateOfBirth ageBand emergencyContactName
  emergencyContactNumber playerAccountType subscriptionStatus favoriteDistricts { name }
}
fragment pledge on Contract {
  id chariteerId claimedAt abandonedAt abandonReason status formJSON expectedArrivalAt expectedDepartureAt
  actualArrivalAt actualDepartureAt guild { name easyJoinCode } chariteer { ...person }
}
fragment all on Quest {
  id postedById takenCount reservation { contractId guildName easyJoinCode contactEmail contactPhone }
  pledgedContracts { ...pledge } viewerContract { ...pledge } provider { questConfiguration providerManagementGroupIDs }
}`;

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    const [nameFirst, nameLast] = NAME;
    await insertVolunteer(tx, {
      account: {
        id: 'canary',
        username: 'canary',
        email: CONTACT[0],
        phoneNumber: CONTACT[1],
        dateOfBirth: CONTACT[2],
        nameFirst,
        nameLast,
      },
      chariteer: {
        emergencyContactName: CONTACT[3],
        emergencyContactNumber: CONTACT[4],
        nameMiddle: nameLast,
      },
    });
    await insertVolunteer(tx, {
      account: {
        id: 'guildcanary',
        username: 'guildcanary',
        email: GUILD_CONTACT[0],
        phoneNumber: GUILD_CONTACT[1],
      },
    });
    await insertGuild(tx, { id: 'g', name: 'Canary Guild', easyJoinCode: CODE, creatorId: 'guildcanary' });
    await insertMembership(tx, { groupId: 'g', accountId: 'guildcanary', roleId: 'admins' });
    await insertMembership(tx, { groupId: 'g', accountId: 'gold', roleId: 'members' });
    await upcomingQuest(tx, { id: 'q', postedById: 'managers' });
    await insertContract(tx, {
      id: 'pledge',
      questId: 'q',
      chariteerId: 'canary',
      formJSON: '{"a":"canary-form"}',
    });
    await othersOnQuest(tx, 'q');
    const abandonedAt = TEST_NOW - 1;
    const gone = { questId: 'q', chariteerId: 'canary', abandonedAt, abandonReason: WORK[0] };
    await insertContract(tx, { id: 'gone', ...gone });
    await insertContract(tx, { id: 'raid', questId: 'q', chariteerId: 'managers', guildId: 'g' });
  });
});
afterAll(() => world.close());

/** All that the viewer gets to read of the quest, by every way that leads to it. */
async function everythingFor(as: CastName | null): Promise<string> {
  const ways = [
    'quest(id: "q") { ...all }',
    'quests(specificProvider: "1") { ...all }',
    'getSpecificQuests(input: { specificProvider: "1" }) { ...all }',
    'questPage(providerId: "1") { items { ...all } }',
    'quest(id: "q") { pledgedContracts { chariteer { contracts { id formJSON } startedOrientations { id note } } } }',
    'getGuild(id: "g") { easyJoinCode creatorId contracts { id abandonReason formJSON } quests { items { ...all } } }',
    'guilds { easyJoinCode contracts { questId chariteer { nameLast emailAddress phoneNumber } } }',
    'districts { declaredChariteers { id username } providers { questConfiguration } }',
  ];
  const answers = [];
  for (const way of ways) {
    const fragments = way.includes('...all') ? EVERYTHING : '';
    const answer = await world.gql(`{ ${way} } ${fragments}`, {}, { as });
    // A document that is refused as such would leak nothing, and prove nothing.
    expect(answer.code === 'BAD_USER_INPUT' ? answer.errors : []).toEqual([]);
    answers.push(answer);
  }
  return JSON.stringify(answers.map(({ data, errors }) => ({ data, errors })));
}

const leaks = (text: string, values: readonly string[]) => values.filter((value) => text.includes(value));

describe('what is private stays with those who may read it', () => {
  it.each<CastName>(['volunteer', 'teen', 'gold'])(
    '%s reads user names of adults and nothing private [QD-15, DEC-15, PERM-25, API-32]',
    async (as) => {
      const text = await everythingFor(as);
      expect(leaks(text, ALL)).toEqual([]);
      expect(text).toContain('"username":"canary"');
      expect(text).not.toContain('"id":"gone"');
      expect(text).not.toContain('"postedById":"managers"');
    },
  );

  it.each<CastName | null>([null, 'new'])(
    '%s, without a log-in or a confirmed address, reads counts and nobody’s name or id [SAF-02, SAF-03, DEC-30, QD-15]',
    async (as) => {
      const text = await everythingFor(as);
      expect(leaks(text, ALL)).toEqual([]);
      expect(text).toContain('"takenCount":3');
      expect(text).toContain('"id":"raid"');
      for (const id of ['canary', 'pledge', 'gone', 'managers']) expect(text).not.toContain(`"${id}"`);
    },
  );

  it('a manager of another charity is a stranger [PERM-19, PERM-20]', async () => {
    await world.store.write((tx) =>
      insertMembership(tx, { groupId: 'group-2', accountId: 'volunteer', roleId: 'managers' }),
    );
    expect(leaks(await everythingFor('volunteer'), ALL)).toEqual([]);
  });

  it.each<CastName>(['managers', 'employees', 'frontdeskstaff', 'admins', 'provider'])(
    '%s reads names, contacts and reasons, a band of ages, and nothing of what is the guild’s own [PERM-09, PERM-10, DEC-33, DEC-50]',
    async (as) => {
      const text = await everythingFor(as);
      expect(leaks(text, ALL)).toEqual(PERSONAL.filter((value) => value !== BIRTH));
      expect(text).toContain('"ageBand":"26 to 64"');
      expect(text).toContain('"id":"gone"');
    },
  );

  it('staff of the product reads all of people, and nothing of what is a guild’s own [DEC-05, DEC-33]', async () => {
    expect(leaks(await everythingFor('staff'), ALL)).toEqual(PERSONAL);
  });

  it.each<CastName>(['captains', 'coordinators'])(
    '%s reads names from the sign-up on, and contacts from three days before the quest until the day after [SAF-07, DEC-85, DEC-04]',
    async (as) => {
      const personal = [...NAME, ...CONTACT];
      const at = async (instant: number) => {
        world.clock.set(instant);
        const text = await everythingFor(as);
        world.clock.set(TEST_NOW);
        return text;
      };
      const quest = TEST_NOW + DAY_MS;
      const dayBefore = await at(TEST_NOW);
      const reached = personal.filter((value) => !NEVER_OF_QUEST.includes(value));
      expect(leaks(dayBefore, personal)).toEqual(reached);
      expect(leaks(dayBefore, [...WORK, CODE])).toEqual(WORK);
      expect(leaks(await at(quest - 4 * DAY_MS), personal)).toEqual([...NAME, FORM]);
      expect(leaks(await at(quest + DAY_MS), personal)).toEqual(reached);
      expect(leaks(await at(quest + 2 * DAY_MS), personal)).toEqual([...NAME, FORM]);
    },
  );

  it('a trusted minor manages, but reads no name, contact, reason, ended sign-up or code [PERM-12, SAF-13]', async () => {
    const text = await everythingFor('trustedminors');
    expect(leaks(text, ALL)).toEqual([]);
    expect(text).not.toContain('"id":"gone"');
    expect(text).toContain('"postedById":"managers"');
  });

  it('nor does anybody else under 18, in whichever role [SAF-13, DEC-51]', async () => {
    await world.store.write(async (tx) => {
      for (const [groupId, roleId] of [
        ['group-1', 'managers'],
        ['g', 'admins'],
      ] as const) {
        await insertMembership(tx, { groupId, accountId: 'teen', roleId });
      }
    });
    const text = await everythingFor('teen');
    expect(leaks(text, ALL)).toEqual([]);
    expect(text).not.toContain('"id":"gone"');
    expect(text).toContain('"postedById":"managers"');
    await world.store.write((tx) => tx.delete(groupMember).where(eq(groupMember.accountId, 'teen')));
  });

  it('a guild’s admin reads its code and how its founder is reached [API-32, DEC-33, SAF-16]', async () => {
    await world.store.write((tx) =>
      insertMembership(tx, { groupId: 'g', accountId: 'gold', roleId: 'admins' }),
    );
    expect(leaks(await everythingFor('gold'), OF_GUILD)).toEqual(OF_GUILD);
  });

  it('of a removed volunteer nothing is left but the id [OPEN-ACC-05]', async () => {
    const nothing = {
      username: null,
      emailAddress: null,
      phoneNumber: null,
      dateOfBirth: null,
      nameFirst: null,
      nameMiddle: null,
      nameLast: null,
      emergencyContactName: null,
      emergencyContactNumber: null,
    };
    await world.store.write((tx) =>
      tx
        .update(chariteer)
        .set({ ...nothing, removedAt: TEST_NOW })
        .where(eq(chariteer.id, 'canary')),
    );
    const text = await everythingFor('managers');
    expect(leaks(text, [...NAME, ...CONTACT.slice(0, 5)])).toEqual([]);
    expect(text).toContain('"id":"canary"');
  });
});
