import { readContractsAhead } from '#api/accounts/account-queries.ts';
import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { listOwnChildren } from './child-queries.ts';
import { eraseChild } from './erase-child.ts';
import { registerChild } from './register-child.ts';

export const resolvers: Resolvers = {
  Query: {
    ownChildren: (_root, _args, context) => listOwnChildren(context),
  },
  Mutation: {
    registerChild: (_root, args, context) => registerChild(context, args),
    eraseChild: (_root, args, context) => eraseChild(context, args),
  },
  Child: {
    contractsAhead: async ({ id, ownerId }, _args, { store, now }) =>
      (await readContractsAhead(store.read, id, now)).map((row) => ({ ...row, ownerId })),
  },
};
