import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { createDistrict } from './create-district.ts';
import { updateDistrict } from './update-district.ts';

export const resolvers: Resolvers = {
  Mutation: {
    createDistrict: (_, { input }, context) => createDistrict(context, input),
    updateDistrict: (_, { input }, context) => updateDistrict(context, input),
  },
};
