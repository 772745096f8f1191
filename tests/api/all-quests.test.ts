import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertProvider } from '#db/factories/insert-provider.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { DAY_MS, HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await insertProvider(tx, { id: 'hidden', isVisible: false });
    const past = { startedAt: TEST_NOW - 2 * DAY_MS, endedAt: TEST_NOW - 2 * DAY_MS + HOUR_MS };
    const runs = { startedAt: TEST_NOW - HOUR_MS, endedAt: TEST_NOW + HOUR_MS };
    const role = { eventType: 'HYBRID-ROLE', startedAt: null } as const;
    await upcomingQuest(tx, { id: 'past-1', ...past });
    await upcomingQuest(tx, { id: 'runs-2', providerId: '2', ...runs });
    await upcomingQuest(tx, { id: 'next-1' });
    await upcomingQuest(tx, { id: 'next-2', providerId: '2', startedAt: TEST_NOW + 2 * DAY_MS });
    await upcomingQuest(tx, { id: 'next-3', providerId: '3', startedAt: TEST_NOW + 3 * DAY_MS });
    await upcomingQuest(tx, { id: 'draft-1', publishingStatus: 'Draft', startedAt: TEST_NOW + 4 * DAY_MS });
    await upcomingQuest(tx, {
      id: 'draft-3',
      providerId: '3',
      publishingStatus: 'Draft',
      startedAt: TEST_NOW + 5 * DAY_MS,
    });
    await upcomingQuest(tx, { id: 'unlisted-1', publishingStatus: 'Unlisted', ...past });
    await upcomingQuest(tx, { id: 'of-hidden', providerId: 'hidden' });
    await upcomingQuest(tx, { id: 'role-2', providerId: '2', ...role });
    await upcomingQuest(tx, { id: 'stamp', publishingStatus: 'Template', startedAt: null });
    await upcomingQuest(tx, { id: 'far', startedAt: TEST_NOW + 63 * DAY_MS });
  });
});
afterAll(() => world.close());

type Args = { isUpcoming?: boolean | null; isPublished?: boolean | null; specificProvider?: string | null };

async function quests(args: Args, as: CastName | null): Promise<string[] | undefined> {
  const { data } = await world.gql<{ quests: { id: string }[] }>(
    `query($isUpcoming: Boolean, $isPublished: Boolean, $specificProvider: ID) {
      quests(isUpcoming: $isUpcoming, isPublished: $isPublished, specificProvider: $specificProvider) { id } }`,
    args,
    { as },
  );
  return data?.quests.map(({ id }) => id);
}

const ALL = ['runs-2', 'next-1', 'next-2', 'next-3', 'draft-1', 'role-2'];

/** What someone who runs charities 1 and 2 is answered. */
const ANSWERS: [Args, string[]][] = [
  [{}, ALL],
  [{ isUpcoming: null, isPublished: null, specificProvider: null }, ALL],
  [{ isUpcoming: true }, ['next-1', 'next-2', 'next-3', 'draft-1', 'role-2']],
  [{ isUpcoming: false }, ['past-1', 'unlisted-1', 'runs-2']],
  [{ isPublished: true }, ['runs-2', 'next-1', 'next-2', 'next-3', 'role-2']],
  [{ isPublished: false }, ['draft-1']],
  [{ specificProvider: '1' }, ['next-1', 'draft-1']],
  [{ isUpcoming: true, isPublished: true }, ['next-1', 'next-2', 'next-3', 'role-2']],
  [{ isUpcoming: true, isPublished: false }, ['draft-1']],
  [{ isUpcoming: false, isPublished: true }, ['past-1', 'runs-2']],
  [{ isUpcoming: false, isPublished: false }, ['unlisted-1']],
  [{ isUpcoming: true, specificProvider: '2' }, ['next-2', 'role-2']],
  [{ isUpcoming: false, specificProvider: '2' }, ['runs-2']],
  [{ isPublished: true, specificProvider: '2' }, ['runs-2', 'next-2', 'role-2']],
  [{ isPublished: false, specificProvider: '1' }, ['draft-1']],
  [{ isUpcoming: true, isPublished: true, specificProvider: '1' }, ['next-1']],
  [{ isUpcoming: false, isPublished: false, specificProvider: '1' }, ['unlisted-1']],
];

describe('quests of all charities', () => {
  it.each(ANSWERS)('every argument may be left out or null: %j [API-12]', async (args, expected) => {
    expect(await quests(args, 'managers')).toEqual(expected);
  });

  it('a visitor is told of what is published by visible charities, staff of everything [API-12, QST-08]', async () => {
    const published = ['runs-2', 'next-1', 'next-2', 'next-3', 'role-2'];
    expect(await quests({}, null)).toEqual(published);
    expect(await quests({}, 'volunteer')).toEqual(published);
    expect(await quests({ isPublished: false }, null)).toEqual([]);
    const seenByStaff = await quests({}, 'staff');
    expect(seenByStaff?.toSorted()).toEqual([...ALL, 'draft-3', 'of-hidden'].sort());
  });

  it('each quest is told with its own charity, in as many statements however many there are [API-12]', async () => {
    const before = world.store.statementCount();
    const { data } = await world.gql<{ quests: { provider: { id: string } }[] }>(
      '{ quests { provider { id } viewerIsManager } }',
    );
    expect(world.store.statementCount() - before).toBeLessThanOrEqual(4);
    expect(data?.quests.map(({ provider }) => provider.id)).toEqual(['2', '1', '2', '3', '2']);
  });

  it('more than 1,000 rows are refused, and the refusal says what to do [API-12, DEC-27]', async () => {
    await world.store.write(async (tx) => {
      for (let index = 0; index < 1000; index += 1) await upcomingQuest(tx, { id: `h${index}` });
    });
    const { code, errors } = await world.gql('{ quests { id } }');
    expect([code, errors?.[0]?.message]).toEqual([
      'BAD_USER_INPUT',
      'More than 1000 quests; name a specificProvider.',
    ]);
  });
});
