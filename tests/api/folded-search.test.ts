import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertGuild } from '#db/factories/insert-group.ts';
import { insertProvider } from '#db/factories/insert-provider.ts';
import { insertTraining, insertTrainingRecord } from '#db/factories/insert-training.ts';
import { guildNameKey } from '#domain/guilds/guild-form.ts';
import { TEST_NOW } from '../support/cast.ts';
import { DAY_MS, HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

/** A name as it is written, and what people type for it. */
const WRITTEN = 'Łukasz Jose\u0301 O’Neill-Groß';
const TYPED = [
  "lukasz jose o'neill-gross",
  'ŁUKASZ  JOSÉ',
  'Lukasz Jose\u0301',
  'o’neill',
  " O'NEILL-GROSS ",
  'gross',
  'gross "Łukasz"',
];

const DAYS = `dateRangeBeginning: "${new Date(TEST_NOW - 3 * DAY_MS).toISOString()}",
  dateRangeEnding: "${new Date(TEST_NOW + HOUR_MS).toISOString()}"`;

/** Every search of the API, with the name of what it finds. */
const SEARCHES: Readonly<Record<string, string>> = {
  accountPage: 'accountPage(q: $q) { items { id } }',
  providerPage: 'providerPage(q: $q) { items { id } }',
  guildPage: 'guildPage(q: $q) { items { id } }',
  searchGuilds: 'searchGuilds(text: $q) { id }',
  questPage: 'questPage(providerId: "1", filter: { q: $q }) { items { id } }',
  templateOrientationPage: 'templateOrientationPage(providerId: "1", q: $q) { items { id } }',
  volunteerPage: 'volunteerPage(providerId: "1", filter: { q: $q }) { items { id } }',
  pastVolunteers: 'pastVolunteers(providerId: "1", q: $q) { id }',
  getSpecificChariteers: `getSpecificChariteers(specificProvider: "1", q: $q, ${DAYS}) { chariteer { id } }`,
  getSpecificOrientations: 'getSpecificOrientations(specificProvider: "1", q: $q) { chariteer { id } }',
  findQuests: 'findQuests(filter: { words: $q }) { quests { quest { id } } }',
};

/** Counts of those above; whole addresses, codes and messages, which are no names. */
const OTHERS = [
  'countSpecificChariteers',
  'countSpecificOrientations',
  'outboxPage',
  'auditPage',
  'previewQuestMessage',
];

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await insertProvider(tx, { id: 'wanted', name: WRITTEN });
    const [nameFirst, nameLast] = WRITTEN.split(/ (?=O)/);
    await insertVolunteer(tx, { account: { id: 'wanted', nameFirst, nameLast } });
    await insertGuild(tx, { id: 'wanted', name: WRITTEN, nameKey: guildNameKey(WRITTEN), creatorId: 'gold' });
    await upcomingQuest(tx, { id: 'wanted', eventTitle: WRITTEN });
    await insertTraining(tx, { id: 'wanted', providerId: '1', name: WRITTEN });
    await insertTrainingRecord(tx, { providerId: '1', templateId: 'wanted', chariteerId: 'wanted' });
    const started = { startedAt: TEST_NOW - DAY_MS, endedAt: TEST_NOW - DAY_MS + HOUR_MS };
    const past = await upcomingQuest(tx, { id: 'past', eventTitle: 'Another', ...started });
    await insertContract(tx, {
      questId: past.id,
      chariteerId: 'wanted',
      status: 'Present',
      actualArrivalAt: started.startedAt,
      actualDepartureAt: started.endedAt,
    });
  });
});
afterAll(() => world.close());

const hits = async (search: string, q: string) => {
  const query = `query ($q: String${search.startsWith('searchGuilds') ? '!' : ''}) { ${search} }`;
  const { data, errors } = await world.gql<Record<string, unknown>>(query, { q }, { as: 'staff' });
  expect(errors).toBeUndefined();
  return JSON.stringify(data).match(/"id":"[^"]+"/g) ?? [];
};

describe.each(Object.entries(SEARCHES))('%s', (_name, search) => {
  it.each(TYPED)('finds a name however it is typed: %s', async (typed) => {
    expect(await hits(search, typed)).toContain('"id":"wanted"');
  });

  it('finds nothing by another name', async () => {
    expect(await hits(search, 'lukaszewski')).toEqual([]);
  });
});

it('folds what is typed in every search of the API', () => {
  const schema = buildSchema(readFileSync('api/schema.graphql', 'utf8'), { assumeValid: true });
  const searches = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(({ args }) =>
    args.some(({ name, type }) => ['q', 'text', 'words'].includes(name) || /Filter/.test(String(type))),
  );
  expect(searches.map(({ name }) => name).sort()).toEqual([...Object.keys(SEARCHES), ...OTHERS].sort());
});
