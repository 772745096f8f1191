// npm run seed: adds the districts and the invented charities that are not there yet. Accounts and quests are not
// touched; the whole demo world is made by `npm start` on an empty database.
import { configOrFail, openMigratedStore, runCommand } from './command-line.ts';
import { seedPlaces } from './seed/seed-places.ts';

await runCommand(async () => {
  const store = await openMigratedStore(configOrFail());
  try {
    const added = await seedPlaces(store, Date.now());
    console.log(`Added ${added.districts} districts and ${added.charities} charities.`);
  } finally {
    await store.close();
  }
});
