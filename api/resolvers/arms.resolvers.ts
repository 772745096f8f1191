import { createArmsLoaders } from '#api/reads/arms/arms-loaders.ts';
import type { Resolvers } from './generated/resolvers.ts';

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
