import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { insertLocation } from '#db/factories/insert-provider.ts';
import { insertStamp } from '#db/factories/insert-quest.ts';
import { quest } from '#db/schema/quest.ts';
import { TEST_NOW } from '../support/cast.ts';
import { DAY_MS, HOUR_MS } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const TEXT = 'Ring at the side door.';
const [startedAt, endedAt] = [TEST_NOW + DAY_MS, TEST_NOW + DAY_MS + 3 * HOUR_MS].map((at) =>
  new Date(at).toISOString(),
);

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await insertLocation(tx, { id: 'hall', providerId: '1' });
    await insertStamp(tx, { id: 'stamp', providerId: '1', locationId: 'hall', firstMinutes: TEXT });
  });
});
afterEach(() => world.close());

const run = (document: string, variables: Record<string, unknown>) =>
  world.gql<Record<string, { id: string }>>(document, variables, { as: 'managers' });
const kept = async (id: string) =>
  (await world.store.read.select().from(quest).where(eq(quest.id, id)))[0]?.firstMinutes;

const CREATE = `mutation($text: String, $at: DateTime, $until: DateTime) { one: createQuest(providerId: "1",
  postedById: "managers", templateQuestId: "stamp", startedAt: $at, endedAt: $until, firstMinutes: $text) { id } }`;
const EDIT = `mutation($id: ID!, $text: String, $seen: SeenQuestInput) {
  one: updateQuest(id: $id, firstMinutes: $text, expected: $seen) { id } }`;
const STAMP = 'mutation($input: StampChangesInput!) { one: updateStamp(input: $input) { id } }';
const COPY = 'mutation($input: NewStampInput!) { one: createStamp(input: $input) { id } }';
const POST = `mutation($quests: [QuestFromTemplateInput!]!) {
  all: createQuestsFromTemplates(quests: $quests) { id } }`;

const create = (text?: string | null) => run(CREATE, { at: startedAt, until: endedAt, text });

it('go from the stamp to what is posted from it, whichever way, and to a copy [DSC-18: the first fifteen minutes]', async () => {
  const { data } = await create();
  expect(await kept(data?.one?.id ?? '')).toBe(TEXT);
  const item = { templateQuestId: 'stamp', providerId: '1', postedById: 'managers', startedAt, endedAt };
  const later = { ...item, publishingStatus: 'Published', startedAt: new Date(TEST_NOW + DAY_MS + HOUR_MS) };
  const posted = await world.gql<{ all: { id: string }[] }>(POST, { quests: [later] }, { as: 'managers' });
  expect(await kept(posted.data?.all[0]?.id ?? '')).toBe(TEXT);
  const copy = await run(COPY, { input: { providerId: '1', fromQuestId: 'stamp', stampTitle: 'Again' } });
  expect(await kept(copy.data?.one?.id ?? '')).toBe(TEXT);
});

it('are told in at most 300 characters, over several lines, or not at all [DSC-18: the first fifteen minutes]', async () => {
  const message = 'Keep the first fifteen minutes to 300 characters.';
  const id = (await create(` Ring.\r\n\r\n\r\n\u202EAsk  for Ann. `)).data?.one?.id ?? '';
  expect(await kept(id)).toBe('Ring.\n\nAsk  for Ann.');
  const tooLong = 'x'.repeat(301);
  for (const refused of [
    await create(tooLong),
    await run(EDIT, { id, text: tooLong }),
    await run(STAMP, { input: { id: 'stamp', firstMinutes: tooLong } }),
  ])
    expect([refused.code, refused.errors?.[0]?.message]).toEqual(['BAD_USER_INPUT', message]);
  expect((await run(EDIT, { id, text: 'x'.repeat(300) })).code).toBeUndefined();
  await run(STAMP, { input: { id: 'stamp', firstMinutes: null } });
  expect(await kept('stamp')).toBeNull();
  await run(EDIT, { id, text: ' ' });
  expect(await kept(id)).toBeNull();
});

it('what somebody else has written meanwhile is not written over [API-15: the first fifteen minutes]', async () => {
  const id = (await create()).data?.one?.id ?? '';
  await run(EDIT, { id, text: 'Use the back door.' });
  const late = await run(EDIT, { id, text: 'Ring twice.', seen: { firstMinutes: TEXT } });
  expect(late.code).toBe('EDIT_CONFLICT');
  expect(late.errors?.[0]?.extensions?.changedFields).toEqual({ firstMinutes: 'Use the back door.' });
});
