import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { readAreaMap } from './area-outlines.ts';
import { createDistrict } from './create-district.ts';
import { createDistrictLoaders } from './district-loaders.ts';
import { findDistrict, listDistricts } from './district-queries.ts';
import { updateDistrict } from './update-district.ts';

export const resolvers: Resolvers = {
  Query: {
    districts: (_, __, context) => listDistricts(context),
    district: (_, { id }, context) => findDistrict(context, id),
    areaOutlines: (_, { districtIds }, context) => readAreaMap(context, districtIds ?? null),
  },
  Mutation: {
    createDistrict: (_, { input }, context) => createDistrict(context, input),
    updateDistrict: (_, { input }, context) => updateDistrict(context, input),
  },
  District: {
    declaredChariteers: ({ id }, _, { loaders }) =>
      loaders(createDistrictLoaders).declaredChariteers.load(id),
    declaredChariteersCount: ({ id, declaredChariteersCount }, _, { viewer, loaders }) =>
      viewer?.isStaff ? declaredChariteersCount : loaders(createDistrictLoaders).adultCount.load(id),
    providers: ({ id }, _, { loaders }) => loaders(createDistrictLoaders).providers.load(id),
  },
};
