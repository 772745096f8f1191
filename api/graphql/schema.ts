import { makeExecutableSchema } from '@graphql-tools/schema';
import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { Context } from '#api/access/request/context.ts';
import { mayRead } from '#api/charities/guarded-fields/access.ts';
import { noteRead } from '#api/charities/guarded-fields/note-read.ts';
import { RESOLVER_MODULES } from '#api/graphql/generated/resolver-modules.ts';
import type { Access } from '#api/graphql/generated/types.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { scalarResolvers } from './scalars.ts';
import { readTypeDefs } from './sdl.ts';
import { schemaForServer } from './server-schema.ts';

type Field = GraphQLField<unknown, Context>;

/** The whole API: the SDL and resolvers of all modules, every field behind its `@access`. */
export const schema = guardSchema(
  makeExecutableSchema<Context>({
    typeDefs: readTypeDefs(),
    resolvers: [scalarResolvers, ...RESOLVER_MODULES],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  }),
);

/** The schema for @hono/graphql-server. */
export const serverSchema = schemaForServer(schema);

/**
 * Puts every field behind the reader it declares, in place.
 * Throws when a field names none: what is not declared is not served.
 */
export function guardSchema(schema: GraphQLSchema): GraphQLSchema {
  const roots = [schema.getQueryType(), schema.getMutationType()];
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const level = accessOf(type, field);
      if (!level) throw new Error(`${type.name}.${field.name} has no @access.`);
      if (isContactData(field)) noteReads(field, level);
      if (level !== 'PUBLIC') guard(field, level, roots.includes(type));
    }
  }
  return schema;
}

/** The level of a field: its own, else its type's; null when neither names one. */
export function accessOf(type: GraphQLObjectType, field: Pick<Field, 'astNode'>): Access | null {
  const directive = [field.astNode, type.astNode]
    .flatMap((node) => node?.directives ?? [])
    .find((one) => one.name.value === 'access');
  const argument = directive?.arguments?.[0]?.value;
  return argument?.kind === 'EnumValue' ? (argument.value as Access) : null;
}

/** Whether a field tells how to reach a person: it says so by `@contactData`. */
export function isContactData({ astNode }: Pick<Field, 'astNode'>): boolean {
  return astNode?.directives?.some(({ name }) => name.value === 'contactData') ?? false;
}

/** Inside of the guard, so that only what the viewer gets to see is noted. */
function noteReads(field: Field, level: Access): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (row, args, context, info) => {
    const noted = (value: unknown) => {
      if (value != null) noteRead(context, row, level);
      return value;
    };
    const value = resolve(row, args, context, info);
    return value instanceof Promise ? value.then(noted) : noted(value);
  };
}

/** Public fields stay as they are: the compiled hot path never pays for a check that always passes. */
function guard(field: Field, level: Access, isOperation: boolean): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  // A refused field that may not be null takes its object along, and says why.
  const mustThrow = isOperation || isNonNullType(field.type);
  field.resolve = (row, args, context, info) => {
    const answer = (isAllowed: boolean) => {
      if (isAllowed) return resolve(row, args, context, info);
      if (mustThrow) throw new DomainError(context.viewer || context.program ? 'FORBIDDEN' : 'NOT_LOGGED_IN');
      return null;
    };
    const isAllowed = mayRead(level, context, row);
    return typeof isAllowed === 'boolean' ? answer(isAllowed) : isAllowed.then(answer);
  };
}
