import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertContract, insertCredit } from '#db/factories/insert-contract.ts';
import { insertMembership } from '#db/factories/insert-group.ts';
import type { Db } from '#db/store.ts';
import { type CastName, GUILD_ID } from '../support/cast.ts';
import { pastQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const SET = `mutation($groupId: ID!, $providerIds: [ID!]!, $targets: [GoalTargetInput!]!) {
  setGroupGoals(groupId: $groupId, providerIds: $providerIds, targets: $targets) {
    groupId providerIds targets { roleId hours }
  }
}`;
const OWN = `{ ownGoalProgress { groupId groupName username roleId roleName targetHours minutes hours progress } }`;
const ALL = `query($groupId: ID!) { groupGoalProgress(groupId: $groupId) { username roleId minutes progress } }`;
const GOALS = `query($groupId: ID!) { groupGoals(groupId: $groupId) { providerIds targets { roleId hours } } }`;

const DEFAULTS = [
  { roleId: 'Sophomores', hours: 15 },
  { roleId: 'Juniors', hours: 60 },
  { roleId: 'Seniors', hours: 20 },
];

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    for (const roleId of ['Sophomores', 'Juniors', 'Seniors']) {
      await insertMembership(tx, { groupId: GUILD_ID, accountId: 'gold', roleId });
    }
    await insertMembership(tx, { groupId: GUILD_ID, accountId: 'teen', roleId: 'Sophomores' });
    await earn(tx, 'teen', '1', 300);
    await earn(tx, 'teen', '2', 150);
    await earn(tx, 'teen', '3', 6000);
    await earn(tx, 'gold', '1', 60);
  });
});
afterEach(() => world.close());

async function earn(tx: Db, chariteerId: string, providerId: string, value: number) {
  const { id: questId } = await pastQuest(tx, { providerId });
  const { id: contractId } = await insertContract(tx, { questId, chariteerId });
  await insertCredit(tx, { contractId, value });
  await insertCredit(tx, { contractId, type: 'reputation' });
}

const setGoals = (as: CastName | null, values: Record<string, unknown> = {}) =>
  world.gql(SET, { groupId: GUILD_ID, providerIds: ['1', '2'], targets: DEFAULTS, ...values }, { as });

describe('goal hours of a group', () => {
  it('count the time credits at the charities of the setting, over the target of the role [GRP-12, GRP-13, OPEN-GRP-02]', async () => {
    expect((await world.gql(OWN, {}, { as: 'teen' })).data).toEqual({ ownGoalProgress: [] });
    expect((await setGoals('guildadmin')).errors).toBeUndefined();
    expect((await world.gql(OWN, {}, { as: 'teen' })).data).toEqual({
      ownGoalProgress: [
        {
          groupId: GUILD_ID,
          groupName: 'Harbor Friends',
          username: 'teen',
          roleId: 'Sophomores',
          roleName: 'Sophomores',
          targetHours: 15,
          minutes: 450,
          hours: 7.5,
          progress: 0.5,
        },
      ],
    });
    const gold = await world.gql<{ ownGoalProgress: { roleId: string; targetHours: number }[] }>(
      OWN,
      {},
      { as: 'gold' },
    );
    expect(gold.data?.ownGoalProgress.map(({ roleId, targetHours }) => [roleId, targetHours])).toEqual([
      ['Juniors', 60],
      ['Seniors', 20],
      ['Sophomores', 15],
    ]);
  });

  it('show an admin who reads no names only their own progress, and nobody else any [OPEN-GRP-02, SAF-04, DEC-75]', async () => {
    await setGoals('guildadmin', { targets: [{ roleId: 'Sophomores', hours: 10 }] });
    const ask = (as: CastName | null) => world.gql(ALL, { groupId: GUILD_ID }, { as });
    expect((await ask('guildadmin')).data, 'no adult is named, so nobody is missing').toEqual({
      groupGoalProgress: [],
    });
    await world.store.write(async (tx) => {
      await insertMembership(tx, { groupId: GUILD_ID, accountId: 'guildadmin', roleId: 'Sophomores' });
      await earn(tx, 'guildadmin', '1', 60);
    });
    expect((await ask('guildadmin')).data).toEqual({
      groupGoalProgress: [{ username: 'guildadmin', roleId: 'Sophomores', minutes: 60, progress: 0.1 }],
    });
    expect((await ask(null)).code).toBe('NOT_LOGGED_IN');
    for (const as of ['teen', 'volunteer', 'managers'] as const)
      expect((await ask(as)).code).toBe('FORBIDDEN');
  });

  it('show all members to whoever reads names at all charities that count, and only then [SAF-04, DEC-75]', async () => {
    const inTeam = { groupId: 'group-1' };
    await world.store.write((tx) =>
      insertMembership(tx, { ...inTeam, accountId: 'teen', roleId: 'Sophomores' }),
    );
    const targets = [{ roleId: 'Sophomores', hours: 10 }];
    const ofTeen = { username: 'teen', roleId: 'Sophomores' };
    const ask = async () => (await world.gql(ALL, inTeam, { as: 'admins' })).data;
    await setGoals('admins', { ...inTeam, providerIds: ['1'], targets });
    expect(await ask()).toEqual({ groupGoalProgress: [{ ...ofTeen, minutes: 300, progress: 0.5 }] });
    await setGoals('admins', { ...inTeam, providerIds: ['1', '2'], targets });
    expect(await ask()).toEqual({ groupGoalProgress: [] });
  });

  it('members read the goals, with the defaults of GRP-13 until they are set [OPEN-GRP-02]', async () => {
    const read = (as: CastName | null, groupId = GUILD_ID) => world.gql(GOALS, { groupId }, { as });
    expect((await read('teen')).data).toEqual({ groupGoals: { providerIds: [], targets: DEFAULTS } });
    await setGoals('guildadmin', { targets: [] });
    expect((await read('teen')).data).toEqual({ groupGoals: { providerIds: ['1', '2'], targets: [] } });
    expect((await read('volunteer')).code).toBe('FORBIDDEN');
    expect((await read('volunteer', 'nothing')).code).toBe('GROUP_NOT_FOUND');
  });

  it('only admins of the group set them, with charities and roles that exist [OPEN-GRP-02]', async () => {
    expect((await setGoals(null)).code).toBe('NOT_LOGGED_IN');
    for (const as of ['teen', 'volunteer', 'managers'] as const)
      expect((await setGoals(as)).code).toBe('FORBIDDEN');
    expect((await setGoals('guildadmin', { groupId: 'nothing' })).code).toBe('GROUP_NOT_FOUND');
    expect((await setGoals('guildadmin', { providerIds: ['9'] })).code).toBe('BAD_USER_INPUT');
    expect((await setGoals('guildadmin', { targets: [{ roleId: 'Wizards', hours: 1 }] })).code).toBe(
      'BAD_USER_INPUT',
    );
    const own = { groupId: 'group-1', targets: [] };
    expect((await setGoals('admins', own)).code).toBeUndefined();
    expect((await setGoals('provider', own)).code).toBeUndefined();
    expect((await setGoals('managers', own)).code).toBe('FORBIDDEN');
  });
});
