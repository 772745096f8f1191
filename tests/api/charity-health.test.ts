import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { account } from '#db/schema/account.ts';
import { provider } from '#db/schema/provider.ts';
import { questMessage } from '#db/schema/quest-message.ts';
import { session } from '#db/schema/session.ts';
import { TEST_NOW } from '../support/cast.ts';
import { DAY_MS, HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const PAGE = `query($perPage: Int) { charityHealthPage(perPage: $perPage) { total items {
  id lastUsedAt postedUntil fillPercent unmarkedCount questionCount problems } } }`;
type Item = { id: string; problems: string[] };
type Page = { total: number; items: Item[] };

async function page(perPage = 100): Promise<Page> {
  const answer = await world.gql<{ charityHealthPage: Page }>(PAGE, { perPage }, { as: 'staff' });
  expect(answer.errors).toBeUndefined();
  return answer.data?.charityHealthPage ?? { total: 0, items: [] };
}

it('shows staff every visible charity, what is wrong with most first [ONB-05]', async () => {
  const { store } = world;
  await store.write(async (tx) => {
    await tx.insert(provider).values({ id: 'well', name: 'Well', districtId: '1', createdAt: TEST_NOW });
    await tx.insert(provider).values({ id: 'ill', name: 'Ill', districtId: '1', createdAt: TEST_NOW });
    await tx
      .insert(provider)
      .values({ id: 'hidden', name: 'Hidden', districtId: '1', createdAt: TEST_NOW, isVisible: false });
    await tx.update(account).set({ providerId: 'well' }).where(eq(account.id, 'provider'));
    await tx.delete(session);
    const used = { accountId: 'provider', createdAt: TEST_NOW - 3 * DAY_MS, usedAt: TEST_NOW - DAY_MS };
    await tx.insert(session).values({ id: 's', ...used, expiresAt: Math.floor(TEST_NOW / 1000) + 999 });
    const full = { providerId: 'well', takenCount: 6, resourceMaxNumber: 8 };
    await upcomingQuest(tx, { id: 'full', ...full, startedAt: TEST_NOW + 2 * DAY_MS });
    const past = { startedAt: TEST_NOW - 3 * HOUR_MS, endedAt: TEST_NOW - HOUR_MS };
    await upcomingQuest(tx, { id: 'past', providerId: 'ill', ...past });
    await insertContract(tx, { questId: 'past', chariteerId: 'volunteer' });
    const asked = { questId: 'past', volunteerId: 'volunteer', authorId: 'volunteer', body: 'Where?' };
    await tx.insert(questMessage).values({
      ...asked,
      kind: 'from-volunteer',
      id: 'asked',
      createdAt: TEST_NOW - HOUR_MS,
    });
  });
  const { items, total } = await page();
  expect(items.map(({ id }) => id)).not.toContain('hidden');
  expect(total).toBe(items.length);
  expect(items.map(({ problems }) => problems.length)).toEqual(
    items.map(({ problems }) => problems.length).toSorted((a, b) => b - a),
  );
  expect(items.find(({ id }) => id === 'ill')).toEqual({
    id: 'ill',
    lastUsedAt: null,
    postedUntil: null,
    fillPercent: null,
    unmarkedCount: 1,
    questionCount: 1,
    problems: ['QUIET', 'NOTHING_POSTED', 'UNMARKED', 'QUESTIONS'],
  });
  expect(items.find(({ id }) => id === 'well')).toEqual({
    id: 'well',
    lastUsedAt: new Date(TEST_NOW - DAY_MS).toISOString(),
    postedUntil: new Date(TEST_NOW + 2 * DAY_MS).toISOString(),
    fillPercent: 75,
    unmarkedCount: 0,
    questionCount: 0,
    problems: [],
  });
  expect((await page(1)).items).toEqual(items.slice(0, 1));
});

it('shows nobody else', async () => {
  expect((await world.gql(PAGE, {}, { as: 'admins' })).code).toBe('FORBIDDEN');
  expect((await world.gql(PAGE, {})).code).toBe('NOT_LOGGED_IN');
});
