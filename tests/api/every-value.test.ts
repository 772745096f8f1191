import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Kind, type ObjectTypeDefinitionNode, parse, type TypeNode } from 'graphql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertLocation } from '#db/factories/insert-provider.ts';
import { insertStamp } from '#db/factories/insert-quest.ts';
import { insertTraining } from '#db/factories/insert-training.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { DAY_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

/** A mutation that writes the values of a record, and how one of them is seen afterwards. */
type Writer = {
  as: CastName;
  /** What has to be sent in any case. */
  always: Record<string, unknown>;
  /** The values: name → what is sent, and `seen` where it is read otherwise. All that are sent differ from what was. */
  values: Record<string, unknown>;
  /** Arguments that say which record, from what, or what the editor saw: no values. */
  other: readonly string[];
  /** The query of the record by `$id`, and what it asks of it. */
  read: (field: string) => string;
};
/** A value that is read under another name or in another form. */
type Seen = { sent: unknown; ask: string; seen: unknown };
const isSeen = (value: unknown): value is Seen =>
  typeof value === 'object' && value !== null && 'ask' in value;

const START = TEST_NOW + 3 * DAY_MS;
const at = (instant: number) => new Date(instant).toISOString();
const [TRAINING] = [{ sent: ['training'], ask: 'requiredOrientations { id }', seen: [{ id: 'training' }] }];

const QUEST_VALUES = {
  eventTitle: 'Bread run',
  description: '<b>Fresh</b>',
  firstMinutes: 'Ring at the side door.',
  giverName: 'Kim',
  equipment: 'Gloves',
  serviceTags: ['meals', 'https://apply.example'],
  flexibleMinimumTime: 60,
  resourceMinNumber: 3,
  resourceDesiredNumber: 6,
  resourceMaxNumber: 33,
  agePolicyIndex: 2,
  prerequisiteMinutes: 240,
  othersMax: 3,
  locationId: 'hall',
};
const ofQuest = (field: string) => `query($id: ID!) { record: quest(id: $id) { ${field} } }`;
const ofProvider = (field: string) => `query($id: ID!) { record: provider(id: $id) { ${field} } }`;
const ofDistrict = (field: string) => `query($id: ID!) { record: district(id: $id) { ${field} } }`;
const STAMP_VALUES = {
  ...QUEST_VALUES,
  eventType: 'SUPPLY-REQUEST',
  stampTitle: 'Sunday bread',
  stampIcon: 'stamp_salad_01',
  requiredOrientations: TRAINING,
};
const PROVIDER_VALUES = {
  name: 'Bread for all',
  mission: 'Nobody goes hungry.',
  districtId: '2',
  isVisible: false,
  isSponsor: true,
  demandsEmergencyContact: false,
  demandsFullRecord: true,
  organizationCode: 'OPEN SESAME',
  website: 'https://bread.example',
  telephone: '2015550142',
  approvedLocations: {
    sent: [{ name: 'Church', address: '1 Main St' }],
    ask: 'approvedLocations { name address }',
    seen: [{ name: 'Church', address: '1 Main St' }],
  },
  agePolicies: {
    sent: [{ name: 'Grown', supervisedAge: 18, soloAge: 18, maxAge: 99 }],
    ask: 'agePolicies',
    seen: expect.stringContaining('Grown'),
  },
};
const DISTRICT_VALUES = {
  name: 'Hillside',
  acronym: 'HLS',
  county: 'Hudson County',
  state: 'New York',
  noun: 'Hillsiders',
  centerLatitude: 40.9,
  centerLongitude: -73.2,
  zoomLevel: 11.5,
};

const TRAINING_VALUES = {
  name: 'Bread safety',
  description: 'How we bake.',
  ageThreshold: 16,
  estimatedTime: 75,
  estimatedCost: 700,
  url: 'https://training.example/bread',
  isAboutSafety: true,
  fulfilledBy: 'Applying',
};
const ofTraining = (field: string) => `query($id: ID!) { record: templateOrientation(id: $id) { ${field} } }`;

