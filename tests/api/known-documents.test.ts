import { createHash } from 'node:crypto';
import {
  type ExecutionResult,
  execute,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  print,
  specifiedRules,
  validate,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authenticate } from '#api/access/auth/caller.ts';
import { createContext } from '#api/access/request/context.ts';
import { createDocuments } from '#api/graphql/documents.ts';
import { KNOWN_DOCUMENTS } from '#api/graphql/generated/known-documents.ts';
import { schema } from '#api/graphql/schema.ts';
import { refreshRecap } from '#api/recaps/recaps/refresh-recap.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertQuest } from '#db/factories/insert-quest.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { openWorld, type World } from '../support/world.ts';

const HOUR_MS = 3_600_000;
/** Values for variables by name, so that every document finds something. */
const VALUES: Record<string, unknown> = {
  id: '1',
  questId: 'q',
  providerId: '1',
  specificProvider: '1',
  districtId: '1',
  chariteerId: 'volunteer',
  chariteerID: 'volunteer',
  page: 1,
  perPage: 25,
  isTemplate: false,
  dateRangeBeginning: '2026-11-01T04:00:00.000Z',
  dateRangeEnding: '2026-12-01T05:00:00.000Z',
  year: 2026,
  from: '2026-11-01T04:00:00.000Z',
  until: '2026-12-01T05:00:00.000Z',
};

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await insertQuest(tx, { id: 'q', providerId: '1', startedAt: TEST_NOW + 24 * HOUR_MS });
    await insertQuest(tx, { id: '1', providerId: '1', startedAt: TEST_NOW + 48 * HOUR_MS });
    await insertQuest(tx, { id: 'past', providerId: '1', startedAt: TEST_NOW - 48 * HOUR_MS });
    await insertContract(tx, { questId: 'past', chariteerId: 'gold', status: 'Present' });
    await insertContract(tx, { questId: 'past', chariteerId: 'volunteer', status: 'Absent' });
    await refreshRecap(tx, ['gold', 'volunteer']);
  });
});
afterAll(() => world.close());

const entries = Object.entries(KNOWN_DOCUMENTS).map(
  ([hash, text]) => [/\w+ (\w+)/.exec(text)?.[1] ?? hash, hash, text] as const,
);

describe('the documents of site and console [DEC-07]', () => {
  it.each(entries)('%s is known under its hash and fits the schema [DEC-07]', (_name, hash, text) => {
    expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
    expect(validate(schema, parse(text), specifiedRules)).toEqual([]);
  });

  const queries = entries.filter(([, , text]) => text.startsWith('query'));
  it.each(queries)(
    '%s gives the same through the compiled and the plain engine',
    async (_name, _hash, text) => {
      const operation = createDocuments(schema, [text], { isProduction: true }).find(text, null);
      if ('errors' in operation || !operation.run) throw new Error(JSON.stringify(operation));
      const document = parse(text);
      const variableValues = variablesOf(text);
      for (const name of [null, 'volunteer', 'managers', 'staff'] as const) {
        const compiled = await operation.run(await contextOf(name), variableValues);
        const plain = await execute({
          schema,
          document,
          variableValues,
          contextValue: await contextOf(name),
        });
        expect(plainOf(compiled)).toEqual(plainOf(plain));
      }
    },
  );
});

/*
 * The compiled engine hands values on as the rows have them, so every field has to be looked at, also those that
 * no front end asks for.
 */
describe('every field', () => {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  it.each(fields.map((field) => [field.name, field] as const))(
    'below %s is the same through both engines',
    async (_name, field) => {
      const document = parse(`{ ${field.name}${argumentsOf(field)} ${selectionOf(field.type, 4)} }`);
      expect(validate(schema, document, specifiedRules)).toEqual([]);
      const operation = createDocuments(schema, [print(document)], { isProduction: true }).find(
        print(document),
        null,
      );
      if ('errors' in operation || !operation.run) throw new Error(JSON.stringify(operation));
      for (const name of [null, 'volunteer', 'managers', 'staff'] as const) {
        const compiled = await operation.run(await contextOf(name), {});
        const plain = await execute({ schema, document, contextValue: await contextOf(name) });
        expect(plainOf(compiled)).toEqual(plainOf(plain));
      }
    },
  );
});

const INPUTS: Readonly<Record<string, string>> = {
  'SpecificQuestsInput!': '{ specificProvider: "1" }',
  'SeveralChangesInput!': '{ isCancelled: true }',
  'ChariteerAlertInput!': '{ questId: "q", districtIds: [], filters: { newVolunteers: true } }',
};

function argumentsOf(field: GraphQLField<unknown, unknown>): string {
  const given = field.args.flatMap(({ name, type }) => {
    const input = INPUTS[String(type)];
    if (input) return [`${name}: ${input}`];
    if (name in VALUES) return [`${name}: ${JSON.stringify(VALUES[name])}`];
    return isNonNullType(type) ? [`${name}: ${literalFor(type)}`] : [];
  });
  return given.length > 0 ? `(${given.join(', ')})` : '';
}

/** A value as the language writes it. */
function literalFor(type: GraphQLInputType): string {
  const named = getNamedType(type);
  if (isListType(getNullableType(type))) return '[]';
  if (isEnumType(named)) return named.getValues()[0]?.name ?? '';
  return { Boolean: 'true', Int: '1' }[named.name] ?? '"1"';
}

/** All fields of the type that need no argument, to that depth. */
function selectionOf(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).filter(
    (field) => !field.args.some((one) => isNonNullType(one.type)),
  );
  const leaves = fields.filter((field) => isLeafType(getNamedType(field.type))).map((field) => field.name);
  const deeper = fields.filter((field) => depth > 1 && isObjectType(getNamedType(field.type)));
  const below = deeper.map((field) => `${field.name} ${selectionOf(field.type, depth - 1)}`);
  return `{ __typename ${[...leaves, ...below].join(' ')} }`;
}

async function contextOf(name: CastName | null) {
  const { store, sessions, config, log } = world;
  const authorization = name && (await world.tokenOf(name));
  const { viewer, token } = await authenticate(
    store,
    sessions,
    { authorization, cookie: null },
    TEST_NOW,
    null,
  );
  const request = {
    address: '203.0.113.7',
    isBrowser: true,
    browserToken: null,
    joiningKey: null,
    passkeyToken: null,
    kioskToken: null,
    host: null,
    pageLocale: null,
    logInToken: null,
    userAgent: null,
    origin: null,
    pageAccount: null,
    requestId: 'r',
  };
  return createContext({
    viewer,
    token,
    store,
    now: TEST_NOW,
    sessions,
    config,
    log,
    request,
    slowDown: async () => {},
    setCookie() {},
  });
}

/** Each variable that the document declares, by its name or by the names inside its input object. */
function variablesOf(text: string): Record<string, unknown> {
  const declared = [...text.matchAll(/\$(\w+): (\[?\w+)/g)].map(([, name = '', type = '']) => {
    if (type === 'SpecificQuestsInput') return [name, { specificProvider: '1' }];
    if (type === 'DateTime') return [name, new Date(TEST_NOW).toISOString()];
    return [name, VALUES[name] ?? (type === 'ID' ? '1' : undefined)];
  });
  return Object.fromEntries(declared.filter(([, value]) => value !== undefined));
}

/** Errors by message and path only: the engines differ in how they carry the rest. */
function plainOf({ data, errors }: ExecutionResult) {
  const plain = errors?.map(({ message, path }) => ({ message, path })) ?? [];
  return { data: JSON.parse(JSON.stringify(data ?? null)), errors: plain };
}
