import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { giveGuardianConsent } from '#api/people/guardians/give-guardian-consent.ts';
import { ageBandOn } from '#domain/ages/age-band.ts';
import { correctOwnBirthDate } from './correct-own-birth-date.ts';
import { correctOwnDetails } from './correct-own-details.ts';
import { createVolunteer } from './create-volunteer.ts';
import { findOwnDetails } from './own-details-queries.ts';
import { setSubscriptionStatus } from './set-subscription-status.ts';
import { closeSponsorBanner, updateVolunteer } from './update-volunteer.ts';
import { createVolunteerLoaders } from './volunteer-loaders.ts';
import { findVolunteer, hasProfile } from './volunteer-queries.ts';

export const resolvers: Resolvers = {
  Query: {
    chariteer: (_, { id }, context) => findVolunteer(context, id),
    ownDetails: (_root, _args, context) => findOwnDetails(context),
  },
  Mutation: {
    createChariteer: (_, args, context) => createVolunteer(context, args),
    updateChariteer: (_, args, context) => updateVolunteer(context, args),
    giveGuardianConsent: (_, args, context) => giveGuardianConsent(context, args),
    closeSponsorBanner: (_root, _args, context) => closeSponsorBanner(context),
    setSubscriptionStatus: (_, args, context) => setSubscriptionStatus(context, args),
    correctOwnDetails: (_root, args, context) => correctOwnDetails(context, args),
    correctOwnBirthDate: (_root, args, context) => correctOwnBirthDate(context, args),
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
    favoriteDistricts: ({ id }, _, { loaders }) => loaders(createVolunteerLoaders).favoriteDistricts.load(id),
  },
};
