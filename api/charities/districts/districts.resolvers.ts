import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { createDistrictLoaders } from './district-loaders.ts';
import { findDistrict, listDistricts } from './district-queries.ts';

export const resolvers: Resolvers = {
  Query: {
    districts: (_, __, context) => listDistricts(context),
    district: (_, { id }, context) => findDistrict(context, id),
  },
  District: {
    declaredChariteers: ({ id }, _, { loaders }) =>
      loaders(createDistrictLoaders).declaredChariteers.load(id),
    declaredChariteersCount: ({ id, declaredChariteersCount }, _, { viewer, loaders }) =>
      viewer?.isStaff ? declaredChariteersCount : loaders(createDistrictLoaders).adultCount.load(id),
    providers: ({ id }, _, { loaders }) => loaders(createDistrictLoaders).providers.load(id),
  },
};
