import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { findAccountSummary, listAccountPage } from './account-page.ts';
import { addStaff } from './add-staff.ts';
import { banAccount, unbanAccount } from './ban-account.ts';
import { correctBirthDate } from './correct-birth-date.ts';
import { removeStaff } from './remove-staff.ts';

export const resolvers: Resolvers = {
  Query: {
    accountPage: (_, args, context) => listAccountPage(context, args),
    accountSummary: (_, { id }, context) => findAccountSummary(context, id),
  },
  Mutation: {
    banAccount: (_, args, context) => banAccount(context, args),
    unbanAccount: (_, { accountId }, context) => unbanAccount(context, accountId),
    correctBirthDate: (_root, args, context) => correctBirthDate(context, args),
    addStaff: async (_, args, context) => (await addStaff(context, args)).account,
    removeStaff: (_, args, context) => removeStaff(context, args),
  },
};