const WRITERS: Record<string, Writer> = {
  createTemplateOrientation: {
    as: 'captains',
    always: { providerId: '1', name: 'Kitchen', fulfilledBy: 'Complete' },
    values: TRAINING_VALUES,
    other: ['providerId'],
    read: ofTraining,
  },
  updateTemplateOrientation: {
    as: 'captains',
    always: { id: 'training' },
    values: TRAINING_VALUES,
    other: ['id'],
    read: ofTraining,
  },
  createGuild: {
    as: 'volunteer',
    always: {
      name: 'Runners',
      classification: 'corporate_team',
      description: 'We walk.',
      creatorId: 'volunteer',
    },
    values: {
      name: 'Ferry Street Runners',
      classification: { sent: 'athletic_team', ask: 'classification', seen: 'Athletic Team' },
      description: 'We run.',
      question: 'Why run?',
    },
    // The code is the product's to make.
    other: ['id', 'creatorId', 'easyJoinCode'],
    read: (field) => `query($id: ID!) { record: getGuild(id: $id) { ${field} } }`,
  },
  createQuest: {
    as: 'managers',
    always: {
      providerId: '1',
      postedById: 'managers',
      startedAt: at(START),
      endedAt: at(START + 10_800_000),
      eventTitle: 'Soup',
      locationId: 'house',
    },
    values: {
      ...QUEST_VALUES,
      startedAt: at(START + 3_600_000),
      endedAt: at(START + 7_200_000),
      publishingStatus: 'Unlisted',
    },
    other: ['providerId', 'postedById', 'templateQuestId', 'reservedGuildId', 'reservedSpots'],
    read: ofQuest,
  },
  updateQuest: {
    as: 'managers',
    always: { id: 'quest' },
    values: {
      eventTitle: 'Bread run',
      description: '<b>Fresh</b>',
      firstMinutes: 'Ring at the side door.',
      giverName: 'Kim',
      resourceMaxNumber: 33,
      agePolicyIndex: 2,
      prerequisiteMinutes: 240,
      othersMax: 3,
      locationId: 'hall',
      startedAt: at(START + 3_600_000),
      endedAt: at(START + 7_200_000),
      publishingStatus: 'Unlisted',
      requiredOrientations: TRAINING,
    },
    other: ['id', 'expected', 'noticeWords'],
    read: ofQuest,
  },
  createStamp: {
    as: 'managers',
    always: { providerId: '1', eventTitle: 'Soup' },
    values: STAMP_VALUES,
    other: ['providerId', 'fromQuestId', 'groupName', 'ready'],
    read: ofQuest,
  },
  updateStamp: {
    as: 'managers',
    always: { id: 'stamp' },
    values: STAMP_VALUES,
    other: ['id', 'expectedUpdatedAt'],
    read: ofQuest,
  },
  createProvider: {
    as: 'staff',
    always: { name: 'New house', districtId: '1' },
    values: PROVIDER_VALUES,
    other: [],
    read: ofProvider,
  },
  updateProvider: {
    as: 'staff',
    always: { id: '3' },
    values: PROVIDER_VALUES,
    other: ['id'],
    read: ofProvider,
  },
  createDistrict: {
    as: 'staff',
    always: {
      name: 'Lowside',
      acronym: 'LWS',
      county: 'Bronx',
      state: 'New Jersey',
      noun: 'Lowsiders',
      centerLatitude: 40.7,
      centerLongitude: -74,
      zoomLevel: 12,
    },
    values: DISTRICT_VALUES,
    other: [],
    read: ofDistrict,
  },
  updateDistrict: {
    as: 'staff',
    always: { id: '1' },
    values: DISTRICT_VALUES,
    other: ['id'],
    read: ofDistrict,
  },
};

const schema = parse(readFileSync(path.join(import.meta.dirname, '../../api/schema.graphql'), 'utf8'));
const nameOfType = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : nameOfType(type.type);
const mutations = schema.definitions.find(
  (one): one is ObjectTypeDefinitionNode =>
    one.kind === Kind.OBJECT_TYPE_DEFINITION && one.name.value === 'Mutation',
);

/** What a mutation takes: its arguments, or the fields of its one input. */
function takenBy(mutation: string): { names: string[]; input: string | null; types: Map<string, string> } {
  const found = mutations?.fields?.find(({ name }) => name.value === mutation);
  const given = found?.arguments ?? [];
  const [only] = given;
  const input = schema.definitions.find(
    (one) =>
      one.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION && only && one.name.value === nameOfType(only.type),
  );
  const source =
    input?.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION && given.length === 1 ? (input.fields ?? []) : given;
  const types = new Map(given.map(({ name, type }) => [name.value, typeText(type)]));
  return { names: source.map(({ name }) => name.value), input: source === given ? null : 'input', types };
}

function typeText(type: TypeNode): string {
  if (type.kind === Kind.NON_NULL_TYPE) return `${typeText(type.type)}!`;
  return type.kind === Kind.LIST_TYPE ? `[${typeText(type.type)}]` : type.name.value;
}

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await insertLocation(tx, { id: 'hall', providerId: '1' });
    await insertLocation(tx, { id: 'house', providerId: '1' });
    await insertTraining(tx, { id: 'training', providerId: '1', fulfilledBy: 'Complete' });
    await insertStamp(tx, { id: 'stamp', providerId: '1' });
    await upcomingQuest(tx, {
      id: 'quest',
      startedAt: START,
      endedAt: START + 10_800_000,
      locationId: 'house',
    });
  });
});
afterEach(() => world.close());

async function write(mutation: string, given: Record<string, unknown>): Promise<string> {
  const { input, types } = takenBy(mutation);
  const variables = input ? { input: given } : given;
  const head = Object.keys(variables).map((name) => `$${name}: ${types.get(name)}`);
  const args = Object.keys(variables).map((name) => `${name}: $${name}`);
  const document = `mutation(${head.join(', ')}) { done: ${mutation}(${args.join(', ')}) { id } }`;
  const answer = await world.gql<{ done: { id: string } }>(document, variables, {
    as: WRITERS[mutation]?.as,
  });
  expect(answer.errors).toBeUndefined();
  return answer.data?.done.id ?? '';
}

describe('what a mutation takes is kept', () => {
  it.each(Object.keys(WRITERS))(
    'every argument of %s is a value with a sample here, or no value',
    (mutation) => {
      const { values, other } = WRITERS[mutation] as Writer;
      expect([...Object.keys(values), ...other].sort()).toEqual(takenBy(mutation).names.sort());
    },
  );

  const alone = Object.entries(WRITERS).flatMap(([mutation, { values }]) =>
    Object.keys(values).map((name): [string, string] => [mutation, name]),
  );
  it.each(alone)('%s keeps %s, given alone', async (mutation, name) => {
    const { as, always, values, read } = WRITERS[mutation] as Writer;
    const value = values[name];
    const sent = isSeen(value) ? value.sent : value;
    const seen = isSeen(value) ? value.seen : value;
    const ask = isSeen(value) ? value.ask : name;
    const look = async (id: string) => {
      const answer = await world.gql<{ record: Record<string, unknown> }>(read(ask), { id }, { as });
      expect(answer.errors).toBeUndefined();
      return answer.data?.record[ask.split(' ')[0] ?? ''];
    };
    if (typeof always.id === 'string') expect(await look(always.id)).not.toEqual(seen);
    const id = await write(mutation, { ...always, [name]: sent });
    expect(await look(id)).toEqual(seen);
  });
});
