import { insertDistrict } from '#db/factories/insert-district.ts';
import { openStore } from '#db/open-store.ts';
import { outageOf } from '#db/outage.ts';
import { TEST_CELLS } from './test-key.ts';

/** Writes so many districts, eight at a time; prints the ids that were acknowledged and how many of each outage there were. */
const [url = '', prefix = '', count = ''] = process.argv.slice(2);
const store = openStore({ url, cells: TEST_CELLS });
const acknowledged: string[] = [];
const refused: Record<string, number> = {};
let number = 0;

async function writeOn(): Promise<void> {
  while (number < Number(count)) {
    number += 1;
    const id = `${prefix}-${number}`;
    try {
      await store.write((tx) => insertDistrict(tx, { id }));
      acknowledged.push(id);
    } catch (error) {
      const kind = outageOf(error) ?? String(error);
      refused[kind] = (refused[kind] ?? 0) + 1;
    }
  }
}

await Promise.all(Array.from({ length: 8 }, writeOn));
await store.close();
console.log(JSON.stringify({ acknowledged, refused }));
