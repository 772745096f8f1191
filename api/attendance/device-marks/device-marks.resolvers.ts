import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { createDeviceMarkLoaders } from './device-mark-loaders.ts';

export const resolvers: Resolvers = {
  Contract: {
    differingMarks: ({ id }, _, { loaders }) => loaders(createDeviceMarkLoaders).differing.load(id),
  },
};
