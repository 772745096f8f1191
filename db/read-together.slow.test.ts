import { asc, desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BACKENDS, type OpenBackend } from '../tests/support/store-backends.ts';
import { TEST_CELLS } from '../tests/support/test-key.ts';
import { insertDistrict } from './factories/insert-district.ts';
import { insertProvider } from './factories/insert-provider.ts';
import { openStore } from './open-store.ts';
import { readTogether } from './read-together.ts';
import { district } from './schema/district.ts';
import { provider } from './schema/provider.ts';
import type { Store } from './store.ts';

describe.each(BACKENDS.filter((backend) => !backend.isMissing))('several selects on $name', (backend) => {
  let open: OpenBackend;
  let store: Store;
  beforeAll(async () => {
    open = await backend.start();
    store = openStore({ url: open.url, cells: TEST_CELLS });
    await store.write(async (tx) => {
      for (const id of ['b', 'c', 'a']) await insertDistrict(tx, { id, name: `District ${id}` });
      await insertProvider(tx, { id: 'p', districtId: 'b', isVisible: true });
    });
  });
  afterAll(async () => {
    await store.close();
    await open.close();
  });

  /** Selects that are hard to combine: equal column names, a mapped value, an object, an order without a limit. */
  const selects = () => {
    const { read } = store;
    const { id, isVisible } = provider;
    return [
      read.select({ id: district.id }).from(district).orderBy(desc(district.id)),
      read
        .select({
          id,
          isVisible,
          of: { id: district.id, found: sql<number>`1`, isFound: sql`1`.mapWith(Boolean).as('isFound') },
        })
        .from(provider)
        .innerJoin(district, eq(district.id, provider.districtId)),
      read.select().from(provider).where(eq(id, 'nobody')),
      read.select().from(district).orderBy(asc(district.name)).limit(2),
    ];
  };

  it('are answered as each is alone, by one statement', async () => {
    const alone = await Promise.all(selects().map((select) => select as PromiseLike<unknown[]>));
    const before = store.statementCount();
    const together = await readTogether(store.read, selects());
    expect(store.statementCount() - before).toBe(1);
    expect(together).toEqual(alone);
    expect(together[0]).toEqual([{ id: 'c' }, { id: 'b' }, { id: 'a' }]);
    expect(together[1]).toEqual([{ id: 'p', isVisible: true, of: { id: 'b', found: 1, isFound: true } }]);
  });

  it('are none, or one that goes as it is', async () => {
    expect(await readTogether(store.read, [])).toEqual([]);
    expect(await readTogether(store.read, selects().slice(0, 1))).toEqual([
      [{ id: 'c' }, { id: 'b' }, { id: 'a' }],
    ]);
  });
});
