import { createDistrict } from '#api/verbs/districts/create-district.ts';
import { updateDistrict } from '#api/verbs/districts/update-district.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Mutation: {
    createDistrict: (_, { input }, context) => createDistrict(context, input),
    updateDistrict: (_, { input }, context) => updateDistrict(context, input),
  },
};
