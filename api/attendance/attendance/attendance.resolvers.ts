import { listMergedContracts } from '#api/attendance/credits/merged-contracts.ts';
import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { addPastVolunteer } from './add-past-volunteer.ts';
import { countParty } from './count-party.ts';
import { listPastVolunteers } from './past-volunteers.ts';
import { listSelfMarkedHours } from './self-marked-hours.ts';
import { takeAttendance } from './take-attendance.ts';

export const resolvers: Resolvers = {
  Query: {
    pastVolunteers: (_, args, context) => listPastVolunteers(context, args),
    selfMarkedHours: (_, args, context) => listSelfMarkedHours(context, args),
    getChariteerMergedContracts: (_, args, context) => listMergedContracts(context, args),
  },
  Mutation: {
    updateContracts: (_, { contracts }, context) => takeAttendance(context, contracts),
    addPastVolunteer: (_, args, context) => addPastVolunteer(context, args),
    countParty: (_, args, context) => countParty(context, args),
  },
};
