import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { canJoin, readOwnWaiting } from '#api/places/waiting/own-waiting.ts';
import { createChildDateLoaders } from './child-dates.ts';
import { childVerdicts, clashesOfChild } from './child-verdicts.ts';

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
