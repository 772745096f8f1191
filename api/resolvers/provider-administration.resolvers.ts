import { createProviderLoaders } from '#api/reads/providers/provider-loaders.ts';
import { listProviderPage } from '#api/reads/providers/provider-page.ts';
import { createProvider } from '#api/verbs/providers/create-provider.ts';
import { updateProvider } from '#api/verbs/providers/update-provider.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    providerPage: (_, args, context) => listProviderPage(context, args),
  },
  Mutation: {
    createProvider: (_, { input }, context) => createProvider(context, input),
    updateProvider: (_, { input }, context) => updateProvider(context, input),
  },
  Provider: {
    organizationCode: async ({ id }, _, { loaders }) =>
      (await loaders(createProviderLoaders).forStaff.load(id))?.organizationCode ?? null,
    demandsEmergencyContact: async ({ id }, _, { loaders }) =>
      (await loaders(createProviderLoaders).forStaff.load(id))?.demandsEmergencyContact ?? null,
    demandsFullRecord: async ({ id }, _, { loaders }) =>
      (await loaders(createProviderLoaders).forStaff.load(id))?.demandsFullRecord ?? null,
    importSource: async ({ id }, _, { loaders }) =>
      (await loaders(createProviderLoaders).forStaff.load(id))?.importSource ?? null,
  },
};
