import { listContractsOf } from '#api/contracts/contract-queries.ts';
import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { createOrientationLoaders } from '#api/orientations/orientation-loaders.ts';
import { createChariteerLoaders } from './chariteer-loaders.ts';
import { findChariteer } from './chariteer-queries.ts';

export const resolvers: Resolvers = {
  Query: {
    chariteer: (_, { id }, context) => findChariteer(context, id),
  },
  Chariteer: {
    favoriteDistricts: ({ id }, _, { loaders }) => loaders(createChariteerLoaders).favoriteDistricts.load(id),
    contracts: ({ id }, _, context) => listContractsOf(context, id),
    startedOrientations: ({ id }, _, { loaders }) =>
      loaders(createOrientationLoaders).startedByChariteer.load(id),
  },
};
