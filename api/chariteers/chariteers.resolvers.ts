import { listContractsOf } from '#api/contracts/contract-queries.ts';
import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { createOrientationLoaders } from '#api/orientations/orientation-loaders.ts';
import { ageBandOn } from '#domain/age-band.ts';
import { createChariteerLoaders } from './chariteer-loaders.ts';
import { findChariteer } from './chariteer-queries.ts';
import { createChariteer } from './create-chariteer.ts';
import { giveGuardianConsent } from './give-guardian-consent.ts';
import { hasProfile } from './has-profile.ts';
import { removeChariteer } from './remove-chariteer.ts';
import { setSubscriptionStatus } from './set-subscription-status.ts';
import { updateChariteer } from './update-chariteer.ts';

export const resolvers: Resolvers = {
  Query: {
    chariteer: (_, { id }, context) => findChariteer(context, id),
  },
  Mutation: {
    createChariteer: (_, args, context) => createChariteer(context, args),
    updateChariteer: (_, args, context) => updateChariteer(context, args),
    giveGuardianConsent: (_, args, context) => giveGuardianConsent(context, args),
    setSubscriptionStatus: (_, args, context) => setSubscriptionStatus(context, args),
    removeChariteer: (_, args, context) => removeChariteer(context, args),
  },
  PublicChariteer: {
    hasProfile: (row, _, { now }) => hasProfile(row, now),
  },
  Chariteer: {
    hasProfile: (row, _, { now }) => hasProfile(row, now),
    ageBand: ({ dateOfBirth }, _, { now }) => dateOfBirth && ageBandOn(dateOfBirth, now),
    favoriteDistricts: ({ id }, _, { loaders }) => loaders(createChariteerLoaders).favoriteDistricts.load(id),
    contracts: ({ id }, _, context) => listContractsOf(context, id),
    startedOrientations: ({ id }, _, { loaders }) =>
      loaders(createOrientationLoaders).startedByChariteer.load(id),
  },
};
