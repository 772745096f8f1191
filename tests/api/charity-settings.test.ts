import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertLocation } from '#db/factories/insert-provider.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { provider } from '#db/schema/provider.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { DAY_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await insertLocation(tx, { id: 'hall', providerId: '1', name: 'Hall', address: '1 Elm St' });
    await insertLocation(tx, { id: 'other', providerId: '2', name: 'Other', address: '2 Elm St' });
    const { id: questId } = await upcomingQuest(tx, {
      providerId: '1',
      locationId: 'hall',
      startedAt: TEST_NOW + 2 * DAY_MS,
    });
    await insertContract(tx, { questId, chariteerId: 'volunteer' });
  });
});
afterEach(() => world.close());

const FIELDS =
  'id organizationCode provider { mission website telephone agePolicies approvedLocations { id name address } }';
type Settings = {
  organizationCode: string | null;
  provider: { mission: string; agePolicies: string; approvedLocations: { id: string; name: string }[] };
};

async function read(as: CastName | null, id = '1') {
  const text = `query ($id: ID!) { charitySettings(providerId: $id) { ${FIELDS} } }`;
  const { data, code } = await world.gql<{ charitySettings: Settings }>(text, { id }, { as });
  return code ?? data?.charitySettings;
}
async function update(input: object, as: CastName | null = 'admins') {
  const text = `mutation ($input: CharitySettingsInput!) { updateCharitySettings(input: $input) { ${FIELDS} } }`;
  const variables = { input: { id: '1', ...input } };
  const { data, code } = await world.gql<{ updateCharitySettings: Settings }>(text, variables, { as });
  return code ?? data?.updateCharitySettings;
}
const HALL = { id: 'hall', name: 'Hall', address: '1 Elm St' };

describe('a charity’s settings', () => {
  it('are kept by its admins and its own account, and noted in the log [DSK-11]', async () => {
    const agePolicies = [{ name: 'Kitchen', supervisedAge: 14, soloAge: 18, maxAge: 100 }];
    const changed = await update({ mission: ' Meals for all. ', organizationCode: 'SOUP', agePolicies });
    expect(changed).toMatchObject({ organizationCode: 'SOUP', provider: { mission: 'Meals for all.' } });
    expect(await read('provider')).toEqual(changed);
    expect(await update({ organizationCode: null }, 'provider')).toMatchObject({ organizationCode: null });
    const [entry] = await world.store.read
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.action, 'provider-edited'));
    expect(entry).toMatchObject({ actorId: 'admins', subjectId: '1' });
  });

  it('hold its website and phone number as typed by people, and refuse what is none [DSK-11]', async () => {
    const typed = { website: ' soup.example ', telephone: '(201) 555-0142' };
    const kept = { website: 'https://soup.example', telephone: '2015550142' };
    expect(await update(typed)).toMatchObject({ provider: kept });
    for (const wrong of [
      { website: 'javascript:alert(1)' },
      { website: 'https://user:key@soup.example' },
      { website: 'soup' },
      { website: `https://soup.example/${'x'.repeat(200)}` },
      { telephone: '12' },
      { telephone: '911' },
    ])
      expect([wrong, await update(wrong)]).toEqual([wrong, 'BAD_USER_INPUT']);
    expect(await read('admins')).toMatchObject({ provider: kept });
    const none = { website: null, telephone: null };
    expect(await update({ website: '', telephone: '' })).toMatchObject({ provider: none });
  });

  it('are for no one else, and of no other charity [DSK-11]', async () => {
    for (const as of ['managers', 'boardmembers', 'staffrole', 'volunteer'] as const) {
      expect([as, await read(as)]).toEqual([as, 'FORBIDDEN']);
      expect([as, await update({ mission: 'Mine' }, as)]).toEqual([as, 'FORBIDDEN']);
    }
    expect(await read(null)).toBe('NOT_LOGGED_IN');
    expect(await read('admins', '3')).toBe('FORBIDDEN');
    expect(await update({ id: '3', mission: 'Mine' })).toBe('FORBIDDEN');
    expect(await update({ id: 'none' })).toBe('PROVIDER_NOT_FOUND');
  });

  it.each([
    ['a name', { name: 'Another charity' }],
    ['visibility', { isVisible: false }],
    ['a district', { districtId: '2' }],
    ['a mission that is too long', { mission: 'x'.repeat(5001) }],
    ['ages out of order', { agePolicies: [{ name: 'A', supervisedAge: 18, soloAge: 12, maxAge: 90 }] }],
    ['another charity’s location', { approvedLocations: [HALL, { id: 'other', name: 'X', address: 'Y' }] }],
    ['a location without an address', { approvedLocations: [HALL, { name: 'X', address: ' ' }] }],
  ])('refuse %s, and nothing of it is written [DSK-11]', async (_case, input) => {
    const before = await read('admins');
    expect(await update({ mission: 'New', ...input })).toBe('BAD_USER_INPUT');
    expect(await read('admins')).toEqual(before);
    const [row] = await world.store.read.select().from(provider).where(eq(provider.id, '1'));
    expect(row).toMatchObject({ name: 'Harbor Table', isVisible: true, districtId: '1' });
  });

  it('add a location, and tell first whom a changed one concerns; one in use stays [DSK-11]', async () => {
    const moved = [
      { ...HALL, address: '9 Oak St' },
      { name: 'Yard', address: '3 Elm St' },
    ];
    const text = `query ($locations: [LocationInput!]!) {
      previewLocationNotice(id: "1", approvedLocations: $locations) { kind unreached { reason } mailedCount } }`;
    const ask = (as: CastName) => world.gql(text, { locations: moved }, { as });
    expect((await ask('managers')).code).toBe('FORBIDDEN');
    expect((await ask('admins')).data).toMatchObject({ previewLocationNotice: { kind: 'moved' } });
    const changed = await update({ approvedLocations: moved });
    expect(changed).toMatchObject({
      provider: { approvedLocations: [{ id: 'hall', address: '9 Oak St' }, { name: 'Yard' }] },
    });
    expect(await update({ approvedLocations: [] })).toBe('LOCATION_IN_USE');
  });
});
