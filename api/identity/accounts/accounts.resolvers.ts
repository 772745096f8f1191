import { requireLogin } from '#api/access/auth/authorize.ts';
import { initialsOf } from '#api/access/auth/initials.ts';
import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { readOwnGuardian } from '#api/people/guardians/consent-queries.ts';
import { usernameChangeableAt } from '#domain/identity/made-username.ts';
import { findAccountSummary, listAccountPage } from './account-page.ts';
import {
  findAccountInfo,
  findPlayerProfile,
  readActivityLog,
  readContactEmails,
  readContractsAhead,
  readContractsDone,
  readIsConsentMissing,
  readItems,
  readPublisherData,
} from './account-queries.ts';
import { addOrUpdateContactEmail } from './add-or-update-contact-email.ts';
import { addStaff } from './add-staff.ts';
import { banAccount, unbanAccount } from './ban-account.ts';
import { changeEmailAddress } from './change-email-address.ts';
import { correctBirthDate } from './correct-birth-date.ts';
import { createProviderAccount } from './create-provider-account.ts';
import { giveDefaultValues } from './give-default-values.ts';
import { logIn } from './log-in.ts';
import { logInByVerifiedLink } from './log-in-by-verified-link.ts';
import { logOut } from './log-out.ts';
import { opensConsole } from './opens-console.ts';
import { registerUser } from './register-user.ts';
import { registerVolunteer } from './register-volunteer.ts';
import { removeStaff } from './remove-staff.ts';
import { resendVerification } from './resend-verification.ts';
import { verifyEmail } from './verify-email.ts';

export const resolvers: Resolvers = {
  Query: {
    getAccountInfo: (_root, _args, context) => context.viewer && findAccountInfo(context, context.viewer),
    getPublisherReadOnlyData: (_root, _args, context) =>
      readPublisherData(context, requireLogin(context.viewer).accountId),
    getUserData: (_root, _args, { viewer }) => ({ ownerId: requireLogin(viewer).accountId }),
    getReadOnlyData: (_root, _args, { viewer }) => ({ ownerId: requireLogin(viewer).accountId }),
    getPlayerProfile: (_root, args, context) => findPlayerProfile(context, args),
    getInventory: (_root, _args, { viewer }) => ({ ownerId: requireLogin(viewer).accountId }),
    accountPage: (_, args, context) => listAccountPage(context, args),
    accountSummary: (_, { id }, context) => findAccountSummary(context, id),
  },
  Mutation: {
    loginWithEmail: (_root, input, context) => logIn(context, input),
    logout: (_root, _args, context) => logOut(context),
    registerChariteer: (_root, args, context) => registerVolunteer(context, args),
    registerUser: (_root, args, context) => registerUser(context, args),
    giveNewChariteerAccountDefaultValues: (_root, args, context) => giveDefaultValues(context, args),
    addOrUpdateContactEmail: (_root, args, context) => addOrUpdateContactEmail(context, args),
    changeEmailAddress: (_root, args, context) => changeEmailAddress(context, args),
    verifyEmail: (_root, args, context) => verifyEmail(context, args),
    logInByVerifiedLink: (_root, args, context) => logInByVerifiedLink(context, args),
    resendVerification: (_root, args, context) => resendVerification(context, args),
    createProviderAccount: (_root, args, context) => createProviderAccount(context, args),
    banAccount: (_, args, context) => banAccount(context, args),
    unbanAccount: (_, { accountId }, context) => unbanAccount(context, accountId),
    correctBirthDate: (_root, args, context) => correctBirthDate(context, args),
    addStaff: async (_, args, context) => (await addStaff(context, args)).account,
    removeStaff: (_, args, context) => removeStaff(context, args),
  },
  LoginResult: {
    opensConsole: ({ playerId }, _args, { store }) => opensConsole(store.read, playerId),
  },
  AccountInfo: {
    usernameChangeableAt: ({ usernameChangedAt }) => usernameChangeableAt(usernameChangedAt),
    entityType: () => 'title_player_account',
    titleId: (_row, _args, { config }) => config.titleId,
    deviceKey: ({ ownerId }, _args, { config }) => config.dataKey.hash('device', ownerId),
    initials: initialsOf,
    isGuardianConsentMissing: ({ ownerId }, _args, context) => readIsConsentMissing(context, ownerId),
    guardian: ({ ownerId }, _args, context) => readOwnGuardian(context, ownerId),
    contactEmails: ({ ownerId }, _args, context) => readContactEmails(context, ownerId),
  },
  UserData: {
    quests: ({ ownerId }, _args, context) => readContractsAhead(context, ownerId),
    completedQuests: ({ ownerId }, _args, { store, now }) => readContractsDone(store.read, ownerId, now),
  },
  Child: {
    contractsAhead: async ({ id, ownerId }, _args, context) =>
      (await readContractsAhead(context, id)).map((row) => ({ ...row, ownerId })),
  },
  ReadOnlyData: {
    activityLog: ({ ownerId }, _args, { store }) => readActivityLog(store.read, ownerId),
    completedQuests: ({ ownerId }, _args, { store, now }) => readContractsDone(store.read, ownerId, now),
  },
  Inventory: {
    itemInstances: ({ ownerId }, _args, context) => readItems(context, ownerId),
  },
};
