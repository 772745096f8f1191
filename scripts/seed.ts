// npm run seed [-- --districts]: adds the districts and the invented charities that are not there yet, or the districts
// alone, as a real installation begins. Accounts and quests are not touched; the whole demo world is made by
// `npm start` on an empty database.
import type { Store } from '#db/store.ts';
import { configOrFail, fail, openMigratedStore, runCommand } from './command-line.ts';
import { seedDistricts, seedPlaces } from './seed/seed-places.ts';

const options = process.argv.slice(2);
if (options.some((option) => option !== '--districts')) fail('Usage: npm run seed [-- --districts]');

await runCommand(async () => {
  const store = await openMigratedStore(configOrFail());
  try {
    console.log(await (options.length > 0 ? addDistricts(store) : addPlaces(store)));
  } finally {
    await store.close();
  }
});

async function addDistricts(store: Store): Promise<string> {
  return `Added ${await store.write(seedDistricts)} districts.`;
}

async function addPlaces(store: Store): Promise<string> {
  const added = await seedPlaces(store, Date.now());
  return `Added ${added.districts} districts and ${added.charities} charities.`;
}
