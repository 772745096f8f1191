import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { findOwnReminders } from './own-reminders.ts';

export const resolvers: Resolvers = {
  Query: {
    ownReminders: (_root, _args, context) => findOwnReminders(context),
  },
};
