import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertMembership } from '#db/factories/insert-group.ts';
import { insertQuest } from '#db/factories/insert-quest.ts';
import { guardianConsent } from '#db/schema/chariteer.ts';
import { walletEntry } from '#db/schema/wallet.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { type CastName, GUILD_ID, TEST_NOW } from '../support/cast.ts';
import { openWorld, type World } from '../support/world.ts';

const HOUR_MS = 3_600_000;

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    const at = (hours: number) => ({
      startedAt: TEST_NOW + hours * HOUR_MS,
      endedAt: TEST_NOW + (hours + 2) * HOUR_MS,
    });
    await insertQuest(tx, { id: 'done', providerId: '1', ...at(-48) });
    await insertQuest(tx, { id: 'later', providerId: '1', ...at(72) });
    await insertQuest(tx, { id: 'sooner', providerId: '2', ...at(24) });
    await insertQuest(tx, { id: 'left', providerId: '2', ...at(24) });
    const chariteerId = 'volunteer';
    await insertContract(tx, { id: 'c-done', questId: 'done', chariteerId });
    await insertContract(tx, { id: 'c-later', questId: 'later', chariteerId });
    await insertContract(tx, { id: 'c-sooner', questId: 'sooner', chariteerId });
    await insertContract(tx, { id: 'c-left', questId: 'left', chariteerId, abandonedAt: TEST_NOW });
    await insertContract(tx, { id: 'c-other', questId: 'later', chariteerId: 'gold' });
    await insertMembership(tx, { groupId: GUILD_ID, accountId: 'managers', roleId: 'members' });
    for (const [id, amount] of [
      ['w1', 50],
      ['w2', -20],
    ] as const) {
      await tx
        .insert(walletEntry)
        .values({ id, providerId: '1', amount, reason: 'test', createdAt: TEST_NOW });
    }
  });
});
afterAll(() => world.close());

