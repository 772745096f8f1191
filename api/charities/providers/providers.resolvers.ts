import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { isManagerOf } from '#domain/permissions/permissions.ts';
import { createProviderLoaders } from './provider-loaders.ts';
import { findProvider, listProviders } from './provider-queries.ts';
import { saveQuestConfiguration, versionOf } from './save-quest-configuration.ts';

export const resolvers: Resolvers = {
  Query: {
    provider: (_, { id }, context) => findProvider(context, id),
    providers: (_, args, context) => listProviders(context, args),
  },
  Mutation: {
    saveQuestConfiguration: (_, args, context) => saveQuestConfiguration(context, args),
  },
  Provider: {
    providerID: ({ id }) => id,
    district: ({ districtId, districtName }) => ({ id: districtId, name: districtName }),
    templateOrientations: ({ id }, _, { loaders }) =>
      loaders(createProviderLoaders).templateOrientations.load(id),
    questConfiguration: ({ id }, _, { loaders }) =>
      loaders(createProviderLoaders).questConfiguration.load(id),
    questConfigurationVersion: async ({ id }, _, { loaders }) =>
      versionOf(await loaders(createProviderLoaders).questConfiguration.load(id)),
    approvedLocations: ({ id }, _, { loaders }) => loaders(createProviderLoaders).approvedLocations.load(id),
    providerManagementGroupIDs: ({ id }, _, { loaders }) =>
      loaders(createProviderLoaders).managementGroupIds.load(id),
    viewerIsManager: ({ id }, _, { viewer }) => isManagerOf(viewer, id),
  },
};
