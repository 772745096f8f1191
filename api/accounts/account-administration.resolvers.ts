import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { findAccountSummary, listAccountPage } from './account-page.ts';
import { banAccount, unbanAccount } from './ban-account.ts';

export const resolvers: Resolvers = {
  Query: {
    accountPage: (_, args, context) => listAccountPage(context, args),
    accountSummary: (_, { id }, context) => findAccountSummary(context, id),
  },
  Mutation: {
    banAccount: (_, args, context) => banAccount(context, args),
    unbanAccount: (_, { accountId }, context) => unbanAccount(context, accountId),
  },
};
