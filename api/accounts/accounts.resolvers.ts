import { requireLogin } from '#api/auth/authorize.ts';
import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import {
  readAccountInfo,
  readActivityLog,
  readContactEmails,
  readContractsAhead,
  readContractsDone,
  readItems,
  readMana,
  readPublisherData,
} from './account-queries.ts';
import { initialsOf } from './initials.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';

export const resolvers: Resolvers = {
  Query: {
    getAccountInfo: (_root, _args, { viewer, store }) =>
      viewer && readAccountInfo(store.read, viewer.accountId),
    getPublisherReadOnlyData: (_root, _args, { viewer, store }) =>
      readPublisherData(store.read, requireLogin(viewer).accountId),
    getUserData: (_root, _args, { viewer }) => ({ ownerId: requireLogin(viewer).accountId }),
    getReadOnlyData: (_root, _args, { viewer }) => ({ ownerId: requireLogin(viewer).accountId }),
    getInventory: (_root, _args, { viewer }) => ({ ownerId: requireLogin(viewer).accountId }),
  },
  Mutation: {
    loginWithEmail: (_root, input, context) => logIn(context, input),
    logout: (_root, _args, context) => logOut(context),
  },
  AccountInfo: {
    entityType: () => 'title_player_account',
    titleId: (_row, _args, { config }) => config.titleId,
    initials: initialsOf,
    contactEmails: ({ ownerId }, _args, { store }) => readContactEmails(store.read, ownerId),
  },
  UserData: {
    quests: ({ ownerId }, _args, { store, now }) => readContractsAhead(store.read, ownerId, now),
  },
  ReadOnlyData: {
    activityLog: ({ ownerId }, _args, { store }) => readActivityLog(store.read, ownerId),
    completedQuests: ({ ownerId }, _args, { store, now }) => readContractsDone(store.read, ownerId, now),
  },
  Inventory: {
    itemInstances: ({ ownerId }, _args, { store, now }) => readItems(store.read, ownerId, now),
    mana: (_row, _args, { store, viewer }) => readMana(store.read, viewer?.ownProviderId ?? null),
  },
};
