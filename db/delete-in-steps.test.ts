import { lte } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { BACKENDS } from '../tests/support/store-backends.ts';
import { TEST_CELLS } from '../tests/support/test-key.ts';
import { deleteInSteps } from './delete-in-steps.ts';
import { openStore } from './open-store.ts';
import { rateLimit } from './schema/setting.ts';
import type { Store } from './store.ts';

for (const backend of BACKENDS) {
  it.skipIf(backend.isMissing)(
    `what is old goes in several short writes, on ${backend.name}`,
    async () => {
      const open = await backend.start();
      const store = openStore({ url: open.url, cells: TEST_CELLS });
      const rows = Array.from({ length: 1_201 }, (_, index) => ({
        key: `k${index}`,
        windowStart: index,
        count: 1,
      }));
      await store.write((tx) => tx.insert(rateLimit).values(rows));
      let writes = 0;
      const counting: Store = {
        ...store,
        write: (work) => {
          writes += 1;
          return store.write(work);
        },
      };
      await deleteInSteps(counting, rateLimit, lte(rateLimit.windowStart, 1_199));
      expect(await store.read.select().from(rateLimit)).toEqual([rows[1_200]]);
      expect(writes).toBe(3);
      await deleteInSteps(counting, rateLimit, lte(rateLimit.windowStart, 1_199));
      expect(writes, 'nothing to do is no write').toBe(3);
      await store.close();
      await open.close();
    },
    60_000,
  );
}
