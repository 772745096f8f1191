import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { buyMana } from './buy-mana.ts';
import { topUpWallet } from './top-up-wallet.ts';
import { findWallet, listWalletEntries, readMana } from './wallet-queries.ts';

export const resolvers: Resolvers = {
  Query: {
    wallet: (_, { providerId }, context) => findWallet(context, providerId),
  },
  Mutation: {
    buyMana: (_, args, context) => buyMana(context, args),
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
