import { createStamp } from '#api/verbs/stamps/create-stamp.ts';
import { deleteStamp } from '#api/verbs/stamps/delete-stamp.ts';
import { updateStamp } from '#api/verbs/stamps/update-stamp.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Mutation: {
    createStamp: (_, { input }, context) => createStamp(context, input),
    updateStamp: (_, { input }, context) => updateStamp(context, input),
    deleteStamp: (_, { id }, context) => deleteStamp(context, id),
  },
};
