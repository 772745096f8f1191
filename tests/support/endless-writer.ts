import { writeSync } from 'node:fs';
import { insertDistrict } from '#db/factories/insert-district.ts';
import { openStore } from '#db/open-store.ts';
import { TEST_CELLS } from './test-key.ts';

/**
 * Writes districts, eight at a time, until it is killed, and prints each id right after its write has settled. The
 * prefix keeps the ids of several rounds apart.
 */
const [url = '', prefix = ''] = process.argv.slice(2);
const store = openStore({ url, cells: TEST_CELLS });
let number = 0;

async function writeOn(): Promise<never> {
  for (;;) {
    number += 1;
    const id = `${prefix}-${number}`;
    await store.write((tx) => insertDistrict(tx, { id }));
    // Synchronous: what a killed process still held in its buffer was never acknowledged.
    writeSync(1, `${id}\n`);
  }
}

await Promise.all(Array.from({ length: 8 }, writeOn));
