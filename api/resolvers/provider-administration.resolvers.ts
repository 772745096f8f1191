import { createProviderLoaders } from '#api/reads/providers/provider-loaders.ts';
import { listProviderPage } from '#api/reads/providers/provider-page.ts';
import { readRecordDemands } from '#api/reads/providers/record-demands.ts';
import { createProvider } from '#api/verbs/providers/create-provider.ts';
import { setRecordDemands } from '#api/verbs/providers/set-record-demands.ts';
import { updateProvider } from '#api/verbs/providers/update-provider.ts';
import { previewLocationNotice } from '#api/verbs/quests/preview-location-notice.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    providerPage: (_, args, context) => listProviderPage(context, args),
    previewLocationNotice: (_, args, context) => previewLocationNotice(context, args),
    recordDemands: (_, args, context) => readRecordDemands(context, args),
  },
  Mutation: {
    createProvider: (_, { input }, context) => createProvider(context, input),
    updateProvider: (_, { input }, context) => updateProvider(context, input),
    setRecordDemands: (_, args, context) => setRecordDemands(context, args),
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
