import { createProviderLoaders } from '#api/charities/providers/provider-loaders.ts';
import { listProviderPage } from '#api/charities/providers/provider-page.ts';
import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { previewLocationNotice } from '#api/posting/quest-notices/preview-location-notice.ts';
import { acceptCharityRequest } from './accept-charity-request.ts';
import { readCharitySettings, updateCharitySettings } from './charity-settings.ts';
import { createProvider } from './create-provider.ts';
import { readRecordDemands } from './record-demands.ts';
import { setRecordDemands } from './set-record-demands.ts';
import { updateProvider } from './update-provider.ts';

export const resolvers: Resolvers = {
  Query: {
    providerPage: (_, args, context) => listProviderPage(context, args),
    previewLocationNotice: (_, args, context) => previewLocationNotice(context, args),
    charitySettings: (_, args, context) => readCharitySettings(context, args),
    recordDemands: (_, args, context) => readRecordDemands(context, args),
  },
  Mutation: {
    acceptCharityRequest: (_, { input }, context) => acceptCharityRequest(context, input),
    createProvider: (_, { input }, context) => createProvider(context, input),
    updateProvider: (_, { input }, context) => updateProvider(context, input),
    updateCharitySettings: (_, args, context) => updateCharitySettings(context, args),
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
