// The fields of what mutations answer, each asked for alone: a resolver may not need what another field had loaded.
import { type GraphQLObjectType, getNamedType, isObjectType, isRequiredArgument } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from '#api/graphql/schema.ts';
import { atLeast } from '../support/at-least.ts';
import { PERFORMED, type Performed, seedPerformance } from '../support/performed-mutations.ts';
import { openWorld } from '../support/world.ts';

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

/** The codes of the errors that a mutation answers with besides refusals, in a world of its own. */
async function faultsOf(row: Performed, selection: string): Promise<unknown[]> {
  const world = await openWorld();
  try {
    await world.store.write(seedPerformance);
    const { text, as } = await row.prepare(world);
    const who = typeof as === 'object' && as !== null ? as : { as };
    const { errors } = await world.gql(`mutation { ${callIn(text)} { ${selection} } }`, {}, who);
    const codes = (errors ?? []).map(({ message, extensions }) => extensions?.code ?? message);
    return codes.filter((code) => !REFUSALS.includes(code));
  } finally {
    await world.close();
  }
}

const rows = PERFORMED.filter((row) => isObjectType(answerOf(row)));

describe.each(atLeast(100, [...new Map(rows.map((row) => [row.operation, row])).entries()]))(
  '%s',
  (_operation, row) => {
    it('answers each field alone', async () => {
      for (const selection of selectionsOf(answerOf(row) as GraphQLObjectType))
        expect(await faultsOf(row, selection), selection).toEqual([]);
    });
  },
);
