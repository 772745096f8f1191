import { type GraphQLObjectType, getNamedType, isObjectType, isRequiredArgument } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '#api/graphql/schema.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertMembership } from '#db/factories/insert-group.ts';
import { insertStamp } from '#db/factories/insert-quest.ts';
import { questFeedback } from '#db/schema/quest-message.ts';
import type { Db } from '#db/store.ts';
import { atLeast } from '../support/at-least.ts';
import { type CastName, GUILD_ID, TEST_NOW } from '../support/cast.ts';
import { pastQuest, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.store.write(seed);
});
afterAll(() => world.close());

/** Quests that have a stamp, feedback, a reservation, sign-ups of the viewers, and people waiting. */
async function seed(tx: Db): Promise<void> {
  const { id: templateQuestId } = await insertStamp(tx, { id: 'stamp', providerId: '1' });
  await pastQuest(tx, { id: 'past', templateQuestId });
  await insertContract(tx, { id: 'served', questId: 'past', chariteerId: 'gold', status: 'Present' });
  const answer = { contractId: 'served', questId: 'past', wouldComeAgain: true, words: 'Kind people' };
  await tx.insert(questFeedback).values({ ...answer, answeredAt: TEST_NOW });
  await upcomingQuest(tx, { id: 'ahead', templateQuestId, giverName: 'Ada Lovelace', waitingCount: 1 });
  await insertContract(tx, { questId: 'ahead', chariteerId: 'managers', guildId: GUILD_ID });
  await insertMembership(tx, { groupId: GUILD_ID, accountId: 'volunteer', roleId: 'members' });
  for (const chariteerId of ['volunteer', 'captains']) {
    await insertContract(tx, { questId: 'ahead', chariteerId });
    await insertContract(tx, { questId: 'past', chariteerId });
  }
}

/** Every query that reads only those columns of its quests that were asked for; `*` is where fields are asked. */
const LISTS = {
  quests: '{ quests(specificProvider: "1") * }',
  'quests of all charities': '{ quests *  }',
  getSpecificQuests: '{ getSpecificQuests(input: { specificProvider: "1" }) * }',
  'getSpecificQuests of stamps':
    '{ getSpecificQuests(input: { specificProvider: "1", isTemplate: true }) * }',
  questPage: '{ questPage(providerId: "1") { items * } }',
  getProviderQuests: '{ getProviderQuests { items * } }',
  'getProviderQuests of the past': '{ getProviderQuests(isPast: true) { items * } }',
  'own templates': '{ getUserData { templates * } }',
};
/** Queries for service records, in the same form. */
const RECORDS = {
  getServiceRecord: '{ getServiceRecord(id: "gold") * }',
  'own service records': '{ getReadOnlyData { serviceRecords * } }',
};

const typeOf = (name: string) => schema.getType(name) as GraphQLObjectType;

/** Each field of the type, those of objects with nothing but their type's name. */
function fieldsOf(type: GraphQLObjectType): string[] {
  return Object.values(type.getFields())
    .filter((field) => !field.args.some(isRequiredArgument))
    .map(({ name, type }) => (isObjectType(getNamedType(type)) ? `${name} { __typename }` : name));
}

/** What the statement of a quest joins, which is read by columns too. */
const JOINED = { location: 'Location', reservation: 'Reservation', viewerContract: 'Contract' };

const FIELDS = {
  Quest: [
    ...fieldsOf(typeOf('Quest')),
    ...Object.entries(JOINED).flatMap(([part, type]) =>
      fieldsOf(typeOf(type)).map((field) => `${part} { ${field} }`),
    ),
  ],
  ServiceRecord: fieldsOf(typeOf('ServiceRecord')),
};

/** What a viewer may not read is null, with one of these. */
const REFUSALS: readonly unknown[] = ['FORBIDDEN', 'NOT_LOGGED_IN'];

async function ask(query: string, as: CastName | null): Promise<unknown> {
  const { data, errors } = await world.gql<Record<string, unknown>>(query, {}, { as });
  const codes = (errors ?? []).map(({ message, extensions }) => extensions?.code ?? message);
  expect(
    codes.filter((code) => !REFUSALS.includes(code)),
    query,
  ).toEqual([]);
  return data;
}

type Answered = Readonly<Record<string, unknown>>;

/** What stands at `path` in an answer, in each element of its lists. */
function partOf(answer: unknown, path: readonly string[]): unknown {
  const [name, ...rest] = path;
  if (name === undefined || answer === null) return answer;
  if (Array.isArray(answer)) return answer.map((one) => partOf(one, path));
  return partOf((answer as Answered)[name], rest);
}

/** The field at `path` of each quest in an answer. */
function valuesOf(answer: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(answer)) return answer.flatMap((one) => valuesOf(one, path));
  if (answer === null || typeof answer !== 'object') return [];
  if (path[0] !== undefined && path[0] in answer) return [partOf(answer, path)];
  return Object.values(answer).flatMap((part) => valuesOf(part, path));
}

async function comparesEachField(list: string, type: keyof typeof FIELDS, as: CastName | null) {
  const beside = await ask(list.replace('*', `{ ${FIELDS[type].join(' ')} }`), as);
  for (const field of atLeast(10, FIELDS[type])) {
    const alone = await ask(list.replace('*', `{ ${field} }`), as);
    const path = field.match(/\w+/g) ?? [];
    expect(valuesOf(alone, path), field).toEqual(valuesOf(beside, path));
  }
}

describe.each(Object.entries(LISTS))('%s', (name, list) => {
  it.each<CastName | null>(name.startsWith('getProvider') ? ['provider'] : [null, 'volunteer', 'captains'])(
    'answers %s each field of a quest asked for alone as it does beside others',
    (as) => comparesEachField(list, 'Quest', as),
  );
});

it.each<CastName>(['volunteer', 'captains'])(
  'a list answers %s of a quest what the quest itself answers',
  async (as) => {
    const fields = `{ id ${FIELDS.Quest.join(' ')} }`;
    const inList = await ask(`{ quests(specificProvider: "1") ${fields} }`, as);
    const alone = await ask(`{ quest(id: "ahead") ${fields} }`, as);
    expect(inList).toMatchObject({ quests: expect.arrayContaining(Object.values(Object(alone))) });
  },
);

describe.each(Object.entries(RECORDS))('%s', (_name, list) => {
  it('answers each field of a service record asked for alone as it does beside others', () =>
    comparesEachField(list, 'ServiceRecord', 'gold'));
});
