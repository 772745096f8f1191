import { createChildDateLoaders } from '#api/reads/children/child-dates.ts';
import { childVerdicts, clashesOfChild } from '#api/reads/children/child-verdicts.ts';
import { canJoin, readOwnWaiting } from '#api/reads/waiting/own-waiting.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Quest: {
    childVerdicts: ({ id }, _, context) => childVerdicts(context, id),
    childDate: ({ id: questId }, { childId }, { loaders }) =>
      childId == null ? null : loaders(createChildDateLoaders).ofChild.load({ childId, questId }),
  },
  ChildVerdict: {
    waiting: ({ child, questId }, _args, { store, now }) =>
      readOwnWaiting(store.read, now, { questId, chariteerId: child.id }),
    canJoinWaitingList: ({ child, questId }, _args, context) => canJoin(context, { id: questId }, child.id),
    clashes: ({ child, questId }, _args, context) => clashesOfChild(context, child, questId),
  },
};
