import { createChariteerLoaders } from '#api/reads/chariteers/chariteer-loaders.ts';
import { findChariteer } from '#api/reads/chariteers/chariteer-queries.ts';
import { hasProfile } from '#api/reads/chariteers/has-profile.ts';
import { listContractsOf } from '#api/reads/contracts/contract-queries.ts';
import { createOrientationLoaders } from '#api/reads/orientations/orientation-loaders.ts';
import { createChariteer } from '#api/verbs/chariteers/create-chariteer.ts';
import { giveGuardianConsent } from '#api/verbs/chariteers/give-guardian-consent.ts';
import { setSubscriptionStatus } from '#api/verbs/chariteers/set-subscription-status.ts';
import { updateChariteer } from '#api/verbs/chariteers/update-chariteer.ts';
import { removeChariteer } from '#api/verbs/erasure/remove-chariteer.ts';
import { ageBandOn } from '#domain/ages/age-band.ts';
import type { Resolvers } from './generated/resolvers.ts';

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
    phoneNumber: ({ id, phoneNumber }, _, { store }) =>
      store.read.cells.open('chariteer.phoneNumber', id, phoneNumber),
    emergencyContactName: ({ id, emergencyContactName }, _, { store }) =>
      store.read.cells.open('chariteer.emergencyContactName', id, emergencyContactName),
    emergencyContactNumber: ({ id, emergencyContactNumber }, _, { store }) =>
      store.read.cells.open('chariteer.emergencyContactNumber', id, emergencyContactNumber),
    ageBand: ({ dateOfBirth }, _, { now }) => dateOfBirth && ageBandOn(dateOfBirth, now),
    favoriteDistricts: ({ id }, _, { loaders }) => loaders(createChariteerLoaders).favoriteDistricts.load(id),
    contracts: ({ id }, _, context) => listContractsOf(context, id),
    startedOrientations: ({ id }, _, { loaders }) =>
      loaders(createOrientationLoaders).startedByChariteer.load(id),
  },
};
