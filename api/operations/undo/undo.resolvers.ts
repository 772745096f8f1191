import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { takeBack } from './take-back.ts';

export const resolvers: Resolvers = {
  Mutation: {
    takeBack: (_, { token }, context) => takeBack(context, token),
  },
};
