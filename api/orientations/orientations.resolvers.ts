import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { applyForTrainings } from './apply-for-trainings.ts';

export const resolvers: Resolvers = {
  Mutation: {
    createMultipleOrientations: (_root, args, context) => applyForTrainings(context, args),
  },
};
