import { findWallet, listWalletEntries, readMana } from '#api/reads/wallet/wallet-queries.ts';
import { topUpWallet } from '#api/verbs/wallet/top-up-wallet.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    wallet: (_, { providerId }, context) => findWallet(context, providerId),
  },
  Mutation: {
    topUpWallet: (_, args, context) => topUpWallet(context, args),
  },
  Inventory: {
    mana: (_row, _args, { store, viewer }) => readMana(store.read, viewer?.ownProviderId ?? null),
  },
  Wallet: {
    id: ({ providerId }) => providerId,
    entries: ({ providerId }, args, context) => listWalletEntries(context, providerId, args),
  },
};
