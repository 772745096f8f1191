import { takeBack } from '#api/verbs/undo/take-back.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Mutation: {
    takeBack: (_, { token }, context) => takeBack(context, token),
  },
};
