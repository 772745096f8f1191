import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eraseVolunteer } from '#api/operations/erasure/erase-volunteer.ts';
import { insertFavoriteDistricts } from '#db/factories/insert-favorite-districts.ts';
import { insertLocation, insertProvider } from '#db/factories/insert-provider.ts';
import { insertTraining } from '#db/factories/insert-training.ts';
import { provider } from '#db/schema/provider.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await insertFavoriteDistricts(tx, 'volunteer', ['1']);
    await insertFavoriteDistricts(tx, 'gold', ['1', '2']);
    await insertProvider(tx, { id: 'a', name: 'A Charity', districtId: '1', isSponsor: true });
    await insertProvider(tx, { id: 'ghost', name: 'Ghost', districtId: '1', isVisible: false });
    await insertLocation(tx, { id: 'back', providerId: '1', position: 2, name: 'Back' });
    await insertLocation(tx, { id: 'front', providerId: '1', position: 1, name: 'Front', latitude: 40.7 });
    await insertLocation(tx, { id: 'shed', providerId: '1', position: 3, isApproved: false });
    await insertTraining(tx, { id: 'training', providerId: '1', name: 'Food Safety', estimatedCost: 500 });
    const values = { questConfiguration: '{"bundleBook":{}}', agePolicies: '[]' };
    await tx.update(provider).set(values).where(eq(provider.id, '1'));
  });
});
afterAll(() => world.close());

const ask = (document: string, as: CastName | null = null) =>
  world.gql<Record<string, unknown>>(document, {}, { as });

describe('districts', () => {
  it('all with their visible charities; visitors get the count only [API-08, DEC-28, OPEN-DIS-02]', async () => {
    const { data } = await ask(`{ districts {
      id name declaredChariteersCount declaredChariteers { id username } providers { name isSponsor }
    } }`);
    expect(data?.districts).toEqual([
      {
        id: '1',
        name: 'Harborside',
        declaredChariteersCount: 2,
        declaredChariteers: null,
        providers: [
          { name: 'A Charity', isSponsor: true },
          { name: 'Harbor Table', isSponsor: false },
          { name: 'Hilltop Shelter', isSponsor: false },
        ],
      },
      {
        id: '2',
        name: 'Riverside',
        declaredChariteersCount: 1,
        declaredChariteers: null,
        providers: [{ name: 'Riverside Pantry', isSponsor: false }],
      },
    ]);
  });

  it('one district with its place on the map [API-09, ENT-12]', async () => {
    const fields = 'id name acronym county state noun centerLatitude centerLongitude zoomLevel';
    const { data } = await ask(`{ district(id: "1") { ${fields} } }`);
    expect(data?.district).toEqual({
      id: '1',
      name: 'Harborside',
      acronym: 'HBR',
      county: expect.any(String),
      state: expect.any(String),
      noun: expect.any(String),
      centerLatitude: expect.any(Number),
      centerLongitude: expect.any(Number),
      zoomLevel: expect.any(Number),
    });
  });

  it('its adults by user name for who has confirmed the address [SAF-03, DEC-28, DEC-30, ENT-12]', async () => {
    const document = '{ district(id: "1") { declaredChariteers { id username } declaredChariteersCount } }';
    const unconfirmed = await ask(document, 'new');
    expect(unconfirmed.data?.district).toEqual({ declaredChariteers: [], declaredChariteersCount: 2 });
    expect((await ask(document, 'guildadmin')).data?.district).toEqual({
      declaredChariteers: [
        { id: 'gold', username: 'gold' },
        { id: 'volunteer', username: 'volunteer' },
      ],
      declaredChariteersCount: 2,
    });
  });

  it('an unknown district is not found [API-09, OPEN-DIS-05]', async () => {
    const { data, code, errors } = await ask('{ district(id: "99") { id } }');
    expect([data, code, errors?.[0]?.message]).toEqual([
      { district: null },
      'DISTRICT_NOT_FOUND',
      'District Not Found',
    ]);
  });

  it('removed volunteers are neither counted nor named [API-08]', async () => {
    await world.store.write((tx) => eraseVolunteer(tx, { now: TEST_NOW, config: world.config }, 'volunteer'));
    const { data } = await ask(
      '{ district(id: "1") { declaredChariteersCount declaredChariteers { id } } }',
      'gold',
    );
    expect(data?.district).toEqual({ declaredChariteersCount: 1, declaredChariteers: [{ id: 'gold' }] });
  });
});

