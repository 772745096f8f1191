import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { BACKENDS } from '../tests/support/store-backends.ts';
import { TEST_CELLS } from '../tests/support/test-key.ts';
import { insertDistrict } from './factories/insert-district.ts';
import { openStore } from './open-store.ts';
import { district } from './schema/district.ts';

describe.each(BACKENDS)('odd texts on $name', ({ isMissing, start }) => {
  it.skipIf(isMissing)(
    'half a character breaks no transaction, and is kept as a mark in its place [SAF-33]',
    async () => {
      const place = await start();
      const store = openStore({ url: place.url, cells: TEST_CELLS });
      const insert = (id: string, name: string) => store.write((tx) => insertDistrict(tx, { id, name }));
      await Promise.all([insert('half', 'a\ud800b'), insert('beside', 'other')]);
      const nameOf = async (name: string) =>
        (await store.read.select({ name: district.name }).from(district).where(eq(district.name, name)))[0]
          ?.name;
      expect(await nameOf('a\ud800b')).toBe('a\ufffdb');
      expect(await nameOf('other')).toBe('other');
      await store.close();
      await place.close();
    },
  );
});
