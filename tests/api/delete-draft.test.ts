import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertLocation } from '#db/factories/insert-provider.ts';
import { alert } from '#db/schema/alert.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { quest } from '#db/schema/quest.ts';
import type { CastName } from '../support/cast.ts';
import { TEST_NOW } from '../support/cast.ts';
import { DAY_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await insertLocation(tx, { id: 'hall', providerId: '1' });
    await upcomingQuest(tx, { id: 'q', publishingStatus: 'Draft', locationId: 'hall' });
  });
});
afterEach(() => world.close());

const remove = (as: CastName | null = 'managers', id = 'q') =>
  world.gql('mutation($id: ID!) { deleteDraft(id: $id) { id undoToken } }', { id }, { as });
const edit = (changes: string) =>
  world.gql(`mutation { updateQuest(id: "q", ${changes}) { id } }`, {}, { as: 'managers' });
const isThere = async (id = 'q') =>
  (await world.store.read.select().from(quest).where(eq(quest.id, id))).length === 1;
const isDeletable = async (as: CastName | null = 'managers') => {
  const { data } = await world.gql<{ quest: { isDeletable: boolean | null } | null }>(
    '{ quest(id: "q") { isDeletable } }',
    {},
    { as },
  );
  return data?.quest?.isDeletable;
};

describe('deleting a Draft that nobody saw', () => {
  it('it goes, also after edits, and the audit log says so [DSK-04]', async () => {
    await edit('eventTitle: "Lunch"');
    expect(await isDeletable()).toBe(true);
    expect((await remove()).data).toEqual({ deleteDraft: { id: 'q', undoToken: expect.any(String) } });
    expect(await isThere()).toBe(false);
    const [entry] = await world.store.read
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.action, 'draft-deleted'));
    expect(entry).toMatchObject({ actorId: 'managers', subjectId: 'q', detail: { providerId: '1' } });
  });

  it.each(['Published', 'Unlisted', 'Private', 'Cancelled'])(
    'what was %s before stays, though it is a Draft again [DSK-04]',
    async (status) => {
      await edit(`publishingStatus: ${status}`);
      expect((await remove()).code).toBe('QUEST_WAS_SEEN');
      await edit('publishingStatus: Draft');
      expect(await isDeletable()).toBe(false);
      expect((await remove()).code).toBe('QUEST_WAS_SEEN');
      expect(await isThere()).toBe(true);
    },
  );

  it('a quest that was posted in public and hidden afterwards stays [DSK-04]', async () => {
    const startedAt = new Date(TEST_NOW + DAY_MS).toISOString();
    const endedAt = new Date(TEST_NOW + DAY_MS + 3_600_000).toISOString();
    const { data } = await world.gql<{ createQuest: { id: string } }>(
      `mutation($s: DateTime, $e: DateTime) { createQuest(providerId: "1", postedById: "managers", eventTitle: "Tea",
        publishingStatus: Published, startedAt: $s, endedAt: $e, locationId: "hall") { id } }`,
      { s: startedAt, e: endedAt },
      { as: 'managers' },
    );
    const id = data?.createQuest.id ?? '';
    await world.gql(
      `mutation { updateQuest(id: "${id}", publishingStatus: Draft) { id } }`,
      {},
      { as: 'managers' },
    );
    expect((await remove('managers', id)).code).toBe('QUEST_WAS_SEEN');
    expect(await isThere(id)).toBe(true);
  });

  it('so does one that somebody has to do with [DSK-04]', async () => {
    await world.store.write((tx) =>
      insertContract(tx, { questId: 'q', chariteerId: 'gold', abandonedAt: TEST_NOW }),
    );
    expect((await remove()).code).toBe('QUEST_WAS_SEEN');
    await world.store.write(async (tx) => {
      await upcomingQuest(tx, { id: 'told', publishingStatus: 'Draft' });
      const row = {
        id: 'a',
        providerId: '1',
        questId: 'told',
        manaCost: 0,
        filters: {},
        createdAt: TEST_NOW,
      };
      await tx.insert(alert).values(row);
    });
    expect((await remove('managers', 'told')).code).toBe('QUEST_WAS_SEEN');
  });

  it('stamps are no Drafts, and who may not cancel or sees no drafts deletes none [DSK-04]', async () => {
    await world.store.write((tx) =>
      tx.update(quest).set({ publishingStatus: 'Template', startedAt: null, endedAt: null }),
    );
    expect((await remove()).code).toBe('QUEST_WAS_SEEN');
    for (const as of ['captains', 'boardmembers', 'volunteer'] as const)
      expect((await remove(as)).code).toBe('FORBIDDEN');
    expect((await remove(null)).code).toBe('NOT_LOGGED_IN');
    expect((await remove('managers', 'nothing')).code).toBe('QUEST_NOT_FOUND');
    expect(await isThere()).toBe(true);
  });

  it('whether it can go is told to managers only [DSK-04]', async () => {
    await edit('publishingStatus: Published');
    expect(await isDeletable('volunteer')).toBeNull();
    expect(await isDeletable(null)).toBeNull();
    expect(await isDeletable()).toBe(false);
  });
});
