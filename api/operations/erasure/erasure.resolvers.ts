import { readUsedLinkAt } from '#api/access/auth/account-token.ts';
import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { readClosedByToken } from '#api/identity/accounts/closed-account-queries.ts';
import { readFormerAddress } from '#api/identity/accounts/former-address-queries.ts';
import { undoAddressChange } from '#api/identity/accounts/undo-address-change.ts';
import { eraseByGuardian } from './erase-by-guardian.ts';
import { eraseChild } from './erase-child.ts';
import { removeVolunteer } from './remove-volunteer.ts';
import { takeAccountBack } from './take-account-back.ts';

export const resolvers: Resolvers = {
  Query: {
    takeBackUntil: async (_root, { token }, { store, now }) =>
      (await readClosedByToken(store.read, now, token))?.expiresAt ?? null,
    formerAddressUntil: async (_root, { token }, { store, now }) =>
      (await readFormerAddress(store.read, now, token))?.expiresAt ?? null,
    undoneByLinkAt: (_root, { token }, { store }) => readUsedLinkAt(store.read, token),
  },
  Mutation: {
    eraseByGuardian: (_root, args, context) => eraseByGuardian(context, args),
    eraseChild: (_root, args, context) => eraseChild(context, args),
    removeChariteer: (_, args, context) => removeVolunteer(context, args),
    takeAccountBack: (_root, args, context) => takeAccountBack(context, args),
    undoAddressChange: (_root, args, context) => undoAddressChange(context, args),
  },
};
