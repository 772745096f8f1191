import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertDistrict } from '#db/factories/insert-district.ts';
import { insertGuild } from '#db/factories/insert-group.ts';
import { insertProvider } from '#db/factories/insert-provider.ts';
import { insertTraining } from '#db/factories/insert-training.ts';
import { guildNameKey } from '#domain/guilds/guild-form.ts';
import { TEST_NOW } from '../support/cast.ts';
import { DAY_MS, HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

/** Names in the order in which someone looks for them. */
const NAMES = ['qadams', 'Qåkesson', 'Qde la Cruz', 'qO’Brien', 'QŞahin', 'qŻuk'];

const DAYS = `dateRangeBeginning: "${new Date(TEST_NOW - 3 * DAY_MS).toISOString()}",
  dateRangeEnding: "${new Date(TEST_NOW + HOUR_MS).toISOString()}"`;

/** Every list that is sorted by names. */
const LISTS: Readonly<Record<string, string>> = {
  accountPage: 'accountPage(q: "q") { items { id } }',
  providerPage: 'providerPage(perPage: 100) { items { id } }',
  providers: 'providers(perPage: 100) { id }',
  providersOfDistrict: 'district(id: "shared") { providers { id } }',
  districts: 'districts { id }',
  guildPage: 'guildPage(perPage: 100) { items { id } }',
  searchGuilds: 'searchGuilds(text: "q") { id }',
  templateOrientationPage: 'templateOrientationPage(providerId: "1", perPage: 100) { items { id } }',
  templateOrientations: 'provider(id: "1") { templateOrientations { id } }',
  pastVolunteers: 'pastVolunteers(providerId: "1", perPage: 100) { id }',
  getSpecificChariteers: `getSpecificChariteers(specificProvider: "1", ${DAYS}) { chariteer { id } }`,
};

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    const times = { startedAt: TEST_NOW - DAY_MS, endedAt: TEST_NOW - DAY_MS + HOUR_MS };
    await insertDistrict(tx, { id: 'shared' });
    const past = await upcomingQuest(tx, times);
    // Neither ids nor the order of writing give the order away.
    for (const [at, name] of [...NAMES.entries()].toReversed()) {
      const id = `order${(at * 5) % 6}`;
      await insertDistrict(tx, { id, name });
      await insertProvider(tx, { id, name, districtId: 'shared' });
      await insertGuild(tx, { id, name, nameKey: guildNameKey(name), creatorId: 'gold' });
      await insertTraining(tx, { id, providerId: '1', name });
      await insertVolunteer(tx, { account: { id, nameFirst: 'Ana', nameLast: name } });
      await insertContract(tx, {
        questId: past.id,
        chariteerId: id,
        status: 'Present',
        actualArrivalAt: times.startedAt,
        actualDepartureAt: times.endedAt,
      });
    }
  });
});
afterAll(() => world.close());

it.each(Object.entries(LISTS))('sorts %s by names as people look for them', async (_name, list) => {
  const { data, errors } = await world.gql<Record<string, unknown>>(`{ ${list} }`, {}, { as: 'staff' });
  expect(errors).toBeUndefined();
  const ids = [...JSON.stringify(data).matchAll(/"id":"order(\d)"/g)].map(([, number]) => Number(number));
  expect(ids.map((number) => NAMES[(number * 5) % 6])).toEqual(NAMES.slice(0, ids.length));
  expect(ids.length).toBeGreaterThanOrEqual(5);
});

it('sorts names nowhere by the order of a locale', () => {
  const files = globSync('{api/{access,domain,http,reads,verbs},site,backoffice}/**/*.{ts,tsx,astro}', {
    exclude: (path) => /node_modules|generated|\.test\./.test(path),
  });
  const isByLocale = /name[^.\n]*\.localeCompare|title[^.\n]*\.localeCompare|Intl\.Collator/i;
  expect(files.filter((file) => isByLocale.test(readFileSync(file, 'utf8')))).toEqual([]);
});
