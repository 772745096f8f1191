import { readContractsAhead } from '#api/reads/accounts/account-queries.ts';
import { clashesOfChild, listOwnChildren } from '#api/reads/children/child-queries.ts';
import { canJoin, readOwnWaiting } from '#api/reads/waiting/own-waiting.ts';
import { registerChild } from '#api/verbs/children/register-child.ts';
import { eraseChild } from '#api/verbs/erasure/erase-child.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    ownChildren: (_root, _args, context) => listOwnChildren(context),
  },
  Mutation: {
    registerChild: (_root, args, context) => registerChild(context, args),
    eraseChild: (_root, args, context) => eraseChild(context, args),
  },
  ChildVerdict: {
    waiting: ({ child, questId }, _args, { store, now }) =>
      readOwnWaiting(store.read, now, { questId, chariteerId: child.id }),
    canJoinWaitingList: ({ child, questId }, _args, context) => canJoin(context, { id: questId }, child.id),
    clashes: ({ child, questId }, _args, context) => clashesOfChild(context, child, questId),
  },
  Child: {
    contractsAhead: async ({ id, ownerId }, _args, context) =>
      (await readContractsAhead(context, id)).map((row) => ({ ...row, ownerId })),
  },
};
