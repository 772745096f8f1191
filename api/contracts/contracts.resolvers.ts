import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { abandonContract } from './abandon-contract.ts';
import { chariteerOf, guildOf, questOf } from './contract-queries.ts';
import { createContract } from './create-contract.ts';

export const resolvers: Resolvers = {
  Mutation: {
    createContract: (_, args, context) => createContract(context, args),
    abandonContract: (_, args, context) => abandonContract(context, args),
  },
  Contract: {
    quest: (row, _, context) => questOf(context, row),
    chariteer: (row, _, context) => chariteerOf(context, row),
    guild: (row, _, context) => guildOf(context, row),
  },
};
