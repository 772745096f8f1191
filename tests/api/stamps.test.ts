import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertLocation } from '#db/factories/insert-provider.ts';
import { insertStamp } from '#db/factories/insert-quest.ts';
import { insertTraining } from '#db/factories/insert-training.ts';
import { provider } from '#db/schema/provider.ts';
import { quest, questRequiredOrientation } from '#db/schema/quest.ts';
import { type CastName, GUILD_ID, TEST_NOW } from '../support/cast.ts';
import { DAY_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const FIELDS = `id providerId publishingStatus eventType stampTitle stampIcon eventTitle description serviceTags
  flexibleMinimumTime locationId resourceMinNumber resourceDesiredNumber resourceMaxNumber agePolicyIndex
  equipment giverName prerequisiteMinutes startedAt updatedAt requiredOrientations { id }`;
const CREATE = `mutation($input: NewStampInput!) { createStamp(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation($input: StampChangesInput!) { updateStamp(input: $input) { ${FIELDS} } }`;
const DELETE = 'mutation($id: ID!) { deleteStamp(id: $id) { id } }';
const SAVE = `mutation($books: String!, $version: String!, $providerId: ID = "1") {
  saveQuestConfiguration(providerId: $providerId, questConfiguration: $books, expectedVersion: $version) {
    id questConfiguration questConfigurationVersion
  }
}`;

type Stamp = Record<string, unknown> & { id: string };

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await insertLocation(tx, { id: 'hall', providerId: '1' });
    await insertLocation(tx, { id: 'foreign', providerId: '2' });
    await insertTraining(tx, { id: 'training', providerId: '1' });
    await insertTraining(tx, { id: 'foreign-training', providerId: '2' });
    await insertStamp(tx, { id: 'stamp', providerId: '1', stampTitle: 'Dinner', locationId: 'hall' });
    await insertStamp(tx, { id: 'foreign-stamp', providerId: '2' });
    await tx.insert(questRequiredOrientation).values({ questId: 'stamp', templateId: 'training' });
  });
});
afterEach(() => world.close());

const create = (as: CastName | null, input: Record<string, unknown>) =>
  world.gql<{ createStamp: Stamp }>(CREATE, { input: { providerId: '1', ...input } }, { as });
const update = (as: CastName | null, input: Record<string, unknown>) =>
  world.gql<{ updateStamp: Stamp }>(UPDATE, { input: { id: 'stamp', ...input } }, { as });
const remove = (as: CastName | null, id: string) => world.gql(DELETE, { id }, { as });

async function booksOf(id: string) {
  const [row] = await world.store.read.select().from(provider).where(eq(provider.id, id));
  return JSON.parse(row?.questConfiguration ?? '{}') as Record<string, unknown>;
}

async function setBooks(books: unknown) {
  const questConfiguration = JSON.stringify(books);
  await world.store.write((tx) =>
    tx.update(provider).set({ questConfiguration }).where(eq(provider.id, '1')),
  );
}

