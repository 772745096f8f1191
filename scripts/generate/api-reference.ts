import {
  type ArgumentNode,
  buildASTSchema,
  type ConstDirectiveNode,
  type DocumentNode,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
  parse,
  print,
} from 'graphql';
import { DOCUMENT_LIMITS, MOST_BODY_BYTES } from '#api/graphql/document-limits.ts';
import { ERRORS } from '#domain/errors/errors.ts';
import type { ApiChanges, ApiEntry, ApiPart } from '../../site/features/developers/api-entry.ts';
import { exampleArgument } from './example-value.ts';

const MOST_FIELDS = 6;

const { tokens, depth, aliases } = DOCUMENT_LIMITS;
const LIMITS = Object.entries({ tokens, depth, aliases, kilobytes: Math.floor(MOST_BODY_BYTES / 1000) });

/** A first call, with a mark for the origin. */
const FIRST_CALL = [
  'curl {origin}/graphql \\',
  "  -H 'content-type: application/json' \\",
  `  -d '{"query":"{ quests { id eventTitle startedAt } }"}'`,
].join('\n');

/** Returns the source of the developers’ pages: operations and types by name, limits, changes by release. */
export function generateApiReference(typeDefs: DocumentNode, changes: readonly ApiChanges[]): string {
  const entries = apiEntries(buildASTSchema(typeDefs));
  return [
    '// Long because it is the whole contract.',
    "import type { ApiChanges, ApiEntry } from '../api-entry.ts';",
    `export const API_LIMITS = { ${LIMITS.map(([name, value]) => `${name}: '${value}'`).join(', ')} };`,
    `export const FIRST_CALL = ${JSON.stringify(FIRST_CALL)};`,
    `export const API_CHANGES: readonly ApiChanges[] = ${JSON.stringify(changes)};`,
    'export const API_REFERENCE: readonly ApiEntry[] = [',
    ...entries.map((entry) => `${JSON.stringify(entry)},`),
    '];',
    '',
  ].join('\n');
}

/** Describes a contract: queries, mutations, then types, each by name. */
export function apiEntries(schema: GraphQLSchema): ApiEntry[] {
  const [query, mutation] = [schema.getQueryType(), schema.getMutationType()];
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !type.name.startsWith('__') && type !== query && type !== mutation && type.astNode,
  );
  return [
    ...Object.values(query?.getFields() ?? {}).map((field) => operationEntry('query', field)),
    ...Object.values(mutation?.getFields() ?? {}).map((field) => operationEntry('mutation', field)),
    ...types.map(typeEntry).sort((a, b) => a.name.localeCompare(b.name, 'en')),
  ];
}

type Field = GraphQLField<unknown, unknown>;

function operationEntry(kind: 'query' | 'mutation', field: Field): ApiEntry {
  const description = wordsOf(field.description);
  return {
    ...{ name: field.name, kind, description, access: accessOf(field.astNode?.directives) },
    answer: String(field.type),
    parts: field.args.map(partOf),
    errors: errorsIn(description),
    example: exampleOf(kind, field),
  };
}

function typeEntry(type: GraphQLNamedType): ApiEntry {
  const described = { name: type.name, description: wordsOf(type.description), errors: [], example: null };
  const entry = { ...described, access: accessOf(type.astNode?.directives), answer: null };
  if (isEnumType(type))
    return { ...entry, kind: 'enum', parts: type.getValues().map((one) => ({ ...partOf(one), type: '' })) };
  if (isUnionType(type))
    return {
      ...entry,
      kind: 'union',
      parts: type.getTypes().map(({ name }) => ({ name, type: name, description: '', access: null })),
    };
  if (isInputObjectType(type))
    return { ...entry, kind: 'input', parts: Object.values(type.getFields()).map(partOf) };
  if (isObjectType(type))
    return { ...entry, kind: 'type', parts: Object.values(type.getFields()).map(partOf) };
  return { ...entry, kind: 'scalar', parts: [] };
}

type Described = Pick<GraphQLArgument, 'name' | 'description'> & {
  type?: unknown;
  astNode?: { readonly directives?: readonly ConstDirectiveNode[] } | null | undefined;
};

function partOf({ name, type, description, astNode }: Described): ApiPart {
  return {
    name,
    type: String(type),
    description: wordsOf(description),
    access: accessOf(astNode?.directives),
  };
}

const wordsOf = (description: string | null | undefined) =>
  (description ?? '').replaceAll(/\s+/g, ' ').trim();

function accessOf(directives: readonly ConstDirectiveNode[] = []): string | null {
  const to = directives
    .find((one) => one.name.value === 'access')
    ?.arguments?.find((argument: ArgumentNode) => argument.name.value === 'to')?.value;
  return to?.kind === 'EnumValue' ? to.value : null;
}

/** Returns the codes that a description names. */
function errorsIn(description: string): string[] {
  return [...new Set(description.match(/\b[A-Z][A-Z_]{3,}\b/g) ?? [])].filter((code) => code in ERRORS);
}

function exampleOf(kind: 'query' | 'mutation', field: Field): ApiEntry['example'] {
  const required = field.args.filter(isRequiredArgument);
  const typed = required.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const passed = required.map(({ name }) => `${name}: $${name}`).join(', ');
  const operation = `${kind}${typed && ` (${typed})`} { ${field.name}${passed && `(${passed})`} ${selectionOf(field.type)} }`;
  const values = Object.fromEntries(
    required.map((argument) => [argument.name, exampleArgument(field.name, argument)]),
  );
  return { document: print(parse(operation)), variables: JSON.stringify(values, null, 2) };
}

/** Selects the first fields that need no argument; a type without any is asked for its name. */
function selectionOf(type: GraphQLOutputType, depth = 0): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  const fields = isObjectType(named) ? Object.values(named.getFields()) : [];
  const plain = fields.filter((field) => !field.args.some(isRequiredArgument) && isPlain(field));
  const leaves = plain.filter(({ type: one }) => isLeafType(getNamedType(one))).map(({ name }) => name);
  const inner = depth > 0 ? [] : plain.filter(({ type: one }) => !isLeafType(getNamedType(one)));
  const nested =
    leaves.length > 1
      ? []
      : inner.slice(0, 1).map(({ name, type: one }) => `${name} ${selectionOf(one, depth + 1)}`);
  const chosen = [...leaves.slice(0, MOST_FIELDS), ...nested];
  return `{ ${chosen.length > 0 ? chosen.join(' ') : '__typename'} }`;
}

const isPlain = ({ deprecationReason }: Field | GraphQLInputField) => deprecationReason == null;
