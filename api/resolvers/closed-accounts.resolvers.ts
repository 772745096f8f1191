import { readUsedLinkAt } from '#api/access/auth/account-token.ts';
import { readClosedByToken } from '#api/reads/accounts/closed-account-queries.ts';
import { readFormerAddress } from '#api/reads/accounts/former-address-queries.ts';
import { undoAddressChange } from '#api/verbs/accounts/undo-address-change.ts';
import { takeAccountBack } from '#api/verbs/erasure/take-account-back.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    takeBackUntil: async (_root, { token }, { store, now }) =>
      (await readClosedByToken(store.read, now, token))?.expiresAt ?? null,
    formerAddressUntil: async (_root, { token }, { store, now }) =>
      (await readFormerAddress(store.read, now, token))?.expiresAt ?? null,
    undoneByLinkAt: (_root, { token }, { store }) => readUsedLinkAt(store.read, token),
  },
  Mutation: {
    takeAccountBack: (_root, args, context) => takeAccountBack(context, args),
    undoAddressChange: (_root, args, context) => undoAddressChange(context, args),
  },
};
