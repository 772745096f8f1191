import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { reserveAs } from '#api/places/reservations/reserve-quest.ts';
import { createSupervisionLoaders } from '#api/places/supervision/supervision-queries.ts';
import { listOtherDates } from '#api/quests/quests/other-dates.ts';
import { createQuestLoaders } from '#api/quests/quests/quest-loaders.ts';
import { spotEndingOf } from '#domain/sign-up/spot-ending.ts';
import { abandonContract } from './abandon-contract.ts';
import { createContractLoaders } from './contract-loaders.ts';
import { guildOf, listContractsOf, questOf, volunteerOf } from './contract-queries.ts';
import { enterOrganizationCode } from './enter-organization-code.ts';
import { listGuildNext } from './guild-next.ts';
import { signUp } from './sign-up.ts';
import { signUpForDates } from './sign-up-for-dates.ts';

export const resolvers: Resolvers = {
  Query: {
    guildNext: (_, { guildId }, context) => listGuildNext(context, guildId),
  },
  Mutation: {
    createContract: (_, { guildId, ...args }, context) =>
      guildId == null ? signUp(context, args) : reserveAs(context, { ...args, guildId }),
    enterOrganizationCode: (_, args, context) => enterOrganizationCode(context, args),
    abandonContract: (_, args, context) => abandonContract(context, args),
    signUpForDates: (_, args, context) => signUpForDates(context, args),
  },
  Chariteer: {
    contracts: ({ id }, _, context) => listContractsOf(context, id),
  },
  PastQuestCard: {
    volunteerInfo: ({ eventID }, _, { loaders }) => loaders(createContractLoaders).byQuest.load(eventID),
  },
  Quest: {
    pledgedContracts: ({ id }, _, { loaders }) => loaders(createContractLoaders).byQuest.load(id),
    otherDates: ({ id }, _, context) => listOtherDates(context, id),
  },
  Contract: {
    quest: (row, _, context) => questOf(context, row),
    chariteer: (row, _, context) => volunteerOf(context, row),
    guild: (row, _, context) => guildOf(context, row),
    ending: spotEndingOf,
    supervision: ({ id }, _, { loaders }) => loaders(createSupervisionLoaders).byContract.load(id),
  },
  DateSignUp: {
    quest: ({ questId }, _, { loaders }) => loaders(createQuestLoaders).byId.load(questId),
  },
};
