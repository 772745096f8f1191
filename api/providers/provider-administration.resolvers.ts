import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { createProvider } from './create-provider.ts';
import { createProviderLoaders } from './provider-loaders.ts';
import { listProviderPage } from './provider-page.ts';
import { updateProvider } from './update-provider.ts';

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
    importSource: async ({ id }, _, { loaders }) =>
      (await loaders(createProviderLoaders).forStaff.load(id))?.importSource ?? null,
  },
};
