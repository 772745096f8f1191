import { createContractLoaders } from '#api/reads/contracts/contract-loaders.ts';
import { guildOf, listContractsOf, questOf, volunteerOf } from '#api/reads/contracts/contract-queries.ts';
import { listGuildNext } from '#api/reads/contracts/guild-next.ts';
import { createSupervisionLoaders } from '#api/reads/supervision/supervision-queries.ts';
import { abandonContract } from '#api/verbs/contracts/abandon-contract.ts';
import { enterOrganizationCode } from '#api/verbs/contracts/enter-organization-code.ts';
import { signUp } from '#api/verbs/contracts/sign-up.ts';
import { reserveAs } from '#api/verbs/reservations/reserve-quest.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    guildNext: (_, { guildId }, context) => listGuildNext(context, guildId),
  },
  Mutation: {
    createContract: (_, { guildId, ...args }, context) =>
      guildId == null ? signUp(context, args) : reserveAs(context, { ...args, guildId }),
    enterOrganizationCode: (_, args, context) => enterOrganizationCode(context, args),
    abandonContract: (_, args, context) => abandonContract(context, args),
  },
  Chariteer: {
    contracts: ({ id }, _, context) => listContractsOf(context, id),
  },
  PastQuestCard: {
    volunteerInfo: ({ eventID }, _, { loaders }) => loaders(createContractLoaders).byQuest.load(eventID),
  },
  Quest: {
    pledgedContracts: ({ id }, _, { loaders }) => loaders(createContractLoaders).byQuest.load(id),
  },
  Contract: {
    quest: (row, _, context) => questOf(context, row),
    chariteer: (row, _, context) => volunteerOf(context, row),
    guild: (row, _, context) => guildOf(context, row),
    supervision: ({ id }, _, { loaders }) => loaders(createSupervisionLoaders).byContract.load(id),
  },
};