describe('making a stamp', () => {
  it('from scratch: a Template without a date, «Untitled», in the stamp book [OPEN-STM-01, STM-02, STM-08, ENT-27]', async () => {
    const { data, errors } = await create('managers', {
      eventTitle: 'Soup',
      description: '<b>Hot</b><img src=x onerror=alert(1)>',
      stampIcon: 'stamp_salad_01',
      serviceTags: ['food'],
      flexibleMinimumTime: 60,
      resourceMaxNumber: 6,
      requiredOrientations: ['training'],
      locationId: 'hall',
    });
    expect(errors).toBeUndefined();
    expect(data?.createStamp).toMatchObject({
      publishingStatus: 'Template',
      eventType: 'OSV',
      stampTitle: 'Untitled',
      stampIcon: 'stamp_salad_01',
      eventTitle: 'Soup',
      description: '<b>Hot</b>',
      flexibleMinimumTime: 60,
      resourceMinNumber: 1,
      resourceDesiredNumber: 5,
      resourceMaxNumber: 6,
      startedAt: null,
      requiredOrientations: [{ id: 'training' }],
    });
    const id = data?.createStamp.id;
    expect(await booksOf('1')).toMatchObject({
      stampBook: [{ name: 'Stamps', stamps: [{ id, index: 0 }], bundles: [] }],
    });
  });

  it('from a quest, with an id of the database; the quest stays [OPEN-STM-01, STM-14]', async () => {
    await world.store.write(async (tx) => {
      await upcomingQuest(tx, { id: 'q', eventTitle: 'Repairs', locationId: 'hall', equipment: 'Gloves' });
    });
    const { data } = await create('managers', { fromQuestId: 'q', stampTitle: 'Fix', groupName: 'Craft' });
    expect(data?.createStamp).toMatchObject({
      eventTitle: 'Repairs',
      equipment: 'Gloves',
      stampTitle: 'Fix',
      locationId: 'hall',
      startedAt: null,
    });
    expect(data?.createStamp.id).toMatch(/^[0-9a-f-]{36}$/);
    const [kept] = await world.store.read.select().from(quest).where(eq(quest.id, 'q'));
    expect(kept?.publishingStatus).toBe('Published');
  });

  it('refuses what breaks a rule, and makes nothing', async () => {
    for (const input of [
      {},
      { eventTitle: 'x'.repeat(26) },
      { eventTitle: 'A', stampIcon: 'sword' },
      { eventTitle: 'A', locationId: 'foreign' },
      { eventTitle: 'A', requiredOrientations: ['foreign-training'] },
      { eventTitle: 'A', agePolicyIndex: 7 },
    ]) {
      expect((await create('managers', input)).code).toBe('BAD_USER_INPUT');
    }
    expect((await create('managers', { fromQuestId: 'foreign-stamp' })).code).toBe('QUEST_NOT_FOUND');
    expect(await booksOf('1')).toEqual({});
  });

  it('needs quest C at the charity [PERM-16]', async () => {
    const input = { eventTitle: 'Soup' };
    expect((await create(null, input)).code).toBe('NOT_LOGGED_IN');
    expect((await create('volunteer', input)).code).toBe('FORBIDDEN');
    expect((await create('captains', input)).code).toBe('FORBIDDEN');
    expect((await create('managers', { ...input, providerId: '3' })).code).toBe('FORBIDDEN');
    expect((await create('coordinators', input)).code).toBeUndefined();
  });
});

describe('changing a stamp', () => {
  it('changes what is given, clears with null, and leaves posted quests alone [OPEN-EDQ-01, STM-03]', async () => {
    await world.store.write((tx) =>
      upcomingQuest(tx, { id: 'posted', templateQuestId: 'stamp', eventTitle: 'Dinner' }),
    );
    const { data, errors } = await update('captains', {
      eventTitle: 'Supper',
      stampTitle: ' Evening ',
      stampIcon: 'stamp_box_01',
      eventType: 'SUPPLY-REQUEST',
      locationId: null,
      resourceMaxNumber: 3,
      requiredOrientations: [],
    });
    expect(errors).toBeUndefined();
    expect(data?.updateStamp).toMatchObject({
      eventTitle: 'Supper',
      stampTitle: 'Evening',
      stampIcon: 'stamp_box_01',
      eventType: 'SUPPLY-REQUEST',
      description: 'Serve dinner with us.',
      locationId: null,
      resourceDesiredNumber: 3,
      requiredOrientations: [],
    });
    const [posted] = await world.store.read.select().from(quest).where(eq(quest.id, 'posted'));
    expect(posted?.eventTitle).toBe('Dinner');
  });

  it('refuses an edit of what somebody else has changed, quests that are no stamps, and strangers', async () => {
    await world.store.write((tx) => upcomingQuest(tx, { id: 'q' }));
    const [seen] = await world.store.read.select().from(quest).where(eq(quest.id, 'stamp'));
    const expectedUpdatedAt = new Date(seen?.updatedAt ?? 0).toISOString();
    expect((await update('managers', { giverName: 'Kim', expectedUpdatedAt })).code).toBeUndefined();
    expect((await update('managers', { giverName: 'Lee', expectedUpdatedAt })).code).toBe('EDIT_CONFLICT');
    expect((await update('managers', { id: 'q', giverName: 'Lee' })).code).toBe('QUEST_NOT_FOUND');
    expect((await update('managers', { eventTitle: '' })).code).toBe('BAD_USER_INPUT');
    expect((await update('managers', { locationId: 'foreign' })).code).toBe('BAD_USER_INPUT');
    expect((await update('boardmembers', { eventTitle: 'A' })).code).toBe('FORBIDDEN');
    expect((await update('managers', { id: 'foreign-stamp', eventTitle: 'A' })).code).toBeUndefined();
    expect((await update('captains', { id: 'foreign-stamp', eventTitle: 'A' })).code).toBe('FORBIDDEN');
  });
});

