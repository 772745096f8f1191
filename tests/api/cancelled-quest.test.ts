import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { provider } from '#db/schema/provider.ts';
import { PUBLISHING_STATUSES } from '#domain/quests/quest-status.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { pastQuest, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    for (const publishingStatus of PUBLISHING_STATUSES) {
      const startedAt = publishingStatus === 'Template' ? { startedAt: null } : {};
      await upcomingQuest(tx, { id: publishingStatus, publishingStatus, eventTitle: 'Soup', ...startedAt });
    }
    await upcomingQuest(tx, { id: 'quiet', publishingStatus: 'Draft' });
    await upcomingQuest(tx, { id: 'hidden', providerId: '3' });
    await pastQuest(tx, { id: 'over', publishingStatus: 'Cancelled', announcedAt: TEST_NOW });
    await tx.update(provider).set({ isVisible: false }).where(eq(provider.id, '3'));
  });
});
afterAll(() => world.close());

const EVERYTHING = 'id providerId providerName eventTitle startedAt isOver';

function told(id: string, as: CastName | null = null) {
  return world.gql(`query($id: ID!) { cancelledQuest(id: $id) { ${EVERYTHING} } }`, { id }, { as });
}

async function setStatus(id: string, publishingStatus: string): Promise<void> {
  const change =
    'mutation($id: ID!, $s: PublishingStatus) { updateQuest(id: $id, publishingStatus: $s) { id } }';
  expect((await world.gql(change, { id, s: publishingStatus }, { as: 'staff' })).code).toBeUndefined();
}

describe('the address of a cancelled quest', () => {
  it.each(['Published', 'Unlisted'])(
    'tells everybody of one that was %s, and nothing more [DSC-17, DEC-61: API: title, charity, day, that it is cancelled]',
    async (id) => {
      expect((await told(id)).code).toBe('QUEST_NOT_FOUND');
      await setStatus(id, 'Cancelled');
      const cancelledQuest = {
        id,
        providerId: '1',
        providerName: 'Harbor Table',
        eventTitle: 'Soup',
        startedAt: '2026-11-17T15:00:00.000Z',
        isOver: false,
      };
      for (const as of [null, 'volunteer', 'teen'] as const)
        expect((await told(id, as)).data).toEqual({ cancelledQuest });
      expect((await world.gql('query($id: ID!) { quest(id: $id) { id } }', { id })).code).toBe(
        'QUEST_NOT_FOUND',
      );
    },
  );

  it('one that was published once, then private, is told too; a draft that nobody saw is not [DSC-17]', async () => {
    await setStatus('quiet', 'Cancelled');
    expect((await told('quiet')).code).toBe('QUEST_NOT_FOUND');
    await setStatus('quiet', 'Published');
    await setStatus('quiet', 'Private');
    expect((await told('quiet')).code).toBe('QUEST_NOT_FOUND');
    await setStatus('quiet', 'Cancelled');
    expect((await told('quiet')).data).toMatchObject({ cancelledQuest: { id: 'quiet' } });
  });

  it.each(['Draft', 'Private', 'Template', 'Cancelled', 'nothing'])(
    '«%s» is found by nobody here, its managers neither [DSC-17]',
    async (id) => {
      for (const as of [null, 'managers'] as const) expect((await told(id, as)).code).toBe('QUEST_NOT_FOUND');
    },
  );

  it('that of a hidden charity is not told [OPEN-DIS-02]', async () => {
    await setStatus('hidden', 'Cancelled');
    expect((await told('hidden')).code).toBe('QUEST_NOT_FOUND');
  });

  it('says once the day is over [DSC-17]', async () => {
    expect((await told('over')).data).toMatchObject({ cancelledQuest: { isOver: true } });
  });
});