describe('charities', () => {
  it('one charity, by either name of its id [API-14, ENT-13, OPEN-ENT-03]', async () => {
    const { data } = await ask(`{ provider(id: "1") {
      id providerID name mission districtId district { id name } isVisible isSponsor viewerIsManager
      providerManagementGroupIDs
    } }`);
    expect(data?.provider).toEqual({
      id: '1',
      providerID: '1',
      name: 'Harbor Table',
      mission: 'Feeding our neighbours.',
      districtId: '1',
      district: { id: '1', name: 'Harborside' },
      isVisible: true,
      isSponsor: false,
      viewerIsManager: false,
      providerManagementGroupIDs: null,
    });
  });

  it('its approved locations in order, its ages and its trainings [API-14, ENT-14, ENT-15]', async () => {
    const { data } = await ask(`{ provider(id: "1") {
      agePolicies questConfiguration
      approvedLocations { id index name latitude } templateOrientations { id templateId name estimatedCost }
    } }`);
    expect(data?.provider).toEqual({
      agePolicies: '[]',
      questConfiguration: null,
      approvedLocations: [
        { id: 'front', index: 1, name: 'Front', latitude: 40.7 },
        { id: 'back', index: 2, name: 'Back', latitude: null },
      ],
      templateOrientations: [
        { id: 'training', templateId: 'training', name: 'Food Safety', estimatedCost: 500 },
      ],
    });
  });

  it('its managers read the configuration and groups, those of another charity do not [API-14, PERM-08]', async () => {
    const document =
      '{ provider(id: "1") { questConfiguration providerManagementGroupIDs viewerIsManager } }';
    const own = {
      questConfiguration: '{"bundleBook":{}}',
      providerManagementGroupIDs: ['group-1'],
      viewerIsManager: true,
    };
    for (const as of ['captains', 'provider', 'staff'] as const) {
      expect((await ask(document, as)).data?.provider).toEqual(own);
    }
    const elsewhere = '{ provider(id: "2") { questConfiguration viewerIsManager } }';
    expect((await ask(elsewhere, 'captains')).data?.provider).toEqual({
      questConfiguration: null,
      viewerIsManager: false,
    });
  });

  it('an unknown charity is Provider Not Found [ERR-21, API-14]', async () => {
    const { code, errors } = await ask('{ provider(id: "nothing") { id } }');
    expect([code, errors?.[0]?.message, errors?.[0]?.extensions.statusCode]).toEqual([
      'PROVIDER_NOT_FOUND',
      'Provider Not Found',
      404,
    ]);
  });

  it('the list holds visible ones by name, of one district or all, page by page [OPEN-API-05, OPEN-DIS-03]', async () => {
    const names = async (args: string) => {
      const { data, code } = await world.gql<{ providers: { name: string }[] }>(
        `{ providers${args} { name } }`,
      );
      return code ?? data?.providers.map((one) => one.name);
    };
    const all = ['A Charity', 'Harbor Table', 'Hilltop Shelter', 'Riverside Pantry'];
    expect(await names('')).toEqual(all);
    expect(await names('(districtId: "2")')).toEqual(['Riverside Pantry']);
    expect(await names('(districtId: "nowhere")')).toEqual([]);
    expect(await names('(page: 2, perPage: 3)')).toEqual(['Riverside Pantry']);
    expect(await names('(perPage: 101)')).toBe('BAD_USER_INPUT');
    expect(await names('(page: 0)')).toBe('BAD_USER_INPUT');
  });
});
