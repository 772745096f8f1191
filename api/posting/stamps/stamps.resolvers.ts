import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { createStamp } from './create-stamp.ts';
import { deleteStamp } from './delete-stamp.ts';
import { updateStamp } from './update-stamp.ts';

export const resolvers: Resolvers = {
  Mutation: {
    createStamp: (_, { input }, context) => createStamp(context, input),
    updateStamp: (_, { input }, context) => updateStamp(context, input),
    deleteStamp: (_, { id }, context) => deleteStamp(context, id),
  },
};
