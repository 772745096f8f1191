import { readAreaMap } from '#api/reads/areas/area-outlines.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    areaOutlines: (_, { districtIds }, context) => readAreaMap(context, districtIds ?? null),
  },
};
