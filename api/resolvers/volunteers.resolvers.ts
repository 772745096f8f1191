import { createArmsLoaders } from '#api/reads/arms/arms-loaders.ts';
import { listContractsOf } from '#api/reads/contracts/contract-queries.ts';
import { createTrainingLoaders } from '#api/reads/trainings/training-loaders.ts';
import { hasProfile } from '#api/reads/volunteers/has-profile.ts';
import { createVolunteerLoaders } from '#api/reads/volunteers/volunteer-loaders.ts';
import { findVolunteer } from '#api/reads/volunteers/volunteer-queries.ts';
import type { Resolvers } from '#api/resolvers/generated/resolvers.ts';
import { removeVolunteer } from '#api/verbs/erasure/remove-volunteer.ts';
import { giveGuardianConsent } from '#api/verbs/guardians/give-guardian-consent.ts';
import { closeSponsorBanner } from '#api/verbs/volunteers/close-sponsor-banner.ts';
import { createVolunteer } from '#api/verbs/volunteers/create-volunteer.ts';
import { setSubscriptionStatus } from '#api/verbs/volunteers/set-subscription-status.ts';
import { updateVolunteer } from '#api/verbs/volunteers/update-volunteer.ts';
import { ageBandOn } from '#domain/ages/age-band.ts';

export const resolvers: Resolvers = {
  Query: {
    chariteer: (_, { id }, context) => findVolunteer(context, id),
  },
  Mutation: {
    createChariteer: (_, args, context) => createVolunteer(context, args),
    updateChariteer: (_, args, context) => updateVolunteer(context, args),
    giveGuardianConsent: (_, args, context) => giveGuardianConsent(context, args),
    closeSponsorBanner: (_root, _args, context) => closeSponsorBanner(context),
    setSubscriptionStatus: (_, args, context) => setSubscriptionStatus(context, args),
    removeChariteer: (_, args, context) => removeVolunteer(context, args),
  },
  PublicChariteer: {
    hasProfile: (row, _, { now }) => hasProfile(row, now),
    arms: ({ id }, _, { loaders }) => loaders(createArmsLoaders).typesOf.load(id),
  },
  Chariteer: {
    hasProfile: (row, _, { now }) => hasProfile(row, now),
    arms: ({ id }, _, { loaders }) => loaders(createArmsLoaders).typesOf.load(id),
    phoneNumber: ({ id, phoneNumber }, _, { store }) =>
      store.read.cells.open('chariteer.phoneNumber', id, phoneNumber),
    emergencyContactName: ({ id, emergencyContactName }, _, { store }) =>
      store.read.cells.open('chariteer.emergencyContactName', id, emergencyContactName),
    emergencyContactNumber: ({ id, emergencyContactNumber }, _, { store }) =>
      store.read.cells.open('chariteer.emergencyContactNumber', id, emergencyContactNumber),
    ageBand: ({ dateOfBirth }, _, { now }) => dateOfBirth && ageBandOn(dateOfBirth, now),
    favoriteDistricts: ({ id }, _, { loaders }) => loaders(createVolunteerLoaders).favoriteDistricts.load(id),
    contracts: ({ id }, _, context) => listContractsOf(context, id),
    startedOrientations: ({ id }, _, { loaders }) =>
      loaders(createTrainingLoaders).startedByChariteer.load(id),
  },
};
