import { guildOf, questOf, volunteerOf } from '#api/reads/contracts/contract-queries.ts';
import { listMergedContracts } from '#api/reads/contracts/merged-contracts.ts';
import { listPastVolunteers } from '#api/reads/contracts/past-volunteers.ts';
import { listProviderBans } from '#api/reads/contracts/provider-bans.ts';
import { listSelfMarkedHours } from '#api/reads/contracts/self-marked-hours.ts';
import { createSupervisionLoaders } from '#api/reads/supervision/supervision-queries.ts';
import { bootVolunteer } from '#api/verbs/bans/boot-volunteer.ts';
import { liftProviderBan } from '#api/verbs/bans/lift-ban.ts';
import { abandonContract } from '#api/verbs/contracts/abandon-contract.ts';
import { addPastVolunteer } from '#api/verbs/contracts/add-past-volunteer.ts';
import { enterOrganizationCode } from '#api/verbs/contracts/enter-organization-code.ts';
import { signUp } from '#api/verbs/contracts/sign-up.ts';
import { takeAttendance } from '#api/verbs/contracts/take-attendance.ts';
import { reserveAs } from '#api/verbs/reservations/reserve-quest.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    pastVolunteers: (_, args, context) => listPastVolunteers(context, args),
    selfMarkedHours: (_, args, context) => listSelfMarkedHours(context, args),
    providerBans: (_, args, context) => listProviderBans(context, args),
    getChariteerMergedContracts: (_, args, context) => listMergedContracts(context, args),
  },
  Mutation: {
    createContract: (_, { guildId, ...args }, context) =>
      guildId == null ? signUp(context, args) : reserveAs(context, { ...args, guildId }),
    enterOrganizationCode: (_, args, context) => enterOrganizationCode(context, args),
    abandonContract: (_, args, context) => abandonContract(context, args),
    updateContracts: (_, { contracts }, context) => takeAttendance(context, contracts),
    updateContract: (_, args, context) => bootVolunteer(context, args),
    liftProviderBan: (_, args, context) => liftProviderBan(context, args),
    addPastVolunteer: (_, args, context) => addPastVolunteer(context, args),
  },
  Contract: {
    quest: (row, _, context) => questOf(context, row),
    chariteer: (row, _, context) => volunteerOf(context, row),
    guild: (row, _, context) => guildOf(context, row),
    supervision: ({ id }, _, { loaders }) => loaders(createSupervisionLoaders).byContract.load(id),
  },
};
