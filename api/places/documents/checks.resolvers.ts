import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { listChecks } from './check-queries.ts';
import { recordCheck, requireCheck } from './record-check.ts';

export const resolvers: Resolvers = {
  Query: { charityChecks: (_, args, context) => listChecks(context, args) },
  Mutation: {
    recordCheck: (_, args, context) => recordCheck(context, args),
    requireCheck: (_, args, context) => requireCheck(context, args),
  },
};