describe('reads on own data [API-42]', () => {
  it('whether a guardian’s consent is still missing: only for volunteers under 18 without one [DEC-14]', async () => {
    const isMissing = async (as: CastName) => {
      const { data } = await world.gql('{ getAccountInfo { isGuardianConsentMissing } }', {}, { as });
      return (data as { getAccountInfo: { isGuardianConsentMissing: boolean } }).getAccountInfo
        .isGuardianConsentMissing;
    };
    for (const as of ['volunteer', 'teen', 'new', 'provider'] as const)
      expect(await isMissing(as)).toBe(false);
    const consent = eq(guardianConsent.chariteerId, 'trustedminors');
    await world.store.write(async (tx) => void (await tx.delete(guardianConsent).where(consent)));
    expect(await isMissing('trustedminors')).toBe(true);
  });

  it('account info of a volunteer [API-42, ENT-01, ENT-38, ENT-39]', async () => {
    const { data } = await world.gql(
      `{ getAccountInfo {
        playerId entityId entityType titleId displayName username email accountType isStaff ownProviderId
        ownProviderName initials subscriptionStatus chariteerExistsInDatabase
        contactEmails { emailAddress verificationStatus }
      } }`,
      {},
      { as: 'gold' },
    );
    expect(data).toEqual({
      getAccountInfo: {
        playerId: 'gold',
        entityId: 'entity-gold',
        entityType: 'title_player_account',
        titleId: 'chariteers',
        displayName: 'gold',
        username: 'gold',
        email: 'gold@demo.example',
        accountType: 'Chariteer',
        isStaff: false,
        ownProviderId: null,
        ownProviderName: null,
        initials: 'VL',
        subscriptionStatus: 'gold',
        chariteerExistsInDatabase: true,
        contactEmails: [{ emailAddress: 'gold@demo.example', verificationStatus: 'Confirmed' }],
      },
    });
  });

  it('account info tells a Provider account its charity, and who has no volunteer record yet [API-42]', async () => {
    const fields =
      '{ accountType ownProviderId ownProviderName chariteerExistsInDatabase subscriptionStatus }';
    const provider = await world.gql(`{ getAccountInfo ${fields} }`, {}, { as: 'provider' });
    expect(provider.data).toEqual({
      getAccountInfo: {
        accountType: 'Provider',
        ownProviderId: '1',
        ownProviderName: 'Harbor Table',
        chariteerExistsInDatabase: false,
        subscriptionStatus: null,
      },
    });
    const fresh = await world.gql(
      `{ getAccountInfo { chariteerExistsInDatabase isStaff } }`,
      {},
      { as: 'new' },
    );
    expect(fresh.data).toEqual({ getAccountInfo: { chariteerExistsInDatabase: false, isStaff: false } });
  });

  it('gives each account a key of its own for what lies on devices, the same at each login [CHK-04]', async () => {
    const keyOf = async (as: CastName) =>
      (
        await world.gql<{ getAccountInfo: { deviceKey: string } }>(
          '{ getAccountInfo { deviceKey } }',
          {},
          { as },
        )
      ).data?.getAccountInfo.deviceKey;
    const own = await keyOf('managers');
    expect(own).toMatch(/^[0-9a-f]{64}$/);
    expect(await keyOf('managers')).toBe(own);
    expect(await keyOf('volunteer')).not.toBe(own);
    expect((await world.gql('{ getAccountInfo { deviceKey } }')).data).toEqual({ getAccountInfo: null });
  });

  it('a visitor has no account info [API-42]', async () => {
    expect((await world.gql('{ getAccountInfo { playerId } }')).data).toEqual({ getAccountInfo: null });
  });

  it('publisher read-only data [API-42, ENT-40]', async () => {
    const { data } = await world.gql(
      '{ getPublisherReadOnlyData { nameFirst nameLast phoneNumber dateOfBirth playerAccountType } }',
      {},
      { as: 'volunteer' },
    );
    expect(data).toEqual({
      getPublisherReadOnlyData: {
        nameFirst: 'Rosa',
        nameLast: 'Delmar',
        phoneNumber: '2015550100',
        dateOfBirth: '1992-10-17',
        playerAccountType: 'Chariteer',
      },
    });
  });

  it('user data lists the active sign-ups ahead, the next one first [API-42, ENT-41]', async () => {
    const { data } = await world.gql(
      '{ getUserData { quests { id questId abandonedAt } } }',
      {},
      { as: 'volunteer' },
    );
    expect(data).toEqual({
      getUserData: {
        quests: [
          { id: 'c-sooner', questId: 'sooner', abandonedAt: null },
          { id: 'c-later', questId: 'later', abandonedAt: null },
        ],
      },
    });
  });

  it('a meal that was brought is done once its time has passed, though it has no end [API-42, ENT-41]', async () => {
    const startedAt = TEST_NOW - 400 * 24 * HOUR_MS;
    const meal = { eventType: 'SUPPLY-REQUEST', startedAt, endedAt: null } as const;
    await world.store.write(async (tx) => {
      await insertQuest(tx, { id: 'meal', providerId: '1', ...meal });
      await insertContract(tx, { id: 'c-meal', questId: 'meal', chariteerId: 'gold' });
    });
    const { data } = await world.gql(
      '{ getUserData { quests { id } } getReadOnlyData { completedQuests { id } } }',
      {},
      { as: 'gold' },
    );
    expect(data).toMatchObject({
      getUserData: { quests: [{ id: 'c-other' }] },
      getReadOnlyData: { completedQuests: [{ id: 'c-meal' }] },
    });
  });

  it('read-only data lists what is done and what was done [API-42, ENT-41]', async () => {
    await world.gql(
      'mutation { loginWithEmail(email: "volunteer@demo.example", password: "quest-demo-2026", titleId: "chariteers") { playerId } }',
    );
    const { data } = await world.gql(
      '{ getReadOnlyData { completedQuests { id } activityLog { at action } } }',
      {},
      { as: 'volunteer' },
    );
    expect(data).toEqual({
      getReadOnlyData: {
        completedQuests: [{ id: 'c-done' }],
        activityLog: [{ at: '2026-11-16T15:00:00.000Z', action: 'log-in' }],
      },
    });
  });

  it('the inventory holds the contracts as items, and the Mana of the own provider [API-42, ENT-11]', async () => {
    const query =
      '{ getInventory { itemInstances { itemInstanceId customData { charityID questID } } mana } }';
    expect((await world.gql(query, {}, { as: 'volunteer' })).data).toEqual({
      getInventory: {
        itemInstances: [
          { itemInstanceId: 'c-sooner', customData: { charityID: '2', questID: 'sooner' } },
          { itemInstanceId: 'c-later', customData: { charityID: '1', questID: 'later' } },
        ],
        mana: 0,
      },
    });
    expect((await world.gql(query, {}, { as: 'provider' })).data).toEqual({
      getInventory: { itemInstances: [], mana: 30 },
    });
  });

  it('title data is public and tells the version of the site [API-42, ENT-42, EDG-12]', async () => {
    const { data } = await world.gql(
      '{ getTitleData { titleId siteName supportEmail maintenanceStatus { versionWebsite } } }',
    );
    expect(data).toEqual({
      getTitleData: {
        titleId: 'chariteers',
        siteName: 'Chariteers',
        supportEmail: null,
        maintenanceStatus: { versionWebsite: packageJson.version },
      },
    });
  });

  it.each([
    'getPublisherReadOnlyData { nameFirst }',
    'getUserData { quests { id } }',
    'getReadOnlyData { activityLog { at } }',
    'getInventory { mana }',
    'listMembership { groupName }',
  ])('a visitor may not read %s [API-42, PERM-01]', async (field) => {
    expect((await world.gql(`{ ${field} }`)).code).toBe('NOT_LOGGED_IN');
  });
});

describe('list membership [API-43]', () => {
  const QUERY = `{ listMembership {
    groupName managedProviderId managedProviderName group { id type } roles { roleName roleId }
  } }`;

  it('lists the own groups by name, with provider and roles [API-43, ENT-32]', async () => {
    expect((await world.gql(QUERY, {}, { as: 'managers' })).data).toEqual({
      listMembership: [
        {
          groupName: 'Harbor Friends',
          managedProviderId: null,
          managedProviderName: null,
          group: { id: GUILD_ID, type: 'guild' },
          roles: [{ roleName: 'Members', roleId: 'members' }],
        },
        {
          groupName: 'Harbor Table Team',
          managedProviderId: '1',
          managedProviderName: 'Harbor Table',
          group: { id: 'group-1', type: 'provider' },
          roles: [{ roleName: 'Managers', roleId: 'managers' }],
        },
        {
          groupName: 'Riverside Pantry Team',
          managedProviderId: '2',
          managedProviderName: 'Riverside Pantry',
          group: { id: 'group-2', type: 'provider' },
          roles: [{ roleName: 'Managers', roleId: 'managers' }],
        },
      ],
    });
  });

  it('who belongs to no group gets an empty list [API-43]', async () => {
    expect((await world.gql(QUERY, {}, { as: 'volunteer' })).data).toEqual({ listMembership: [] });
  });
});
