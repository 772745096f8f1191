import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { listCharityHealth } from './charity-health-queries.ts';

export const resolvers: Resolvers = {
  Query: {
    charityHealthPage: (_root, args, context) => listCharityHealth(context, args),
  },
};
