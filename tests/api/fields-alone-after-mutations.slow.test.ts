// The fields of what mutations answer, each asked for alone: a resolver may not need what another field had loaded.
import {
  execute,
  GraphQLObjectType,
  GraphQLSchema,
  getNamedType,
  isObjectType,
  isRequiredArgument,
  parse,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { type Context, createContext } from '#api/access/request/context.ts';
import { schema, serverSchema } from '#api/graphql/schema.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { atLeast } from '../support/at-least.ts';
import { PERFORMED, type Performed, seedPerformance } from '../support/performed-mutations.ts';
import { openWorld, type World } from '../support/world.ts';

/** What a viewer may not read is null, with one of these. */
const REFUSALS: readonly unknown[] = ['FORBIDDEN', 'NOT_LOGGED_IN'];

const mutations = schema.getMutationType()?.getFields() ?? {};
const answerOf = ({ operation }: Performed) => getNamedType(mutations[operation]?.type);

/** Each field of a type that has a resolver, those of objects with nothing but their type's name. */
function selectionsOf(type: GraphQLObjectType): string[] {
  return Object.values(type.getFields())
    .filter((field) => field.resolve && !field.args.some(isRequiredArgument))
    .map(({ name, type: below }) => (isObjectType(getNamedType(below)) ? `${name} { __typename }` : name));
}

/** A call without what it asks for of the answer. */
function callIn(text: string): string {
  let depth = 0;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    if (text[at] === '}') depth += 1;
    else if (text[at] === '{') depth -= 1;
    if (depth === 0) return text.slice(0, at);
  }
  throw new Error(`Nothing is asked for in ${text}`);
}

type Answered = { answer: unknown; context: Context };

/** Performs a mutation, with nothing asked for of its answer, which is kept with the context of the request. */
async function perform(world: World, row: Performed): Promise<Answered> {
  const field = serverSchema.getMutationType()?.getFields()[row.operation];
  const resolve = field?.resolve;
  if (!field || !resolve) throw new Error(`No mutation ${row.operation}`);
  let answered: Answered | undefined;
  field.resolve = async (source, args, c, info) => {
    const answer = await resolve(source, args, c, info);
    answered = { answer, context: c.get('resolverContext') };
    return answer;
  };
  try {
    const { text, as } = await row.prepare(world);
    const who = typeof as === 'object' && as !== null ? as : { as };
    await world.gql(`mutation { ${callIn(text)} { __typename } }`, {}, who);
  } finally {
    field.resolve = resolve;
  }
  if (!answered) throw new Error(`${row.operation} was refused`);
  return answered;
}

/** The codes of the errors besides refusals that one field of an answer gives, read with loaders of its own. */
async function faultsOf(
  { answer, context }: Answered,
  row: Performed,
  selection: string,
): Promise<unknown[]> {
  const type = mutations[row.operation]?.type;
  if (!type) throw new Error(`No mutation ${row.operation}`);
  const fields = { answer: { type, resolve: () => answer } };
  const alone = new GraphQLSchema({ query: new GraphQLObjectType({ name: 'Alone', fields }) });
  const document = parse(`{ answer { ${selection} } }`);
  const { errors = [] } = await execute({ schema: alone, document, contextValue: createContext(context) });
  const codes = errors.map(({ message, originalError }) =>
    originalError instanceof DomainError ? originalError.code : message,
  );
  return codes.filter((code) => !REFUSALS.includes(code));
}

const rows = PERFORMED.filter((row) => isObjectType(answerOf(row)));

describe.each(atLeast(100, [...new Map(rows.map((row) => [row.operation, row])).entries()]))(
  '%s',
  (_operation, row) => {
    it('answers each field alone', async () => {
      const world = await openWorld();
      try {
        await world.store.write(seedPerformance);
        const answered = await perform(world, row);
        for (const selection of selectionsOf(answerOf(row) as GraphQLObjectType))
          expect(await faultsOf(answered, row, selection), selection).toEqual([]);
      } finally {
        await world.close();
      }
    });
  },
);
