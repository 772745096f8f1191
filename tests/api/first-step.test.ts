import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { insertQuest } from '#db/factories/insert-quest.ts';
import { account } from '#db/schema/account.ts';
import { groupMember, memberGroup } from '#db/schema/member-group.ts';
import { location, provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import { questTranslation } from '#db/schema/quest-translation.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { HOUR_MS } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const NEW = `mutation { createProvider(input: { name: "New House", districtId: "1", isVisible: true,
  approvedLocations: [{ name: "Hall", address: "1 Main Street" }] }) { id } }`;
const STEP = 'query($id: ID!) { firstStep(providerId: $id) { step missing month } }';
const READY = 'mutation($input: NewStampInput!) { createStamp(input: $input) { id } }';

async function newCharity(): Promise<string> {
  const answer = await world.gql<{ createProvider: { id: string } }>(NEW, {}, { as: 'staff' });
  return answer.data?.createProvider.id ?? '';
}
async function stepOf(id: string, as: CastName = 'staff') {
  const { data } = await world.gql<{ firstStep: { step: string; missing: string[]; month: string } | null }>(
    STEP,
    { id },
    { as },
  );
  return data?.firstStep;
}
const makeReady = (providerId: string, more: object = {}) =>
  world.gql<{ createStamp: { id: string } }>(
    READY,
    { input: { providerId, ready: 'SERVE_MEAL', ...more } },
    { as: 'staff' },
  );

async function inviteTo(providerId: string): Promise<void> {
  const [group] = await world.store.read
    .select()
    .from(memberGroup)
    .where(eq(memberGroup.providerId, providerId));
  const invite = `mutation { addGroupMember(groupId: "${group?.id}", username: "bo@soup.example", roleId: "managers") { id } }`;
  expect((await world.gql(invite, {}, { as: 'staff' })).code).toBeUndefined();
}

it('names the step that a new charity lacks, until its first quest is posted and a second person invited [ONB-04]', async () => {
  const id = await newCharity();
  const { store } = world;
  await store.write((tx) =>
    tx.update(location).set({ isApproved: false }).where(eq(location.providerId, id)),
  );
  expect(await stepOf(id)).toEqual({
    step: 'SETTINGS',
    missing: ['SETTINGS', 'PLACE', 'STAMP', 'TIMES', 'MONTH', 'TEAM'],
    month: '2026-12',
  });
  await store.write((tx) => tx.update(provider).set({ mission: 'We cook.' }).where(eq(provider.id, id)));
  expect((await stepOf(id))?.step).toBe('PLACE');
  await store.write((tx) => tx.update(location).set({ isApproved: true }).where(eq(location.providerId, id)));
  expect((await stepOf(id))?.step).toBe('STAMP');
  const stampId = (await makeReady(id)).data?.createStamp.id ?? '';
  expect((await stepOf(id))?.step).toBe('TIMES');
  const [place] = await store.read.select().from(location).where(eq(location.providerId, id));
  const entry = { quest_id: stampId, location_id: place?.id, start_time: '17:00', weeks: [1], days: [1] };
  const books = JSON.stringify({ bundleBook: { monthly_schedule: [entry] } });
  await store.write((tx) =>
    tx.update(provider).set({ questConfiguration: books }).where(eq(provider.id, id)),
  );
  expect((await stepOf(id))?.step).toBe('MONTH');
  const posted = { id: 'posted', startedAt: TEST_NOW, endedAt: TEST_NOW + HOUR_MS };
  await store.write(async (tx) => {
    const [stamp] = await tx.select().from(quest).where(eq(quest.id, stampId));
    if (!stamp) throw new Error('No stamp');
    const { takenCount: _, ...values } = stamp;
    await tx.insert(quest).values({ ...values, ...posted, publishingStatus: 'Published' });
  });
  expect((await stepOf(id))?.step).toBe('TEAM');
  await inviteTo(id);
  expect(await stepOf(id)).toBeNull();
});

/** Makes `gold` a manager of the charity. */
async function manageBy(id: string): Promise<void> {
  const [group] = await world.store.read.select().from(memberGroup).where(eq(memberGroup.providerId, id));
  const member = { groupId: group?.id ?? '', accountId: 'gold', roleId: 'managers', joinedAt: TEST_NOW };
  await world.store.write((tx) => tx.insert(groupMember).values(member));
}

it('one manager is no second person, and with the charity’s own account there are two, whoever looks [ONB-04]', async () => {
  const id = await newCharity();
  await world.store.write((tx) => insertQuest(tx, { providerId: id }));
  await manageBy(id);
  expect((await stepOf(id))?.step).toBe('TEAM');
  await world.store.write((tx) =>
    tx.update(account).set({ accountType: 'Provider', providerId: id }).where(eq(account.id, 'new')),
  );
  expect(await stepOf(id)).toBeNull();
});

it('settings and team are steps of admins alone [ONB-04]', async () => {
  const id = await newCharity();
  await manageBy(id);
  expect((await stepOf(id))?.missing).toEqual(['SETTINGS', 'STAMP', 'TIMES', 'MONTH', 'TEAM']);
  expect(await stepOf(id, 'gold')).toMatchObject({ step: 'STAMP', missing: ['STAMP', 'TIMES', 'MONTH'] });
});

it('no one is reminded to invite a second person 30 days after the charity joined [ONB-04]', async () => {
  const id = await newCharity();
  await world.store.write((tx) => insertQuest(tx, { providerId: id }));
  expect((await stepOf(id))?.step).toBe('TEAM');
  const createdAt = TEST_NOW - 30 * 24 * HOUR_MS;
  await world.store.write((tx) => tx.update(provider).set({ createdAt }).where(eq(provider.id, id)));
  expect(await stepOf(id)).toBeNull();
});

it('tells the step to who may post only', async () => {
  for (const [as, code] of [
    ['captains', undefined],
    ['volunteer', 'FORBIDDEN'],
    [null, 'NOT_LOGGED_IN'],
  ] as const) {
    const answer = await world.gql(STEP, { id: '1' }, { as });
    expect([as, answer.code]).toEqual([as, code]);
    if (code === undefined) expect(answer.data).toEqual({ firstStep: null });
  }
});

it('makes a ready-made stamp with its words in three languages; what is given counts more [ONB-04]', async () => {
  const id = await newCharity();
  const stampId = (await makeReady(id)).data?.createStamp.id ?? '';
  const { read } = world.store;
  const [stamp] = await read.select().from(quest).where(eq(quest.id, stampId));
  expect(stamp).toMatchObject({
    eventTitle: 'Serve a meal',
    stampTitle: 'Serve a meal',
    serviceTags: ['food'],
    resourceMinNumber: 4,
    resourceMaxNumber: 8,
    publishingStatus: 'Template',
  });
  const said = await read.select().from(questTranslation).where(eq(questTranslation.questId, stampId));
  expect(said.map(({ locale, eventTitle }) => [locale, eventTitle]).toSorted()).toEqual([
    ['ar', 'تقديم وجبة'],
    ['es', 'Servir una comida'],
  ]);
  const query = 'query($id: ID!) { quest(id: $id) { translations { isOutdated } } }';
  const answer = await world.gql(query, { id: stampId }, { as: 'staff' });
  expect(answer.data).toEqual({ quest: { translations: [{ isOutdated: false }, { isOutdated: false }] } });

  const own = (await makeReady(id, { eventTitle: 'Soup', resourceMaxNumber: 20 })).data?.createStamp.id ?? '';
  const [given] = await read.select().from(quest).where(eq(quest.id, own));
  expect(given).toMatchObject({ eventTitle: 'Soup', resourceMaxNumber: 20, serviceTags: ['food'] });
  expect(await read.select().from(questTranslation).where(eq(questTranslation.questId, own))).toEqual([]);
});
