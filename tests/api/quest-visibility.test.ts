import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { provider } from '#db/schema/provider.ts';
import { PUBLISHING_STATUSES } from '#domain/quests/quest-status.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    for (const publishingStatus of PUBLISHING_STATUSES) {
      const startedAt = publishingStatus === 'Template' ? null : undefined;
      await upcomingQuest(tx, {
        id: publishingStatus,
        publishingStatus,
        ...(startedAt === null && { startedAt }),
      });
      await insertContract(tx, { questId: publishingStatus, chariteerId: 'gold' });
      const abandonedAt = TEST_NOW - 1;
      await insertContract(tx, { questId: publishingStatus, chariteerId: 'guildadmin', abandonedAt });
    }
    await tx.update(provider).set({ isVisible: false }).where(eq(provider.id, '3'));
    await upcomingQuest(tx, { id: 'hidden', providerId: '3' });
    await upcomingQuest(tx, { id: 'hidden-held', providerId: '3' });
    await insertContract(tx, { questId: 'hidden-held', chariteerId: 'gold' });
  });
});
afterAll(() => world.close());

async function opens(as: CastName | null, id: string): Promise<boolean> {
  const { data, code } = await world.gql('query($id: ID!) { quest(id: $id) { id } }', { id }, { as });
  if (code !== undefined) expect([data, code]).toEqual([{ quest: null }, 'QUEST_NOT_FOUND']);
  return code === undefined;
}

async function lists(as: CastName | null): Promise<string[]> {
  const { data } = await world.gql<{ getSpecificQuests: { id: string }[] }>(
    '{ getSpecificQuests(input: { specificProvider: "1" }) { id } }',
    {},
    { as },
  );
  return (data?.getSpecificQuests ?? []).map((quest) => quest.id).sort();
}

const MANAGERS: CastName[] = ['admins', 'managers', 'captains', 'frontdeskstaff', 'provider', 'staff'];
const OTHERS: (CastName | null)[] = [null, 'volunteer', 'new', 'teen'];
const NOT_TEMPLATE = ['Cancelled', 'Draft', 'Private', 'Published', 'Unlisted'];

describe('who sees a quest of which status', () => {
  it.each(MANAGERS)('%s lists all but templates and opens all [QST-08, DEC-24, STM-07]', async (as) => {
    expect(await lists(as)).toEqual(NOT_TEMPLATE);
    for (const status of PUBLISHING_STATUSES)
      expect([status, await opens(as, status)]).toEqual([status, true]);
  });

  it('a trusted minor lists and opens what managers do, but for drafts [SAF-13, DEC-51]', async () => {
    expect(await lists('trustedminors')).toEqual(NOT_TEMPLATE.filter((status) => status !== 'Draft'));
    for (const status of PUBLISHING_STATUSES)
      expect([status, await opens('trustedminors', status)]).toEqual([status, status !== 'Draft']);
  });

  it.each(OTHERS)(
    '%s lists Published and opens it and Unlisted [QST-04, QST-05, QST-06, OPEN-QST-02]',
    async (as) => {
      expect(await lists(as)).toEqual(['Published']);
      for (const status of PUBLISHING_STATUSES) {
        const isOpen = status === 'Published' || status === 'Unlisted';
        expect([status, await opens(as, status)]).toEqual([status, isOpen]);
      }
    },
  );

  it('who holds an active contract opens the quest when private or cancelled [OPEN-QST-01]', async () => {
    expect(await lists('gold')).toEqual(['Published']);
    expect(await opens('gold', 'Private')).toBe(true);
    expect(await opens('gold', 'Cancelled')).toBe(true);
    expect(await opens('gold', 'Draft')).toBe(false);
    expect(await opens('guildadmin', 'Private')).toBe(false);
  });

  it('managers of one charity are strangers at another [QST-08]', async () => {
    await world.store.write((tx) =>
      upcomingQuest(tx, { id: 'draft-2', providerId: '2', publishingStatus: 'Draft' }),
    );
    expect(await opens('captains', 'draft-2')).toBe(false);
    expect(await opens('managers', 'draft-2')).toBe(true);
  });

  it('templates are listed for managers only [API-13, STM-06]', async () => {
    const ask = (as: CastName | null) =>
      world.gql(
        '{ getSpecificQuests(input: { specificProvider: "1", isTemplate: true }) { id publishingStatus } }',
        {},
        { as },
      );
    expect((await ask('captains')).data).toEqual({
      getSpecificQuests: [{ id: 'Template', publishingStatus: 'Template' }],
    });
    expect((await ask('volunteer')).code).toBe('FORBIDDEN');
    expect((await ask(null)).code).toBe('NOT_LOGGED_IN');
  });

  it('isPublished tells published from other ones [API-12]', async () => {
    const ask = (isPublished: boolean) =>
      world.gql<{ quests: { id: string }[] }>(
        'query($p: Boolean) { quests(specificProvider: "1", isPublished: $p) { id } }',
        { p: isPublished },
        { as: 'managers' },
      );
    expect((await ask(true)).data?.quests).toEqual([{ id: 'Published' }]);
    expect((await ask(false)).data?.quests.map(({ id }) => id).sort()).toEqual(
      NOT_TEMPLATE.filter((status) => status !== 'Published'),
    );
  });
});

describe('a hidden charity', () => {
  it('is Provider Not Found, its quests Quest Not Found, to all but managers and holders [OPEN-DIS-02]', async () => {
    const ask = (as: CastName | null) => world.gql('{ provider(id: "3") { id } }', {}, { as });
    expect((await ask(null)).code).toBe('PROVIDER_NOT_FOUND');
    expect((await ask('managers')).code).toBe('PROVIDER_NOT_FOUND');
    expect((await ask('staff')).data).toEqual({ provider: { id: '3' } });
    expect(await opens('volunteer', 'hidden')).toBe(false);
    expect(await opens('staff', 'hidden')).toBe(true);
    expect(await opens('gold', 'hidden-held')).toBe(true);
    const lists = ['quests(specificProvider: "3")', 'getSpecificQuests(input: { specificProvider: "3" })'];
    for (const list of lists) expect((await world.gql(`{ ${list} { id } }`)).code).toBe('PROVIDER_NOT_FOUND');
    expect((await world.gql('{ questPage(providerId: "3") { total } }')).code).toBe('PROVIDER_NOT_FOUND');
    const { data } = await world.gql<{ providers: { id: string }[] }>(
      '{ providers { id } }',
      {},
      { as: 'staff' },
    );
    expect(data?.providers.map(({ id }) => id)).toEqual(['1', '2']);
  });
});
