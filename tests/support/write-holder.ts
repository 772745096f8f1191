import { insertDistrict } from '#db/factories/insert-district.ts';
import { openStore } from '#db/open-store.ts';
import { TEST_CELLS } from './test-key.ts';

/** Begins a write on a database, says so, and holds it until the process is killed. */
const [url = ''] = process.argv.slice(2);
const store = openStore({ url, cells: TEST_CELLS });
await store.write(async (tx) => {
  await insertDistrict(tx, { id: 'never-kept' });
  console.log('held');
  await new Promise((resolve) => setTimeout(resolve, 600_000));
});
