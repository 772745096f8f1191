import { requireLogin } from '#api/access/auth/authorize.ts';
import { initialsOf } from '#api/access/auth/initials.ts';
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
} from '#api/reads/accounts/account-queries.ts';
import { readOwnGuardian } from '#api/reads/guardians/consent-queries.ts';
import { addOrUpdateContactEmail } from '#api/verbs/accounts/addresses/add-or-update-contact-email.ts';
import { changeEmailAddress } from '#api/verbs/accounts/addresses/change-email-address.ts';
import { resendVerification } from '#api/verbs/accounts/addresses/resend-verification.ts';
import { verifyEmail } from '#api/verbs/accounts/addresses/verify-email.ts';
import { createProviderAccount } from '#api/verbs/accounts/create-provider-account.ts';
import { giveDefaultValues } from '#api/verbs/accounts/give-default-values.ts';
import { logIn } from '#api/verbs/accounts/log-in.ts';
import { logInByVerifiedLink } from '#api/verbs/accounts/log-in-by-verified-link.ts';
import { logOut } from '#api/verbs/accounts/log-out.ts';
import { registerUser } from '#api/verbs/accounts/register-user.ts';
import { registerVolunteer } from '#api/verbs/accounts/register-volunteer.ts';
import { usernameChangeableAt } from '#domain/identity/made-username.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    getAccountInfo: (_root, _args, context) => context.viewer && findAccountInfo(context, context.viewer),
    getPublisherReadOnlyData: (_root, _args, context) =>
      readPublisherData(context, requireLogin(context.viewer).accountId),
    getUserData: (_root, _args, { viewer }) => ({ ownerId: requireLogin(viewer).accountId }),
    getReadOnlyData: (_root, _args, { viewer }) => ({ ownerId: requireLogin(viewer).accountId }),
    getPlayerProfile: (_root, args, context) => findPlayerProfile(context, args),
    getInventory: (_root, _args, { viewer }) => ({ ownerId: requireLogin(viewer).accountId }),
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
  },
  AccountInfo: {
    usernameChangeableAt: ({ usernameChangedAt }) => usernameChangeableAt(usernameChangedAt),
    entityType: () => 'title_player_account',
    titleId: (_row, _args, { config }) => config.titleId,
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
