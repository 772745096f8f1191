import { listMergedContracts } from '#api/reads/contracts/merged-contracts.ts';
import { listPastVolunteers } from '#api/reads/contracts/past-volunteers.ts';
import { listSelfMarkedHours } from '#api/reads/contracts/self-marked-hours.ts';
import { addPastVolunteer } from '#api/verbs/contracts/add-past-volunteer.ts';
import { takeAttendance } from '#api/verbs/contracts/take-attendance.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    pastVolunteers: (_, args, context) => listPastVolunteers(context, args),
    selfMarkedHours: (_, args, context) => listSelfMarkedHours(context, args),
    getChariteerMergedContracts: (_, args, context) => listMergedContracts(context, args),
  },
  Mutation: {
    updateContracts: (_, { contracts }, context) => takeAttendance(context, contracts),
    addPastVolunteer: (_, args, context) => addPastVolunteer(context, args),
  },
};
