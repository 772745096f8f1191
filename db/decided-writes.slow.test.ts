import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BACKENDS, type OpenBackend } from '../tests/support/store-backends.ts';
import { TEST_CELLS } from '../tests/support/test-key.ts';
import { insertVolunteerRow } from './factories/insert-account.ts';
import { insertDistrict } from './factories/insert-district.ts';
import { insertQuest } from './factories/insert-quest.ts';
import { openStore } from './open-store.ts';
import { contract } from './schema/contract.ts';
import { district } from './schema/district.ts';
import { quest } from './schema/quest.ts';
import type { Db, Store } from './store.ts';

describe.each(BACKENDS.filter((backend) => !backend.isMissing))('a decided write on $name', (backend) => {
  let open: OpenBackend;
  let store: Store;

  beforeAll(async () => {
    open = await backend.start();
    store = openStore({ url: open.url, cells: TEST_CELLS });
  });
  afterAll(async () => {
    await store.close();
    await open.close();
  });

  const isThere = async (id: string) => (await store.read.$count(district, eq(district.id, id))) === 1;
  const decide = <T>(of: string, write: (tx: Db) => Promise<T>) =>
    store.decide({ of, facts: async () => null, write });

  it('60 at once for 10 places give exactly 10; who finds none leaves nothing [WAI-04: the count of places]', async () => {
    const { questId, people } = await questFor(store, { places: 10, people: 60 });
    const results = await Promise.allSettled(
      people.map((id) =>
        store.decide({
          of: id,
          facts: async (tx) =>
            tx.select({ places: quest.resourceMaxNumber }).from(quest).where(eq(quest.id, questId)),
          write: async (tx, [known]) => {
            expect(known?.places).toBe(10);
            // The other way round, so that there is something to undo.
            await Promise.all([insertContract(tx, questId, id), takeOrFail(tx, questId)]);
            return id;
          },
        }),
      ),
    );
    const lucky = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    expect(lucky).toHaveLength(10);
    const held = await store.read.select().from(contract).where(eq(contract.questId, questId));
    expect(held.map(({ chariteerId }) => chariteerId).sort()).toEqual(lucky.sort());
    const [row] = await store.read.select().from(quest).where(eq(quest.id, questId));
    expect(row?.takenCount).toBe(10);
  });

  it('is undone and rejected when a statement fails that it did not await; its neighbours stay', async () => {
    const results = await Promise.allSettled(
      ['fails', 'stays'].map((id) =>
        decide(id, async (tx) => {
          await insert(tx, id);
          if (id === 'fails') await insert(tx, id);
        }),
      ),
    );
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect([await isThere('fails'), await isThere('stays')]).toEqual([false, true]);
  });

  it('of two of the same person the second knows what the first has done', async () => {
    const seen = await Promise.all(
      ['one', 'two'].map((id) =>
        store.decide({
          of: 'same',
          facts: (tx) => tx.$count(district, sql`${district.id} IN ('one', 'two')`),
          write: async (tx, count) => {
            await insert(tx, id);
            return count;
          },
        }),
      ),
    );
    expect(seen).toEqual([0, 1]);
  });

  it('is refused by its own error, before it has sent anything, and waits for no statement then', async () => {
    const failure = new Error('on purpose');
    await expect(decide('refused', () => Promise.reject(failure))).rejects.toBe(failure);
    const facts = () => Promise.reject(failure);
    await expect(store.decide({ of: 'refused', facts, write: async () => null })).rejects.toBe(failure);
  });

  it('joins a write that it is called in, and goes with it', async () => {
    const reason = await store
      .write(async (tx) => {
        await insertDistrict(tx, { id: 'outer' });
        await decide('inner', (inner) => insert(inner, 'inner'));
        expect(await tx.$count(district, eq(district.id, 'inner'))).toBe(1);
        throw new Error('the outer work fails');
      })
      .catch((error: Error) => error.message);
    expect([reason, await isThere('outer'), await isThere('inner')]).toEqual([
      'the outer work fails',
      false,
      false,
    ]);
  });

  it('runs among other writes, each of which is whole', async () => {
    const works = Array.from({ length: 30 }, (_, index) => {
      const id = `mixed-${index}`;
      return index % 3 === 0
        ? store.write((tx) => insertDistrict(tx, { id }))
        : decide(id, (tx) => insert(tx, id));
    });
    await Promise.all(works);
    expect(await store.read.$count(district, sql`${district.id} LIKE 'mixed-%'`)).toBe(30);
  });
});

/** Inserts a district without RETURNING, so that nothing waits for its result. */
async function insert(tx: Db, id: string): Promise<void> {
  const place = { centerLatitude: 40.744, centerLongitude: -74.032, zoomLevel: 13 };
  const names = { name: id, acronym: 'D', county: 'Hudson', state: 'NJ', noun: 'Charities' };
  await tx.insert(district).values({ id, ...names, ...place });
}

async function takeOrFail(tx: Db, questId: string): Promise<void> {
  const next = sql`CASE WHEN ${quest.takenCount} < ${quest.resourceMaxNumber} THEN ${quest.takenCount} + 1 END`;
  await tx.update(quest).set({ takenCount: next }).where(eq(quest.id, questId)).returning({ id: quest.id });
}

async function insertContract(tx: Db, questId: string, chariteerId: string): Promise<void> {
  await tx.insert(contract).values({ id: `of-${chariteerId}`, questId, chariteerId, claimedAt: 0 });
}

function questFor(store: Store, { places, people }: { places: number; people: number }) {
  return store.write(async (tx) => {
    const { id: questId } = await insertQuest(tx, { resourceMaxNumber: places });
    const made = [];
    for (let number = 0; number < people; number += 1) made.push((await insertVolunteerRow(tx)).id);
    return { questId, people: made };
  });
}