describe('deleting a stamp', () => {
  it('keeps the quests posted from it, and takes its entries out of the books [OPEN-STM-01]', async () => {
    await world.store.write((tx) => upcomingQuest(tx, { id: 'posted', templateQuestId: 'stamp' }));
    await setBooks({
      stampBook: [{ name: 'Kitchen', stamps: [{ id: 'stamp', index: 0, note: 'kept' }], bundles: [] }],
      bundleBook: { monthly_schedule: [ENTRY], other: 1 },
      theme: 'blue',
    });
    const { data, errors } = await remove('managers', 'stamp');
    expect(errors).toBeUndefined();
    expect(data).toEqual({ deleteStamp: { id: 'stamp' } });
    const left = await world.store.read.select().from(quest).where(eq(quest.providerId, '1'));
    expect(left).toMatchObject([{ id: 'posted', templateQuestId: null, publishingStatus: 'Published' }]);
    expect(await booksOf('1')).toMatchObject({
      stampBook: [{ name: 'Kitchen', stamps: [] }],
      bundleBook: { monthly_schedule: [], other: 1 },
      theme: 'blue',
    });
  });

  it('needs quest D, and never deletes a quest [PERM-18]', async () => {
    await world.store.write((tx) => upcomingQuest(tx, { id: 'q' }));
    expect((await remove(null, 'stamp')).code).toBe('NOT_LOGGED_IN');
    expect((await remove('captains', 'stamp')).code).toBe('FORBIDDEN');
    expect((await remove('managers', 'q')).code).toBe('QUEST_NOT_FOUND');
    expect((await remove('managers', 'nothing')).code).toBe('QUEST_NOT_FOUND');
    expect((await remove('coordinators', 'foreign-stamp')).code).toBe('FORBIDDEN');
  });
});

const ENTRY = {
  quest_id: 'stamp',
  weeks: [1, 2, 3, 4, 5],
  days: [7],
  start_time: '17:00',
  end_time: '20:00',
  location_id: 'hall',
  supervisor_name: '',
};

