import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { readDesk } from './desk-queries.ts';
import { readFirstStep } from './first-step.ts';

export const resolvers: Resolvers = {
  Query: {
    desk: (_, { providerId }, context) => readDesk(context, providerId),
    firstStep: (_, args, context) => readFirstStep(context, args),
  },
};
