import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { listOwnChildren } from './child-queries.ts';
import { registerChild } from './register-child.ts';

export const resolvers: Resolvers = {
  Query: {
    ownChildren: (_root, _args, context) => listOwnChildren(context),
  },
  Mutation: {
    registerChild: (_root, args, context) => registerChild(context, args),
  },
};