describe('saving the books', () => {
  const books = {
    locationBook: [{ name: 'Ours', locations: [{ id: 'hall' }] }],
    stampBook: [{ name: 'Kitchen', color: 'red', stamps: [{ id: 'stamp', index: 0 }], bundles: [] }],
    bundleBook: {
      monthly_schedule: [ENTRY],
      monthly_reservations: [{ ...ENTRY, group_id: GUILD_ID }],
    },
  };
  type Saved = { saveQuestConfiguration: { questConfiguration: string; questConfigurationVersion: string } };
  const save = (as: CastName | null, value: unknown, version: string) =>
    world.gql<Saved>(SAVE, { books: JSON.stringify(value), version }, { as });

  async function readVersion() {
    const { data } = await world.gql<{ provider: { questConfigurationVersion: string } }>(
      '{ provider(id: "1") { questConfigurationVersion } }',
      {},
      { as: 'managers' },
    );
    return data?.provider.questConfigurationVersion ?? '';
  }

  it('keeps them with the keys that nobody knows, and answers with the new version [API-14, STM-05, STM-10, STM-11]', async () => {
    await setBooks({ theme: 'blue', imported: { stampId: 'stamp' } });
    const sent = { ...books, imported: { stampId: 'foreign-stamp' }, extra: 1 };
    const { data, errors } = await save('captains', sent, await readVersion());
    expect(errors).toBeUndefined();
    const stored = await booksOf('1');
    expect(stored).toEqual({ ...books, theme: 'blue', imported: { stampId: 'stamp' }, extra: 1 });
    expect(JSON.parse(data?.saveQuestConfiguration.questConfiguration ?? '')).toEqual(stored);
    expect(data?.saveQuestConfiguration.questConfigurationVersion).toBe(await readVersion());
  });

  it('of two editors who saw the same books, the second is refused', async () => {
    const version = await readVersion();
    const answers = await Promise.all([
      save('managers', books, version),
      save('coordinators', { stampBook: [] }, version),
    ]);
    expect(answers.map(({ code }) => code)).toEqual([undefined, 'EDIT_CONFLICT']);
    expect(await booksOf('1')).toEqual(books);
  });

  it('refuses entries of others and what cannot be read, and changes nothing [STM-12]', async () => {
    const version = await readVersion();
    const withEntry = (change: Record<string, unknown>) => ({
      ...books,
      bundleBook: { monthly_schedule: [{ ...ENTRY, ...change }] },
    });
    const refused = [
      withEntry({ quest_id: 'foreign-stamp' }),
      withEntry({ location_id: 'foreign' }),
      withEntry({ weeks: [6] }),
      withEntry({ days: [0] }),
      withEntry({ start_time: '5pm' }),
      { bundleBook: { monthly_reservations: [{ ...ENTRY, group_id: 'nobody' }] } },
      { bundleBook: { monthly_reservations: [{ ...ENTRY, group_id: GUILD_ID, spots: 11 }] } },
      [],
    ];
    for (const value of refused) expect((await save('managers', value, version)).code).toBe('BAD_USER_INPUT');
    const { errors } = await save('managers', withEntry({ weeks: [6] }), version);
    expect(errors?.[0]?.message).toBe('Monthly schedule, entry 1: weeks go from 1 to 5.');
    expect(await readVersion()).toBe(version);
  });

  it('managers read the names of the guilds that the bundle book reserves for, and nobody else does [STM-11]', async () => {
    const slot = { quest_id: 'stamp', location_id: 'hall', start_time: '09:00', end_time: '10:00' };
    const entry = { ...slot, weeks: [1], days: [1] };
    const monthly_reservations = [GUILD_ID, 'gone'].map((group_id) => ({ ...entry, group_id }));
    await setBooks({ bundleBook: { monthly_schedule: [], monthly_reservations } });
    const ask = (as: CastName | null) =>
      world.gql<{ provider: { reservingGuilds: { id: string }[] | null } }>(
        '{ provider(id: "1") { reservingGuilds { id name easyJoinCode } } }',
        {},
        { as },
      );
    const { data } = await ask('managers');
    expect(data?.provider.reservingGuilds).toMatchObject([{ id: GUILD_ID, easyJoinCode: null }]);
    for (const as of [null, 'volunteer'] as const) {
      expect((await ask(as)).data?.provider.reservingGuilds).toBeNull();
    }
  });

  it('needs quest U; the version is for managers only [PERM-17]', async () => {
    const version = await readVersion();
    expect((await save(null, books, version)).code).toBe('NOT_LOGGED_IN');
    expect((await save('volunteer', books, version)).code).toBe('FORBIDDEN');
    expect((await save('kitchenmanagers', books, version)).code).toBe('FORBIDDEN');
    const { data } = await world.gql('{ provider(id: "1") { questConfigurationVersion } }');
    expect(data).toEqual({ provider: { questConfigurationVersion: null } });
  });

  it('a saved stamp can be posted [ADQ-15, STM-06]', async () => {
    await save('managers', books, await readVersion());
    const startedAt = new Date(TEST_NOW + DAY_MS).toISOString();
    const endedAt = new Date(TEST_NOW + DAY_MS + 3_600_000).toISOString();
    const { errors } = await world.gql(
      `mutation($s: DateTime, $e: DateTime) { createQuest(providerId: "1", postedById: "managers",
        templateQuestId: "stamp", startedAt: $s, endedAt: $e) { id } }`,
      { s: startedAt, e: endedAt },
      { as: 'managers' },
    );
    expect(errors).toBeUndefined();
  });
});
