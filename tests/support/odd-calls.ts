import { sql } from 'drizzle-orm';
import { type GraphQLField, getNamedType, isObjectType } from 'graphql';
import { schema } from '#api/graphql/schema.ts';
import { type CastName, GUILD_ID } from './cast.ts';
import { oddValues, plainValue } from './hostile-values.ts';
import { openWorld, type World } from './world.ts';

type Field = GraphQLField<unknown, unknown>;

/** Records that there are, by the name of an argument, so that odd values meet code that works on something. */
function knownTo(self: string) {
  return (name: string): string | undefined => {
    if (/quest/i.test(name)) return 'quest-own';
    if (/provider|charity/i.test(name)) return '1';
    if (/guild|group/i.test(name)) return GUILD_ID;
    if (/district/i.test(name)) return '1';
    if (/chariteer|account|player|sender|creator|posted|supervisor/i.test(name)) return self;
    if (/email/i.test(name)) return 'volunteer@demo.example';
    return undefined;
  };
}

function documentOf(kind: 'query' | 'mutation', field: Field): string {
  const declared = field.args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const given = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const type = getNamedType(field.type);
  const scalars = isObjectType(type)
    ? Object.values(type.getFields()).filter(
        (one) => !isObjectType(getNamedType(one.type)) && one.args.length === 0,
      )
    : [];
  const selection = isObjectType(type) ? `{ __typename ${scalars.map((one) => one.name).join(' ')} }` : '';
  return `${kind} Odd(${declared}) { ${field.name}(${given}) ${selection} }`;
}

/** The calls of one operation that the server could not answer, and how all of them were answered. */
async function callsOf(world: World, kind: 'query' | 'mutation', field: Field, as: CastName | null) {
  const known = knownTo(as ?? 'volunteer');
  const plain = Object.fromEntries(
    field.args.map((arg) => [arg.name, plainValue(arg.type, arg.name, known)]),
  );
  const query = documentOf(kind, field);
  const faults: string[] = [];
  const codes = new Set<string>();
  for (const arg of field.args) {
    for (const { name, value } of oddValues(arg.type, arg.name, known)) {
      const call = () => world.gql(query, { ...plain, [arg.name]: value }, { as });
      let answer = await call();
      if (answer.code === 'RATE_LIMITED') {
        await world.store.write(async (tx) => void (await tx.run(sql`DELETE FROM rate_limit`)));
        answer = await call();
      }
      const { status, errors, code = 'OK' } = answer;
      codes.add(code);
      const isFault = status >= 500 || errors?.some(({ extensions }) => extensions.statusCode >= 500);
      if (isFault) faults.push(`${field.name}(${arg.name}: ${name})`);
    }
  }
  return { faults, codes };
}

/** What came of odd values in every argument of every query or mutation, sent by one person. */
export async function sendOddValues(kind: 'query' | 'mutation', as: CastName | null) {
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  const faults: string[] = [];
  const logLines: string[] = [];
  const codes = new Set<string>();
  for (const field of Object.values(root?.getFields() ?? {})) {
    if (field.args.length === 0) continue;
    const world = await openWorld({ logLines });
    const calls = await callsOf(world, kind, field, as);
    faults.push(...calls.faults);
    for (const code of calls.codes) codes.add(code);
    await world.close();
  }
  return { faults, codes, log: logLines.join('').slice(0, 5_000) };
}
