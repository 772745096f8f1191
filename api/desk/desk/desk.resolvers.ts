import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { readDesk } from './desk-queries.ts';

export const resolvers: Resolvers = {
  Query: {
    desk: (_, { providerId }, context) => readDesk(context, providerId),
  },
};
