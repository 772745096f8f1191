import { liftProviderBan } from '#api/bans/lift-ban.ts';
import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { createSupervisionLoaders } from '#api/supervision/supervision-queries.ts';
import { abandonContract } from './abandon-contract.ts';
import { addPastVolunteer } from './add-past-volunteer.ts';
import { bootVolunteer } from './boot-volunteer.ts';
import { chariteerOf, guildOf, questOf } from './contract-queries.ts';
import { createContract } from './create-contract.ts';
import { enterOrganizationCode } from './enter-organization-code.ts';
import { listMergedContracts } from './merged-contracts.ts';
import { listPastVolunteers } from './past-volunteers.ts';
import { listProviderBans } from './provider-bans.ts';
import { takeAttendance } from './take-attendance.ts';

export const resolvers: Resolvers = {
  Query: {
    pastVolunteers: (_, args, context) => listPastVolunteers(context, args),
    providerBans: (_, args, context) => listProviderBans(context, args),
    getChariteerMergedContracts: (_, args, context) => listMergedContracts(context, args),
  },
  Mutation: {
    createContract: (_, args, context) => createContract(context, args),
    enterOrganizationCode: (_, args, context) => enterOrganizationCode(context, args),
    abandonContract: (_, args, context) => abandonContract(context, args),
    updateContracts: (_, { contracts }, context) => takeAttendance(context, contracts),
    updateContract: (_, args, context) => bootVolunteer(context, args),
    liftProviderBan: (_, args, context) => liftProviderBan(context, args),
    addPastVolunteer: (_, args, context) => addPastVolunteer(context, args),
  },
  Contract: {
    quest: (row, _, context) => questOf(context, row),
    chariteer: (row, _, context) => chariteerOf(context, row),
    guild: (row, _, context) => guildOf(context, row),
    supervision: ({ id }, _, { loaders }) => loaders(createSupervisionLoaders).byContract.load(id),
  },
};
