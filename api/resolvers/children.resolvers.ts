import { listOwnChildren } from '#api/reads/children/child-queries.ts';
import { registerChild } from '#api/verbs/children/register-child.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    ownChildren: (_root, _args, context) => listOwnChildren(context),
  },
  Mutation: {
    registerChild: (_root, args, context) => registerChild(context, args),
  },
};
