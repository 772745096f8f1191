import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { listAccountPage } from './account-page.ts';
import { setBanned } from './ban-account.ts';

export const resolvers: Resolvers = {
  Query: {
    accountPage: (_, args, context) => listAccountPage(context, args),
  },
  Mutation: {
    banAccount: (_, { accountId }, context) => setBanned(context, accountId, true),
    unbanAccount: (_, { accountId }, context) => setBanned(context, accountId, false),
  },
};
