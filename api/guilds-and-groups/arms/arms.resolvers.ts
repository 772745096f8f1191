import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { createArmsLoaders } from './arms-loaders.ts';

export const resolvers: Resolvers = {
  PublicChariteer: {
    arms: ({ id }, _, { loaders }) => loaders(createArmsLoaders).typesOf.load(id),
  },
  Chariteer: {
    arms: ({ id }, _, { loaders }) => loaders(createArmsLoaders).typesOf.load(id),
  },
  ServiceRecordChariteer: {
    arms: ({ id, showsTypes }, _, { loaders }) =>
      showsTypes ? loaders(createArmsLoaders).typesOf.load(id) : [],
  },
};
