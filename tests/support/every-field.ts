import {
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredInputField,
} from 'graphql';

/** What arguments of a name are given; every other one gets a value of its type. */
export type GivenArguments = Readonly<Record<string, string>>;

export type Question = { field: string; text: string; types: ReadonlySet<string> };

const SCALARS: Readonly<Record<string, string>> = {
  ID: '"1"',
  String: '"a"',
  Int: '1',
  Float: '1',
  Boolean: 'true',
  Date: '"2026-11-16"',
  DateTime: '"2026-11-16T15:00:00Z"',
  EventType: '"OSV"',
};

/**
 * One document for every query of the schema, which asks for every field below it, down to `depth`; a type is not
 * entered again inside itself. `given` chooses arguments by name; where one is left out, the type decides.
 */
export function everyQuestion(schema: GraphQLSchema, given: GivenArguments, depth: number): Question[] {
  const query = schema.getQueryType();
  return Object.values(query?.getFields() ?? {}).map((field) => {
    const types = new Set<string>();
    const args = field.args
      .filter((arg) => arg.name in given || isRequiredInputField(arg))
      .map((arg) => `${arg.name}: ${given[arg.name] ?? literalOf(arg.type, given)}`);
    const type = getNamedType(field.type);
    const selection = isObjectType(type) ? selectionOf(type, depth, [], types) : '';
    const call = args.length > 0 ? `(${args.join(', ')})` : '';
    return { field: field.name, text: `{ ${field.name}${call} ${selection} }`, types };
  });
}

function selectionOf(
  type: GraphQLObjectType,
  depth: number,
  inside: readonly string[],
  types: Set<string>,
): string {
  types.add(type.name);
  const fields = Object.values(type.getFields()).flatMap((field) => {
    if (field.args.some((arg) => isRequiredInputField(arg))) return [];
    const below = getNamedType(field.type);
    if (!isObjectType(below)) return [field.name];
    if (depth === 0 || inside.includes(below.name) || below.name === type.name) return [];
    return [`${field.name} ${selectionOf(below, depth - 1, [...inside, type.name], types)}`];
  });
  return `{ __typename ${fields.join(' ')} }`;
}

function literalOf(type: GraphQLInputType, given: GivenArguments): string {
  if (isNonNullType(type)) return literalOf(type.ofType, given);
  if (isListType(type)) return `[${literalOf(type.ofType, given)}]`;
  if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
  if (!isInputObjectType(type)) return SCALARS[type.name] ?? '"a"';
  const fields = Object.values(type.getFields())
    .filter((field) => field.name in given || isRequiredInputField(field))
    .map((field) => `${field.name}: ${given[field.name] ?? literalOf(field.type, given)}`);
  return `{ ${fields.join(', ')} }`;
}
