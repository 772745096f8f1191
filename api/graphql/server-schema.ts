import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLFieldResolver,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLSchema,
  isListType,
  isNonNullType,
  isObjectType,
  responsePathAsArray,
} from 'graphql';
import type { Context as HonoContext } from 'hono';
import type { Context } from '#api/access/request/context.ts';

/** What a call of the package brings in Hono's context: the resolvers' own context, and what they threw. */
export type ServerEnv = {
  Variables: { resolverContext: Context; thrownErrors: Map<string, unknown> };
};
type ServerCall = HonoContext<ServerEnv>;

/**
 * The same schema for @hono/graphql-server, whose resolvers get Hono’s context: each takes the resolvers’ own context
 * out of it. Only object types are made anew; all others are shared.
 */
export function schemaForServer(schema: GraphQLSchema): GraphQLSchema {
  const made = new Map<string, GraphQLObjectType>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (isObjectType(type) && !type.name.startsWith('__')) made.set(type.name, objectForServer(type, made));
  }
  const config = schema.toConfig();
  const ofServer = (type: GraphQLObjectType | null | undefined) => type && made.get(type.name);
  return new GraphQLSchema({
    ...config,
    types: config.types.map((type) => made.get(type.name) ?? type),
    query: ofServer(config.query),
    mutation: ofServer(config.mutation),
    subscription: ofServer(config.subscription),
  });
}

function objectForServer(
  type: GraphQLObjectType,
  made: ReadonlyMap<string, GraphQLObjectType>,
): GraphQLObjectType {
  const outputOf = (output: GraphQLOutputType): GraphQLOutputType => {
    if (isNonNullType(output)) return new GraphQLNonNull(outputOf(output.ofType));
    if (isListType(output)) return new GraphQLList(outputOf(output.ofType));
    return made.get(output.name) ?? output;
  };
  const config = type.toConfig();
  const resolvers = type.getFields();
  const fields = () =>
    Object.fromEntries(
      Object.entries(config.fields).map(([name, field]) => [
        name,
        { ...field, type: outputOf(field.type), resolve: resolverForServer(resolvers[name]) },
      ]),
    );
  return new GraphQLObjectType({ ...config, fields });
}

/** Notes what is thrown by its path: the package answers text, in which the cause of an error is lost. */
function resolverForServer(
  field: GraphQLField<unknown, Context> | undefined,
): GraphQLFieldResolver<unknown, ServerCall> {
  const resolve = field?.resolve ?? defaultFieldResolver;
  return (row, args, c, info) => {
    const note = (error: unknown): never => {
      c.get('thrownErrors').set(pathKey(responsePathAsArray(info.path)), error);
      throw error;
    };
    try {
      const value: unknown = resolve(row, args, c.get('resolverContext'), info);
      return value instanceof Promise ? value.catch(note) : value;
    } catch (error) {
      return note(error);
    }
  };
}

export function pathKey(path: readonly (string | number)[]): string {
  return JSON.stringify(path);
}
