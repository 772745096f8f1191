import { findGroupGoals, listGroupProgress, listOwnProgress } from '#api/reads/goal-hours/goal-queries.ts';
import { setGroupGoals } from '#api/verbs/goal-hours/set-group-goals.ts';
import type { Resolvers } from './generated/resolvers.ts';

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
