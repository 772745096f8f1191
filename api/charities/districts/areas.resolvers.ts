import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { readAreaMap } from './area-outlines.ts';

export const resolvers: Resolvers = {
  Query: {
    areaOutlines: (_, { districtIds }, context) => readAreaMap(context, districtIds ?? null),
  },
};
