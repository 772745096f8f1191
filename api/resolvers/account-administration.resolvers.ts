import { findAccountSummary, listAccountPage } from '#api/reads/accounts/account-page.ts';
import { banAccount, unbanAccount } from '#api/verbs/accounts/ban-account.ts';
import { addStaff } from '#api/verbs/accounts/staff/add-staff.ts';
import { removeStaff } from '#api/verbs/accounts/staff/remove-staff.ts';
import { correctBirthDate } from '#api/verbs/volunteers/correct-birth-date.ts';
import type { Resolvers } from './generated/resolvers.ts';

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
