import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { findGroupGoals, listGroupProgress, listOwnProgress } from './goal-queries.ts';
import { setGroupGoals } from './set-group-goals.ts';

export const resolvers: Resolvers = {
  Query: {
    ownGoalProgress: (_root, _args, context) => listOwnProgress(context),
    groupGoalProgress: (_, { groupId }, context) => listGroupProgress(context, groupId),
    groupGoals: (_, { groupId }, context) => findGroupGoals(context, groupId),
  },
  Mutation: {
    setGroupGoals: (_, args, context) => setGroupGoals(context, args),
  },
};
